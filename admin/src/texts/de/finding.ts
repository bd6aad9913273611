/** Finding and replacing words on a page, and patterns in the list of blocks. */
export default {
  'All {count} patterns': 'Alle {count} Muster',
  'Find and replace': 'Suchen und ersetzen',
  'Match case': 'Groß- und Kleinschreibung beachten',
  'Nothing was replaced.': 'Es wurde nichts ersetzt.',
  'One match in a locked block or a linked template was left.|{count} matches in locked blocks or linked templates were left.':
    'Ein Treffer in einem gesperrten Block oder einer verknüpften Vorlage blieb stehen.|{count} Treffer in gesperrten Blöcken oder verknüpften Vorlagen blieben stehen.',
  'One match was left because its text would be too long or empty.|{count} matches were left because their texts would be too long or empty.':
    'Ein Treffer blieb stehen, weil sein Text zu lang oder leer würde.|{count} Treffer blieben stehen, weil ihre Texte zu lang oder leer würden.',
  'Replace all': 'Alle ersetzen',
  'Replace all “{words}”': 'Alle „{words}“ ersetzen',
  'Replace with': 'Ersetzen durch',
  'Replace “{words}”': '„{words}“ ersetzen',
  'Replaced once.|Replaced {count} times.': 'Einmal ersetzt.|{count}-mal ersetzt.',
  'Replaced.': 'Ersetzt.',
  'The name of a block is not replaced.': 'Der Name eines Blocks wird nicht ersetzt.',
  'This text belongs to a linked template.': 'Dieser Text gehört zu einer verknüpften Vorlage.',
  'This text would be too long or empty.': 'Dieser Text würde zu lang oder leer.',
  'Whole words': 'Ganze Wörter',
  '{count} match|{count} matches': '{count} Treffer|{count} Treffer',
}
