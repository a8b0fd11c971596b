# Completions of perfume for bash; `perfume completions bash` prints this.

# Offers the lines of standard input that begin with what has been typed, quoted as it is.
__perfume_offer() {
  local typed=$current quote= line
  local restore
  restore=$(shopt -p nocasematch)
  case $typed in
    [\"\']*) quote=${typed:0:1} typed=${typed:1} ;;
    *) typed=${typed//\\/} ;;
  esac
  shopt -s nocasematch
  while IFS= read -r line; do
    [[ $line == "$typed"* ]] || continue
    case $quote in
      \') line=${line//\'/\'\\\'\'} ;;
      \") line=${line//\\/\\\\} line=${line//\"/\\\"} line=${line//\$/\\\$} line=${line//\`/\\\`} ;;
      # bash cuts words at a colon and an equals sign unless they are quoted.
      *) printf -v line %q "$line"; line=${line//:/\\:} line=${line//=/\\=} ;;
    esac
    COMPREPLY+=("$line")
  done
  $restore
}

# A word of the command line as the command gets it.
__perfume_plain() {
  local word=${1/#\~\//$HOME/}
  word=${word//[\"\']/}
  printf %s "${word//\\/}"
}

_perfume() {
  local current=${COMP_WORDS[COMP_CWORD]} option= command= ended= word i
  local arguments=() handed_on=()
  COMPREPLY=()
  for ((i = 1; i < COMP_CWORD; i++)); do
    word=${COMP_WORDS[i]}
    if [[ $option ]]; then
      [[ $word == = ]] && continue
      case $option in
        --catalog|--session)
          handed_on+=("$option" "$(__perfume_plain "$word")") ;;
      esac
      option=
      continue
    fi
    case $ended$word in
      --) ended=1 ;;
      --catalog|--session|--color|--lang|--find|--brand|--ingredient|--keyword|--match-ingredients|--match-keywords|--sort|--limit|--offset|--from|--host|--port|--threads|--cors|--base-path|--log|--into|--map|--currency|--delimiter|--encoding|--table|--sheet|--series|--merge|--report) option=$word ;;
      -?*) ;;
      *) if [[ $command ]]; then arguments+=("$(__perfume_plain "$word")"); else command=$word; fi ;;
    esac
  done
  [[ $current == = ]] && current=
  if [[ $option ]]; then
    case $command:$option in
      search:--brand) __perfume_offer < <(perfume names brand "${handed_on[@]}" 2>/dev/null) ;;
      search:--ingredient) __perfume_offer < <(perfume names series "${handed_on[@]}" 2>/dev/null) ;;
      search:--keyword) __perfume_offer < <(perfume names keyword "${handed_on[@]}" 2>/dev/null) ;;
      search:--match-ingredients) __perfume_offer < <(printf '%s\n' any all) ;;
      search:--match-keywords) __perfume_offer < <(printf '%s\n' any all) ;;
      search:--sort) __perfume_offer < <(printf '%s\n' popular rating newest name) ;;
      search:--from) compopt -o default ;;
      serve:--log) __perfume_offer < <(printf '%s\n' text json none) ;;
      import:--into) compopt -o default ;;
      import:--series) compopt -o default ;;
      import:--merge) compopt -o default ;;
      import:--report) compopt -o default ;;
      *:--catalog) compopt -o default ;;
      *:--session) compopt -o default ;;
      *:--color) __perfume_offer < <(printf '%s\n' auto always never) ;;
      *:--lang) __perfume_offer < <(printf '%s\n' en ko) ;;
    esac
  elif [[ $current == -* && ! $ended ]]; then
    case $command in
      show) __perfume_offer < <(printf '%s\n' --find --no-session --catalog --session --json --color --lang --help -h --version) ;;
      search) __perfume_offer < <(printf '%s\n' --brand --ingredient --keyword --match-ingredients --match-keywords --sort --limit --offset --counts --query --from --no-session --catalog --session --json --color --lang --help -h --version) ;;
      serve) __perfume_offer < <(printf '%s\n' --host --port --threads --cors --base-path --log --catalog --session --json --color --lang --help -h --version) ;;
      import) __perfume_offer < <(printf '%s\n' --into --replace --update --map --brand --currency --delimiter --encoding --table --sheet --series --merge --skip-bad-rows --dry-run --report --quiet -q --catalog --session --json --color --lang --help -h --version) ;;
      *) __perfume_offer < <(printf '%s\n' --catalog --session --json --color --lang --help -h --version) ;;
    esac
  else
    case $command:${#arguments[@]} in
      :0) __perfume_offer < <(printf '%s\n' show select deselect clear match search serve import check completions man help) ;;
      show:0) __perfume_offer < <(printf '%s\n' series brand keyword) ;;
      select:0) __perfume_offer < <(printf '%s\n' series brand keyword) ;;
      select:*) __perfume_offer < <(perfume names "${arguments[0]}" "${handed_on[@]}" 2>/dev/null) ;;
      deselect:0) __perfume_offer < <(printf '%s\n' series brand keyword) ;;
      deselect:*) __perfume_offer < <(perfume names "${arguments[0]}" --selected "${handed_on[@]}" 2>/dev/null) ;;
      clear:0) __perfume_offer < <(printf '%s\n' series brand keyword) ;;
      match:0) __perfume_offer < <(printf '%s\n' series keyword) ;;
      match:1) __perfume_offer < <(printf '%s\n' any all) ;;
      import:*) compopt -o default ;;
      check:0) compopt -o default ;;
      completions:0) __perfume_offer < <(printf '%s\n' bash zsh fish) ;;
      help:0) __perfume_offer < <(printf '%s\n' show select deselect clear match search serve import check completions man help) ;;
    esac
  fi
}

complete -F _perfume perfume
