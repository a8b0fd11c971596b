import Catalog
import CatalogImport
import Testing

@testable import ImportFiles

/// Encodings that differ in the accents of Latin letters alone, and that of Greek.
@Suite("Telling the encodings of Europe apart")
struct EuropeanEncodingTests {
  private let folder: InputFolder

  init() throws { folder = try InputFolder() }

  static let czech = """
    název;značka;vůně
    Černá růže;Květinový dům;růže, jasmín, ambra
    Noční tanec;Dům vůní;bergamot, citrusové plody, fialka, pižmo
    Svěží voda;Alpa;máta, levandule, meduňka, kopřiva
    Zlatá šiška;Brněnská parfumerie;jedle, smrk, pryskyřice, mech
    Vánoční koření;Manufaktura;skořice, hřebíček, pomeranč, med
    Dřevitá mlha;Pražská dílna;cedrové dřevo, vetiver, kůže, tabák
    """
  static let slovak = """
    názov;značka;tóny
    Ľalia;Slovenská vôňa;ľalia, konvalinka, ruža, pižmo
    Čierna čerešňa;Ďatelina;čerešňa, mandľa, vanilka, škorica
    Tichý večer;Vôňa lesa;ihličie, mach, živica, kôra, céder
    """
  static let polish = """
    nazwa;marka;nuty
    Książę;Dom Zapachów;róża, jaśmin, żywica, goździk
    Święta noc;Miraculum;świeża wanilia, drewno sandałowe, piżmo
    Łagodny;Pollena;kwiat pomarańczy, trawa cytrynowa, mięta
    Być może;Miraculum;bergamotka, brzoskwinia, ylang-ylang, dębowy mech
    Złoty pył;Kraków;bursztyn, szafran, róża, oud
    """
  static let hungarian = """
    név;márka;illatjegyek
    Őszi erdő;Magyar Illatház;fenyő, tölgymoha, bőr, füst
    Tűzvirág;Rózsakert;rózsa, fűszerek, szegfűszeg, vanília
    Kölnivíz;Caola;citrom, narancsvirág, levendula, rozmaring
    Éjszakai gyöngyvirág;Krasznaja;gyöngyvirág, jázmin, pézsma
    """
  static let romanian = """
    nume;marcă;note
    Trandafir alb;Farmec;trandafir, lemn de santal, vanilie dulceaţă
    Floare de câmp;Gerovital;iasomie, lăcrămioare, muşchi de stejar, piele
    Noapte de vară;Bucureşti;bergamotă, piersică, ţipirig, chihlimbar
    """
  static let croatian = """
    naziv;marka;note
    Čista ruža;Zagrebačka;ruža, jasmin, mošus, žalfija
    Kuća mirisa;Sunčani vrt;naranča, breskva, cvijet višnje, đumbir
    """
  static let slovene = """
    ime;znamka;note
    Češnjev cvet;Lekarna;češnja, vrtnica, mošus
    Poletna noč;Škratek;žajbelj, sivka, limona
    """
  static let turkish = """
    ad;notalar
    Gül Bahçesi;kırmızı gül, yasemin çiçeği, şeftali
    İstanbul;sandal ağacı, beyaz misk, ağaçsı notalar
    Gece Yarısı;amber, öd ağacı, vanilya, baharat, tütün
    """
  static let french = """
    nom;marque;année
    Eau Fraîche;Hermès;1979
    J’adore – l’Élixir;Dior;2023
    Crème de Cuir, bois brûlé;Guerlain;2010
    Été à Paris;Lancôme;fève tonka, cèdre, œillet, fleur d'oranger, réglisse
    Où vas-tu;Maître Parfumeur;mûre, pêche, noix, épices, ciste
    """
  static let spanish = """
    nombre;marca;notas
    Agua de Sevilla;Álvarez Gómez;limón, azahar, jazmín, sándalo
    Mañana de otoño;Puig;clavel, vainilla, almizcle, piña, melocotón
    Corazón español;Dalí;ámbar, café, cedro, canela, azafrán
    """
  static let italian = """
    nome;marca;note
    Più bella;L'Erbolario;bergamotto, gelsomino, caffè
    Felicità;Santa Maria Novella;fiori d'arancio, tè verde, ribes
    Così è;Bottega Verde;muschio, pepe, lampone, virtù
    Però;Rancé;tiglio, lillà, papavero
    """
  static let portuguese = """
    nome;marca;notas
    Manhã de verão;Natura;maracujá, limão, jasmim, sândalo
    Coração;O Boticário;baunilha, açaí, pêssego, violeta
    Emoções;Granado;maçã, romã, flor de laranjeira, âmbar
    """
  static let swedish = """
    namn;märke;noter
    Mörk skog;Björk & Bär;gran, mossa, läder, rök
    Blåbär;Ålesund;blåbär, viol, mysk, ängsblommor
    Söt hallon;Säfve;hallon, svartvinbär, vanilj
    """
  static let danish = """
    navn;mærke;noter
    Sø og skov;Bjørn;rødgran, læder, røg
    Blåbær;Ærø;blåbær, viol, hyldeblomst, æble
    Grøn te;Nørrebro;grøn te, citron, bøg
    """
  static let finnish = """
    nimi;tuoksu
    Mäntymetsä;mänty, pihka, sammal, hämärä
    Yön kukka;jasmiini, tähtianis, öljy
    """
  static let estonian = """
    nimi;lõhn
    Õhtu;õun, mõdu, kõrkjas
    Mänd;vaik, sõstar, täht, üles
    """
  static let several = """
    name;brand
    Chloé;Chloé
    Señorita;Puig
    Süße Versuchung;Müller
    Più;Acqua di Parma
    Manhã;Natura
    Sjö;Björk
    L'Été;Hermès
    Grøn;Ærø
    """
  static let greek = """
    όνομα;οίκος;νότες
    Νύχτα στην Αθήνα;Κορρές;περγαμόντο, τριαντάφυλλο, γιασεμί
    Θάλασσα;Απιβίτα;λεμόνι, σανδαλόξυλο, βανίλια
    """

