#compdef perfume
# Completions of perfume for zsh; `perfume completions zsh` prints this.

# Offers the names that the catalogue has.
_perfume_names() {
  local -a names handed_on
  local option value expl
  for option in --catalog --session; do
    value=${opt_args[$option]:-${before_command[$option]}}
    [[ -n $value ]] && handed_on+=($option ${(Q)value/#\~\//$HOME/})
  done
  names=(${(f)"$(perfume "$@" $handed_on 2>/dev/null)"})
  _wanted names expl name compadd -M 'm:{[:lower:][:upper:]}={[:upper:][:lower:]}' -a names
}

_perfume_commands() {
  local -a commands
  commands=(
    'show:Show the filter: what is selected and what there is to select.'
    'select:Add ingredients, brands or keywords to the selection.'
    'deselect:Take ingredients, brands or keywords out of the selection.'
    'clear:Clear the selection, or one category of it.'
    'match:Ask for any or for all of what is selected.'
    'search:Find perfumes.'
    'serve:Serve the filter over HTTP, for programs and as a page.'
    'import:Make a catalogue from files.'
    'check:Verify a catalogue whole, and say what is wrong.'
    'completions:Print a script that completes commands, options and names.'
    'man:Print the manual page.'
    'help:Explain the program or one of its commands.'
  )
  _describe command commands
}

_perfume() {
  local curcontext=$curcontext state line ret=1
  local -a everywhere
  local -A opt_args before_command
  everywhere=(
    '(--catalog)--catalog=[The catalogue to search; without it, PERFUME_CATALOG or the sample catalogue.]:FILE:_files'
    '(--session)--session=[Where the selection is kept; without it, PERFUME_SESSION or your state folder.]:FILE:_files'
    '(--json)--json[Print one JSON document and nothing else.]'
    '(--color)--color=[When to use bold and colour; auto does on a terminal.]:auto|always|never:(auto always never)'
    '(--lang)--lang=[The language of messages; without it, that of the locale.]:en|ko:(en ko)'
    '(--help -h)--help[Show help, also for a command.]'
    '(--help -h)-h[Show help, also for a command.]'
    '(--version)--version[Show the version.]'
  )
  _arguments -C -S $everywhere '1:command:_perfume_commands' '*::argument:->arguments' && ret=0
  [[ $state == arguments ]] || return ret
  before_command=("${(@kv)opt_args}")
  curcontext=${curcontext%:*}-$line[1]:
  case $line[1] in
    (show)
      _arguments -S $everywhere \
        '(--find)--find=[Show only the names that have every word of TEXT.]:TEXT:' \
        '(--no-session)--no-session[Leave the saved selection out.]' \
        '1:series|brand|keyword:(series brand keyword)' \
        && ret=0 ;;
    (select)
      _arguments -S $everywhere \
        '1:series|brand|keyword:(series brand keyword)' \
        '*:NAME: _perfume_names names $line[1]' \
        && ret=0 ;;
    (deselect)
      _arguments -S $everywhere \
        '1:series|brand|keyword:(series brand keyword)' \
        '*:NAME: _perfume_names names $line[1] --selected' \
        && ret=0 ;;
    (clear)
      _arguments -S $everywhere \
        '1:series|brand|keyword:(series brand keyword)' \
        && ret=0 ;;
    (match)
      _arguments -S $everywhere \
        '1:series|keyword:(series keyword)' \
        '2:any|all:(any all)' \
        && ret=0 ;;
    (search)
      _arguments -S $everywhere \
        '*--brand=[Select a brand for this search.]:NAME: _perfume_names names brand' \
        '*--ingredient=[Select an ingredient for this search.]:NAME: _perfume_names names series' \
        '*--keyword=[Select a keyword for this search.]:NAME: _perfume_names names keyword' \
        '(--match-ingredients)--match-ingredients=[Whether any ingredient of each series will do (the usual), or all must be there.]:any|all:(any all)' \
        '(--match-keywords)--match-keywords=[Whether any keyword will do (the usual), or all must be there.]:any|all:(any all)' \
        '(--sort)--sort=[The order\: most rated first (the usual), best rated, newest, or by the catalogue'\''s own name.]:popular|rating|newest|name:(popular rating newest name)' \
        '(--limit)--limit=[How many perfumes to show, 1 to 100; usually 20.]:N:' \
        '(--offset)--offset=[How many perfumes to pass over first.]:N:' \
        '(--counts)--counts[Also show how many perfumes each further choice would leave.]' \
        '(--query)--query[Print the query as JSON and search nothing.]' \
        '(--from)--from=[Search with a query that --query printed; - reads standard input.]:FILE:_files' \
        '(--no-session)--no-session[Leave the saved selection out.]' \
        '1:TEXT:' \
        && ret=0 ;;
    (serve)
      _arguments -S $everywhere \
        '(--host)--host=[Where to listen; without it, only this machine can connect (127.0.0.1 and \:\:1).]:HOST:' \
        '(--port)--port=[The port to listen at, usually 8080; 0 picks one that is free.]:N:' \
        '(--threads)--threads=[How many threads answer; without it, one for each processor.]:N:' \
        '*--cors=[A site whose scripts may read the answers, as in https\://shop.example; * for any.]:ORIGIN:' \
        '(--base-path)--base-path=[Where the service is below its host, as in /perfume/ behind a proxy.]:PATH:' \
        '(--log)--log=[How requests are written to standard output; text is the common log format.]:text|json|none:(text json none)' \
        && ret=0 ;;
    (import)
      _arguments -S $everywhere \
        '(--into)--into=[The catalogue to make; one that is there is replaced in a single step.]:CATALOGUE:_files' \
        '(--replace)--replace[Perfumes that are not in the files go (the usual).]' \
        '(--update)--update[Perfumes that are not in the files stay.]' \
        '*--map=[What a column holds, as in --map brand=Vendor; --map name=#2 means the second column.]:FIELD=COLUMN:' \
        '(--brand)--brand=[The brand of all perfumes that name none.]:NAME:' \
        '(--currency)--currency=[The currency of all prices that name none.]:CODE:' \
        '(--delimiter)--delimiter=[What parts the cells of a text, where that is not found out\: one sign, or tab.]:SIGN:' \
        '(--encoding)--encoding=[The encoding of a text, where that is not found out\: cp949, shift_jis, windows-1252...]:NAME:' \
        '(--table)--table=[The table of a SQLite database that has several.]:NAME:' \
        '(--sheet)--sheet=[The sheet of a workbook that has several, by name or number.]:NAME:' \
        '*--series=[A table of notes and their series (columns note and series), which goes before the program'\''s own.]:FILE:_files' \
        '*--merge=[Apply the proposals of a report that --report wrote, for what is there twice.]:FILE:_files' \
        '(--skip-bad-rows)--skip-bad-rows[Import the other rows when some are wrong; usually nothing is imported then.]' \
        '(--dry-run)--dry-run[Say what would be imported, and write nothing.]' \
        '(--report)--report=[Write the whole report to a file, as JSON.]:FILE:_files' \
        '(--quiet -q)--quiet[Show no progress and no report.]' \
        '(--quiet -q)-q[Show no progress and no report.]' \
        '*:FILE:_files' \
        && ret=0 ;;
    (check)
      _arguments -S $everywhere \
        '1:CATALOGUE:_files' \
        && ret=0 ;;
    (completions)
      _arguments -S $everywhere \
        '1:bash|zsh|fish:(bash zsh fish)' \
        && ret=0 ;;
    (man)
      _arguments -S $everywhere \
        && ret=0 ;;
    (help)
      _arguments -S $everywhere \
        '1:COMMAND:(show select deselect clear match search serve import check completions man help)' \
        && ret=0 ;;
  esac
  return ret
}

# Sourced, it registers itself; found in fpath, it is the function's body.
if [[ $funcstack[1] == _perfume ]]; then
  _perfume "$@"
else
  compdef _perfume perfume
fi
