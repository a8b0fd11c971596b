# Completions of perfume for fish; `perfume completions fish` prints this.

# Prints the command and its arguments as far as they have been typed, one a line.
function __perfume_typed
    set -l option
    for token in (commandline -opc)[2..]
        if test -n "$option"
            set option
            continue
        end
        switch $token
            case --catalog --session --color --lang --find --brand --ingredient --keyword --match-ingredients --match-keywords --sort --limit --offset --from --host --port --threads --cors --base-path --log --into --map --currency --delimiter --encoding --table --sheet --series --merge --report
                set option $token
            case '-*'
            case '*'
                printf '%s\n' $token
        end
    end
end

# Whether the argument with number $argv[2] of the command $argv[1] comes next.
function __perfume_at
    set -l typed (__perfume_typed)
    test "$typed[1]" = "$argv[1]"; and test (count $typed) -eq $argv[2]
end

# Whether an argument from number $argv[2] on of the command $argv[1] comes next.
function __perfume_from
    set -l typed (__perfume_typed)
    test "$typed[1]" = "$argv[1]"; and test (count $typed) -ge $argv[2]
end

# Prints the names that the catalogue has.
function __perfume_names
    set -l handed_on
    set -l option
    for token in (commandline -opc)[2..]
        if test -n "$option"
            set -a handed_on $option (string replace -r '^~/' "$HOME/" -- $token)
            set option
            continue
        end
        switch $token
            case --catalog --session
                set option $token
            case '--catalog=*' '--session=*'
                set -a handed_on $token
        end
    end
    perfume $argv $handed_on 2>/dev/null
end