  static let tables: [(TextEncoding, String)] = [
    (.windows1250, czech), (.latin2, czech), (.windows1250, slovak), (.latin2, slovak),
    (.windows1250, polish), (.latin2, polish), (.windows1250, hungarian),
    (.windows1250, romanian), (.windows1250, croatian), (.latin2, croatian),
    (.windows1250, slovene), (.latin2, slovene), (.windows1254, turkish),
    (.windows1252, french), (.windows1252, spanish), (.windows1252, italian),
    (.windows1252, portuguese), (.windows1252, swedish), (.windows1252, danish),
    (.windows1252, finnish), (.windows1252, estonian), (.windows1252, several),
    (.windows1253, greek),
  ]

  @Test("A table of a few rows is read in its encoding", arguments: 0..<tables.count)
  func readsTable(index: Int) throws {
    let (encoding, text) = Self.tables[index]
    let read = try folder.text(text.encoded(encoding))
    #expect(read.text == text)
    #expect(read.assumption == encoding.name)
  }

  @Test("Hungarian and Romanian are the same in both encodings of Central Europe")
  func sameInBoth() throws {
    for text in [Self.hungarian, Self.romanian] {
      #expect(try folder.text(text.encoded(.latin2)).text == text)
    }
  }

  @Test(
    "A name is enough, where its letters are of one language",
    arguments: [
      (.windows1250, "Černá růže"), (.windows1250, "Noční"), (.windows1250, "Zimní večer"),
      (.windows1250, "žlutý tulipán"), (.windows1250, "Třešeň"), (.windows1250, "Hříbek"),
      (.windows1250, "goździk"), (.windows1250, "Złoty pył"), (.windows1250, "Tűzvirág"),
      (.windows1250, "pačuli"), (.windows1254, "kırmızı gül"), (.windows1254, "yasemin çiçeği"),
      (.windows1252, "Crème Brûlée"), (.windows1252, "Forêt"), (.windows1252, "Première"),
      (.windows1252, "Più"), (.windows1252, "Coração"), (.windows1252, "Limão"),
      (.windows1252, "España"), (.windows1252, "Tromsø"), (.windows1252, "Ærø"),
      (.windows1252, "Blåbær"), (.windows1252, "œillet"), (.windows1252, "Naïve"),
      (.windows1252, "Août"), (.windows1252, "Où"), (.windows1252, "Þórsmörk og norðurljós"),
    ] as [(TextEncoding, String)]
  )
  func readsName(encoding: TextEncoding, text: String) throws {
    let read = try folder.text(text.encoded(encoding))
    #expect(read.text == text, "\(read.assumption)")
  }

  @Test("An escape sequence between two pieces of a long text is found")
  func escapeAtEnd() throws {
    for length in (1 << 18) - 4...(1 << 18) + 1 {
      let text = String(repeating: "a", count: length) + "香水\nb"
      #expect(try folder.text(text.encoded(.iso2022JP)).text == text)
    }
  }

  @Test("An escape sign that begins no such sequence is one of ASCII")
  func escapeAlone() throws {
    let text = "a\u{1B}[1mb\u{1B}"
    let read = try folder.text(Array(text.utf8))
    #expect(read.text == text && read.source.assumption?.basis == .nothingElse)
  }
}
