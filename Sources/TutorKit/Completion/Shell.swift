/// A shell that can complete the tutor's words.
///
/// Its script asks the tutor at each Tab what may stand there, so that it knows the commands of the
/// tutor that is called, and the stages of the course that is meant, and never grows old.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// What the shell has to read.
  var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  // The program is called as it was typed: `tutor`, `./tutor`, `~/course/tutor`.

  private static let bashScript = #"""
    # Completes the words of tutor in bash. To be sourced.
    _tutor() {
      local program=$1 word=${COMP_WORDS[COMP_CWORD]} action= line
      # bash takes an equals sign for a word.
      [ "$word" != = ] || word=
      COMPREPLY=()
      while IFS= read -r line; do
        case $line in
          :files) action=file ;;
          :folders) action=directory ;;
          *) COMPREPLY+=("${line%%$'\t'*}") ;;
        esac
      done < <("${program/#\~/$HOME}" __complete -- "${COMP_WORDS[@]:1:COMP_CWORD-1}" "$word" 2>/dev/null)
      if [ -n "$action" ]; then
        compopt -o filenames 2>/dev/null
        while IFS= read -r line; do
          COMPREPLY+=("$line")
        done < <(compgen -A "$action" -- "$word")
      fi
    }
    complete -F _tutor tutor
    """#

  private static let zshScript = #"""
    #compdef tutor
    # Completes the words of tutor in zsh. To be sourced, or a file _tutor in a folder of fpath.
    _tutor() {
      local program=${(Q)words[1]}
      local -a lines
      # What stands behind a tab is what the word means.
      lines=(${(f)"$("${program/#\~/$HOME}" __complete -- "${(@)words[2,CURRENT-1]}" "$PREFIX" 2>/dev/null)"})
      case $lines[1] in
        :files | :folders)
          [[ $PREFIX != --*=* ]] || compset -P '*='
          if [[ $lines[1] == :files ]]; then _files; else _files -/; fi
          ;;
        *)
          # A colon stands between both for _describe.
          lines=("${(@)${(@)lines//:/\\:}/$'\t'/:}")
          (( $#lines )) && _describe tutor lines -U
          ;;
      esac
    }
    if [[ $funcstack[1] == _tutor ]]; then _tutor "$@"; else compdef _tutor tutor; fi
    """#

  private static let fishScript = #"""
    # Completes the words of tutor in fish. To be sourced, or a file tutor.fish in a folder of
    # fish_complete_path.
    function __tutor_complete
        set -l words (commandline -opc)
        set -l word (commandline -ct)
        set -l program (string replace -r '^~' $HOME -- $words[1])
        set -l lines ($program __complete -- $words[2..-1] "$word" 2>/dev/null)
        switch "$lines[1]"
            case :files
                __fish_complete_path $word
            case :folders
                __fish_complete_directories $word
            case '*'
                test (count $lines) -gt 0; and printf '%s\n' $lines
        end
    end
    complete -c tutor -k -f -a '(__tutor_complete)'
    """#
}
