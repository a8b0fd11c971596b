import Catalog

/// What columns are called in the files that people make, by the field that they hold, the best name
/// first: keys as `HeaderKey` makes them, in the languages of perfume shops and sites.
enum FieldNames {
  /// The fields that a column called `words` may hold, and how well the name fits each, the likeliest
  /// first; 0 fits best.
  static func meanings(of words: String) -> [(field: Field, rank: Int)] { byName[words] ?? [] }

  private static let byName: [String: [(field: Field, rank: Int)]] = {
    var byName: [String: [(field: Field, rank: Int)]] = [:]
    var field: Field?
    var rank = 0
    // A line without an indent begins a field, the others go on with its names.
    for line in all.split(separator: "\n") {
      guard line.hasPrefix("  "), let field else {
        field = Field(named: String(line))
        rank = 0
        continue
      }
      for name in line.split(separator: ",").map({ String($0).trimmed }) where !name.isEmpty {
        byName[name, default: []].append((field, rank))
        rank += 1
      }
    }
    return byName
  }()

  /// A text, since the compiler takes minutes for a literal of as many strings.
  private static let all = """
    name
      perfume name, perfumename, fragrance name, fragrancename, product name, productname,
      perfume title, name, title, product title, perfume, fragrance, scent, base product name,
      item name, product, item, model, 향수명, 향수 이름, 향수이름, 제품명, 상품명, 상품 이름, 이름, 향수, 품명, 제품, 상품,
      name kr, name ko, name kor, korean name, name korean, 한글명, 한글 이름, 한글이름, 국문명, name cn,
      name zh, chinese name, 中文名, 中文名称, 香水名称, 香水名稱, 香水名, 香水, 名称, 名稱, 品名, 商品名, 商品名称, 商品名稱, 产品名称,
      產品名稱, name jp, name ja, name tw, タイトル, 香水の名前, 名前, 製品名, название, название аромата,
      название духов, наименование, имя, аромат, духи, парфюм, name ru, اسم, الاسم, اسم العطر,
      العطر, اسم المنتج, المنتج, parfum, parfumname, parfum name, produktname, produkt, duft,
      duftname, bezeichnung, artikel, artikelname, nom, nom du parfum, nom parfum, produit,
      nom du produit, titre, nombre, nombre del perfume, perfume nombre, producto, fragancia,
      nome, nome del profumo, profumo, prodotto, nome do perfume, nome perfume, produto,
      fragrancia, titulo, titolo, titel, isim, ad, parfum adi, urun adi, nazwa, perfumy, nazev,
      key,
      宝贝标题, 宝贝名称, 商品标题, 标题, 標題, 商品タイトル, 상품 제목
    english-name
      english name, name en, name english, name eng, en name, eng name, english title, title en,
      englishname, perfume name en, product name en, perfume english name, name latin,
      latin name of perfume, 영문명, 영문 이름, 영문이름, 영어 이름, 영어이름, 영어명, 영문 향수명, 영문 제품명, 영문 상품명, 향수 영문명,
      英文名, 英文名称, 英文名稱, 英語名, 英文, name fr, french name, name original, original name, 原名, 外文名,
      оригинальное название, английское название, англ название, الاسم الانجليزي,
      الاسم بالانجليزية
    line
      brand line, brandline, product line, line, ligne, linie, produktlinie, linea, 라인, 제품 라인
    brand
      brand, brand name, brandname, perfume brand, house, perfume house, perfumehouse,
      fragrance house, designer, company, company name, maker, manufacturer, vendor, label,
      maison, producer, 브랜드, 브랜드명, 브랜드 이름, 제조사, 하우스, 회사, 업체, brand kr, brand ko, 한글 브랜드, 한글 브랜드명,
      브랜드 한글명, 品牌, 品牌名, 品牌名称, 品牌名稱, 厂商, 廠商, brand cn, brand zh, brand tw, ブランド, ブランド名, メーカー,
      brand jp, brand ja, brandjp, бренд, марка, брэнд, производитель, торговая марка, дом,
      парфюмерный дом, компания, الماركة, العلامة التجارية, ماركة, البراند, الشركة, البائع,
      marke, hersteller, markenname, marque, fabricant, marca, fabricante, casa, marka, znacka,
      merk, producent
    brand-english-name
      brand english name, brand en, english brand, brand english, brand name en,
      english brand name, brand eng, 영문 브랜드, 영문 브랜드명, 브랜드 영문명, 브랜드 영문, 브랜드 영어, 英文品牌, 品牌英文, 品牌英文名,
      brand latin
    year
      launch year, launchyear, release year, releaseyear, year of launch, year of release,
      year released, year, launched, released, release date, releasedate, launch date,
      launchdate, introduced, 출시년도, 출시 연도, 출시연도, 출시 년도, 출시일, 발매년도, 발매 연도, 발매연도, 발매일, 연도, 년도,
      上市年份, 年份, 发布年份, 發布年份, 发行年份, 上市时间, 上市時間, 发售年份, 年, 発売年, 発売日, год, год выпуска, год выхода,
      дата выпуска, السنة, سنة الاصدار, سنة الإصدار, jahr, erscheinungsjahr, annee,
      annee de sortie, annee de lancement, ano, ano de lancamento, ano de lanzamiento, anno,
      anno di lancio, yil, cikis yili, rok, rok wydania, jaar, 출시, 출시년
    gender
      gender, for gender, forgender, sex, target gender, target, audience, for whom, department,
      google shopping gender, 성별, 사용 성별, 대상, 추천 성별, 性别, 性別, 适用性别, 適用性別, 適用對象, 男女, пол, для кого,
      гендер, الجنس, الفئة, geschlecht, zielgruppe, genre, sexe, genero, sexo, genere, sesso,
      cinsiyet, plec, pohlavi, geslacht, for,
      fur wen, pour qui, para quien, per chi
    concentration
      concentration, perfume type, fragrance type, perfumetype, fragrancetype, strength, type,
      product type, category, classification, classifications, 부향률, 농도, 향수 종류, 종류, 타입, 제형, 浓度,
      濃度, 香水类型, 香水類型, 类型, 類型, 種類, концентрация, вид, тип, тип продукта, التركيز, النوع,
      نوع العطر, konzentration, duftart, typ, produktart, concentration du parfum, concentracion,
      tipo, concentrazione, concentracao, konsantrasyon, koncentracja, soort,
      conc
    rating
      rating value, ratingvalue, average rating, averagerating, avg rating, avgrating, rating,
      rating avg, ratings average, mean rating, overall rating, rate, score, stars, star rating,
      review score, rating score, user rating, 평점, 평균 평점, 별점, 점수, 평균 별점, 评分, 評分, 评价, 評價, 得分, 評価,
      レビュー平均, оценка, рейтинг, средняя оценка, средний рейтинг, التقييم, تقييم, bewertung,
      durchschnittliche bewertung, note moyenne, evaluation, puntuacion, valoracion,
      calificacion, valutazione, voto, avaliacao, nota media, puan, ocena, hodnoceni, beoordeling, fragrantica rating, parfumo rating, my rating, 상품평점, 구매자 평점,
      리뷰점수, 리뷰 점수, 리뷰 평점, 평가 점수
    rating-count
      rating count, ratingcount, ratings count, number votes, number of votes, number of ratings,
      number of reviews, num ratings, num votes, vote count, votes, votes count, rating votes,
      review count, reviews count, reviewcount, reviews, num reviews, ratings, count, people,
      popularity, total votes, all votes, allvotes, numberofreviews, 평가 수, 평점 수, 리뷰 수, 리뷰수, 평가수,
      평가 인원, 평점수, 후기 수, 참여 인원, 评分人数, 評分人數, 评价人数, 评论数, 評論數, 評価数, レビュー数, количество оценок,
      число оценок, количество голосов, голоса, количество отзывов, отзывы, число голосов,
      عدد التقييمات, anzahl bewertungen, anzahl der bewertungen, bewertungen, nombre de votes,
      nombre d avis, nombre davis, votos, numero de votos, numero de opiniones, opiniones,
      numero di voti, recensioni, avaliacoes, liczba ocen
    price
      price with currency, pricewithcurrency, list price, original price, originalprice,
      retail price, regular price, msrp, rrp, price, variant price, unit price, sale price,
      special price, current price, cost, amount, 판매가, 정가, 소비자가, 가격, 금액, 판매가격, 할인가, 원가, 价格, 價格,
      原价, 原價, 售价, 售價, 市价, 市價, 定价, 定價, 特价, 特價, 価格, 値段, 定価, цена, стоимость, السعر, سعر, preis,
      prix, precio, prezzo, preco, fiyat, cena, prijs, pret, 소비자가격, 정상가
    currency
      currency, currency code, currencycode, price currency, 통화, 화폐, 货币, 貨幣, 币种, 幣別, 通貨, валюта,
      العملة, wahrung, devise, moneda, valuta, moeda, waluta
    image
      image url, imageurl, image link, image, img url, img, image src, main image, main photo,
      photo url, photo, picture, picture url, thumbnail, images, 이미지, 이미지 url, 사진, 图片, 圖片, 图片链接,
      圖片網址, 画像, 画像url, фото, изображение, картинка, صورة, الصورة, bild, bilder, bild url,
      image principale, imagen, foto, immagine, imagem, resim, zdjecie,
      대표이미지, 대표 이미지, 이미지등록, 商品画像, 商品画像url, 主图, 商品图片, 宝贝图片
    top
      top notes, top note, topnotes, topnote, top, head notes, head note, headnotes, head,
      open notes, opening notes, opennotes, opening, notes top, top notes list, 탑 노트, 탑노트, 톱 노트,
      톱노트, 탑, 톱, 첫향, 첫 향, 前调, 前調, 头香, 頭香, 前味, 初調, トップノート, トップ, トップ ノート, верхние ноты,
      верхняя нота, начальные ноты, верх, верхние, القمة, المقدمة, مقدمة العطر, النوتات العليا,
      افتتاحية العطر, kopf, kopfnote, kopfnoten, note de tete, notes de tete, tete, notas de salida,
      nota de salida, salida, notas de cabeza, note di testa, nota di testa, testa,
      notas de topo, notas de saida, topo, ust notalar, ust nota, nuty glowy, nuta glowy, topnoten
    middle
      middle notes, middle note, middlenotes, middlenote, middle, heart notes, heart note,
      heartnotes, heartnote, heart, mid notes, mid note, mid, notes middle, notes heart, 미들 노트,
      미들노트, 미들, 하트 노트, 하트노트, 중간 향, 중간향, 中调, 中調, 体香, 體香, 中味, 心调, ミドルノート, ミドル, ミドル ノート, ハートノート,
      средние ноты, ноты сердца, нота сердца, сердце, средняя нота, средние, сердечные ноты,
      القلب, قلب العطر, النوتات الوسطى, نوتات القلب, herz, herznote, herznoten, note de coeur,
      notes de coeur, coeur, notas de corazon, nota de corazon, corazon, notas medias,
      note di cuore, nota di cuore, cuore, notas de coracao, coracao, orta notalar, orta nota,
      kalp notalari, nuty serca, nuta serca, hartnoten
    base
      base notes, base note, basenotes, basenote, base, bottom notes, bottom note, bottom,
      dry down, drydown, notes base, last notes, last, end notes, 베이스 노트, 베이스노트, 베이스, 라스트 노트,
      라스트노트, 라스트, 잔향, 后调, 後調, 尾调, 尾調, 基调, 基調, 底香, 基香, 後味, 尾味, ラストノート, ベースノート, ラスト, ベース,
      базовые ноты, база, базовая нота, базовые, конечные ноты, шлейф, القاعدة, قاعدة العطر,
      النوتات الاساسية, نوتات القاعدة, basis, basisnote, basisnoten, note de fond, notes de fond, fond,
      notas de fondo, nota de fondo, fondo, notas base, note di fondo, nota di fondo,
      notas de fundo, fundo, alt notalar, alt nota, nuty bazy, nuta bazy
    notes
      notes, all notes, fragrance notes, perfume notes, scent notes, olfactory notes, notes list,
      note, note list, ingredients, ingredient, main notes, main note, mainnote, mainnotes,
      key notes, note pyramid, notes pyramid, pyramid, fragrance pyramid, olfactory pyramid,
      composition, 향료, 노트, 원료, 성분, 재료, 향 노트, 주요 노트, 향 구성, 香调成分, 香气成分, 香味, 气味, 氣味, 香料, 调香, 調香,
      前中后调, ノート, 香り, 香りのノート, ноты, нота, состав, пирамида, ноты аромата, композиция, النوتات,
      مكونات العطر, المكونات, نوتات, duftnoten, noten, inhaltsstoffe, duftpyramide,
      notes olfactives, pyramide olfactive, notas, notas olfativas, piramide olfativa,
      note olfattive, piramide olfattiva, notalar, nuty, nuty zapachowe, geurnoten
    accords
      main accords, main accord, mainaccord, mainaccords, accords, accord, top accords,
      olfactory family, fragrance family, scent family, olfactive family, family,
      fragrance group, olfactory group, group, scent type, scent group, fragrance, category,
      categories, 향조, 계열, 향 계열, 향계열, 주요 어코드, 어코드, 향 종류, 카테고리, 香调, 香調, 主香调, 主香調, 气味家族, 香系, 香味家族,
      系統, 香調系統, 香りの系統, 香りのタイプ, カテゴリ, カテゴリー, аккорды, аккорд, основные аккорды, группа, семейство,
      группа ароматов, категория, العائلة العطرية, العائلة, التصنيف, المجموعة, duftfamilie,
      duftrichtung, akkorde, familie olfactive, famille olfactive, famille, accords principaux,
      familia olfativa, familia, acordes, acordes principales, famiglia olfattiva, famiglia,
      accordi, koku ailesi, akorlar, rodzina zapachowa, akordy, kategorie, categorie, categoria,
      kategoria,
      카테고리명
    keywords
      keywords, keyword, tags, tag, moods, mood, labels, hashtags, hashtag, vibe, vibes, style,
      impression, impressions, 키워드, 태그, 해시태그, 분위기, 느낌, 무드, 이미지 키워드, 关键词, 關鍵字, 关键字, 标签, 標籤, 風格,
      キーワード, タグ, ключевые слова, теги, тег, метки, настроение, الكلمات المفتاحية, الوسوم,
      stichworte, schlagworte, schlagworter, mots cles, etiquettes, palabras clave, etiquetas,
      parole chiave, etichette, palavras chave, anahtar kelimeler, etiketler, slowa kluczowe, tagi,
      상품태그, 상품 태그
    id
      perfume id, perfumeid, fragrance id, fragranceid, product id, productid, item id, id, pid,
      handle, no, sku, variant sku, base product, 번호, 아이디, 향수번호, 상품번호, 제품번호, 编号, 編號, 商品编号, 商品編號
    page
      url, link, page url, page, detail url, detailurl, product url, producturl, perfume url,
      perfume link, product link, href, web, website, 링크, 주소, 链接, 網址, ссылка, الرابط, lien, enlace
    """
}
