/** Finding and replacing words on a page, and patterns in the list of blocks. */
export default {
  'All {count} patterns': 'Les {count} motifs',
  'Find and replace': 'Rechercher et remplacer',
  'Match case': 'Respecter la casse',
  'Nothing was replaced.': 'Rien n’a été remplacé.',
  'One match in a locked block or a linked template was left.|{count} matches in locked blocks or linked templates were left.':
    'Une occurrence dans un bloc verrouillé ou un modèle lié a été laissée.|{count} occurrences dans des blocs verrouillés ou des modèles liés ont été laissées.',
  'One match was left because its text would be too long or empty.|{count} matches were left because their texts would be too long or empty.':
    'Une occurrence a été laissée, car son texte serait trop long ou vide.|{count} occurrences ont été laissées, car leurs textes seraient trop longs ou vides.',
  'Replace all': 'Tout remplacer',
  'Replace all “{words}”': 'Remplacer tous les « {words} »',
  'Replace with': 'Remplacer par',
  'Replace “{words}”': 'Remplacer « {words} »',
  'Replaced once.|Replaced {count} times.': 'Remplacé une fois.|Remplacé {count} fois.',
  'Replaced.': 'Remplacé.',
  'The name of a block is not replaced.': 'Le nom d’un bloc n’est pas remplacé.',
  'This text belongs to a linked template.': 'Ce texte appartient à un modèle lié.',
  'This text would be too long or empty.': 'Ce texte serait trop long ou vide.',
  'Whole words': 'Mots entiers',
  '{count} match|{count} matches': '{count} occurrence|{count} occurrences',
}