complete -c perfume -f
complete -c perfume -l catalog -r -F -d 'The catalogue to search; without it, PERFUME_CATALOG or the sample catalogue.'
complete -c perfume -l session -r -F -d 'Where the selection is kept; without it, PERFUME_SESSION or your state folder.'
complete -c perfume -l json -d 'Print one JSON document and nothing else.'
complete -c perfume -l color -x -a 'auto always never' -d 'When to use bold and colour; auto does on a terminal.'
complete -c perfume -l lang -x -a 'en ko' -d 'The language of messages; without it, that of the locale.'
complete -c perfume -s h -l help -d 'Show help, also for a command.'
complete -c perfume -l version -d 'Show the version.'
complete -c perfume -n '__perfume_at "" 0' -a show -d 'Show the filter: what is selected and what there is to select.'
complete -c perfume -n '__perfume_at "" 0' -a select -d 'Add ingredients, brands or keywords to the selection.'
complete -c perfume -n '__perfume_at "" 0' -a deselect -d 'Take ingredients, brands or keywords out of the selection.'
complete -c perfume -n '__perfume_at "" 0' -a clear -d 'Clear the selection, or one category of it.'
complete -c perfume -n '__perfume_at "" 0' -a match -d 'Ask for any or for all of what is selected.'
complete -c perfume -n '__perfume_at "" 0' -a search -d 'Find perfumes.'
complete -c perfume -n '__perfume_at "" 0' -a serve -d 'Serve the filter over HTTP, for programs and as a page.'
complete -c perfume -n '__perfume_at "" 0' -a import -d 'Make a catalogue from files.'
complete -c perfume -n '__perfume_at "" 0' -a check -d 'Verify a catalogue whole, and say what is wrong.'
complete -c perfume -n '__perfume_at "" 0' -a completions -d 'Print a script that completes commands, options and names.'
complete -c perfume -n '__perfume_at "" 0' -a man -d 'Print the manual page.'
complete -c perfume -n '__perfume_at "" 0' -a help -d 'Explain the program or one of its commands.'
complete -c perfume -n '__perfume_from show 1' -l find -x -d 'Show only the names that have every word of TEXT.'
complete -c perfume -n '__perfume_from show 1' -l no-session -d 'Leave the saved selection out.'
complete -c perfume -n '__perfume_at show 1' -x -a 'series brand keyword'
complete -c perfume -n '__perfume_at select 1' -x -a 'series brand keyword'
complete -c perfume -n '__perfume_from select 2' -x -a '(__perfume_names names (__perfume_typed)[2])'
complete -c perfume -n '__perfume_at deselect 1' -x -a 'series brand keyword'
complete -c perfume -n '__perfume_from deselect 2' -x -a '(__perfume_names names (__perfume_typed)[2] --selected)'
complete -c perfume -n '__perfume_at clear 1' -x -a 'series brand keyword'
complete -c perfume -n '__perfume_at match 1' -x -a 'series keyword'
complete -c perfume -n '__perfume_at match 2' -x -a 'any all'
complete -c perfume -n '__perfume_from search 1' -l brand -x -a '(__perfume_names names brand)' -d 'Select a brand for this search.'
complete -c perfume -n '__perfume_from search 1' -l ingredient -x -a '(__perfume_names names series)' -d 'Select an ingredient for this search.'
complete -c perfume -n '__perfume_from search 1' -l keyword -x -a '(__perfume_names names keyword)' -d 'Select a keyword for this search.'
complete -c perfume -n '__perfume_from search 1' -l match-ingredients -x -a 'any all' -d 'Whether any ingredient of each series will do (the usual), or all must be there.'
complete -c perfume -n '__perfume_from search 1' -l match-keywords -x -a 'any all' -d 'Whether any keyword will do (the usual), or all must be there.'
complete -c perfume -n '__perfume_from search 1' -l sort -x -a 'popular rating newest name' -d 'The order: most rated first (the usual), best rated, newest, or by the catalogue\'s own name.'
complete -c perfume -n '__perfume_from search 1' -l limit -x -d 'How many perfumes to show, 1 to 100; usually 20.'
complete -c perfume -n '__perfume_from search 1' -l offset -x -d 'How many perfumes to pass over first.'
complete -c perfume -n '__perfume_from search 1' -l counts -d 'Also show how many perfumes each further choice would leave.'
complete -c perfume -n '__perfume_from search 1' -l query -d 'Print the query as JSON and search nothing.'
complete -c perfume -n '__perfume_from search 1' -l from -r -F -d 'Search with a query that --query printed; - reads standard input.'
complete -c perfume -n '__perfume_from search 1' -l no-session -d 'Leave the saved selection out.'
complete -c perfume -n '__perfume_from serve 1' -l host -x -d 'Where to listen; without it, only this machine can connect (127.0.0.1 and ::1).'
complete -c perfume -n '__perfume_from serve 1' -l port -x -d 'The port to listen at, usually 8080; 0 picks one that is free.'
complete -c perfume -n '__perfume_from serve 1' -l threads -x -d 'How many threads answer; without it, one for each processor.'
complete -c perfume -n '__perfume_from serve 1' -l cors -x -d 'A site whose scripts may read the answers, as in https://shop.example; * for any.'
complete -c perfume -n '__perfume_from serve 1' -l base-path -x -d 'Where the service is below its host, as in /perfume/ behind a proxy.'
complete -c perfume -n '__perfume_from serve 1' -l log -x -a 'text json none' -d 'How requests are written to standard output; text is the common log format.'
complete -c perfume -n '__perfume_from import 1' -l into -r -F -d 'The catalogue to make; one that is there is replaced in a single step.'
complete -c perfume -n '__perfume_from import 1' -l replace -d 'Perfumes that are not in the files go (the usual).'
complete -c perfume -n '__perfume_from import 1' -l update -d 'Perfumes that are not in the files stay.'
complete -c perfume -n '__perfume_from import 1' -l map -x -d 'What a column holds, as in --map brand=Vendor; --map name=#2 means the second column.'
complete -c perfume -n '__perfume_from import 1' -l brand -x -d 'The brand of all perfumes that name none.'
complete -c perfume -n '__perfume_from import 1' -l currency -x -d 'The currency of all prices that name none.'
complete -c perfume -n '__perfume_from import 1' -l delimiter -x -d 'What parts the cells of a text, where that is not found out: one sign, or tab.'
complete -c perfume -n '__perfume_from import 1' -l encoding -x -d 'The encoding of a text, where that is not found out: cp949, shift_jis, windows-1252...'
complete -c perfume -n '__perfume_from import 1' -l table -x -d 'The table of a SQLite database that has several.'
complete -c perfume -n '__perfume_from import 1' -l sheet -x -d 'The sheet of a workbook that has several, by name or number.'
complete -c perfume -n '__perfume_from import 1' -l series -r -F -d 'A table of notes and their series (columns note and series), which goes before the program\'s own.'
complete -c perfume -n '__perfume_from import 1' -l merge -r -F -d 'Apply the proposals of a report that --report wrote, for what is there twice.'
complete -c perfume -n '__perfume_from import 1' -l skip-bad-rows -d 'Import the other rows when some are wrong; usually nothing is imported then.'
complete -c perfume -n '__perfume_from import 1' -l dry-run -d 'Say what would be imported, and write nothing.'
complete -c perfume -n '__perfume_from import 1' -l report -r -F -d 'Write the whole report to a file, as JSON.'
complete -c perfume -n '__perfume_from import 1' -s q -l quiet -d 'Show no progress and no report.'
complete -c perfume -n '__perfume_from import 1' -r -F
complete -c perfume -n '__perfume_at check 1' -r -F
complete -c perfume -n '__perfume_at completions 1' -x -a 'bash zsh fish'
complete -c perfume -n '__perfume_at help 1' -x -a 'show select deselect clear match search serve import check completions man help'
