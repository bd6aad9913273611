/** Boards: columns, cards and their moves. */
export default {
  '{count} / {limit}': '{count} / {limit}',
  '{count} card|{count} cards': '{count} carte|{count} cartes',
  '{count} of at most {limit} cards': '{count} cartes sur {limit} au maximum',
  '{name}, column {position} of {count}': '{name}, colonne {position} sur {count}',
  '{name}, position {position} of {count} in {column}': '{name}, position {position} sur {count} dans {column}',
  '{name}, selected': '{name}, élément sélectionné',
  '{name} moved to column {position} of {count}': '{name} : déplacement vers la colonne {position} sur {count}',
  '{name} moved to position {position} of {count} in {column}':
    '{name} : déplacement vers la position {position} sur {count} dans {column}',
  '{name}: not moved': '{name} : pas de déplacement',
  'A whole number from 1 to {last}': 'Un nombre entier de 1 à {last}',
  'Add a column to start with cards.': 'Ajoutez une colonne pour commencer à créer des cartes.',
  'Column {name}': 'Colonne {name}',
  Deselect: 'Désélectionner',
  'Move after {name}': 'Déplacer après {name}',
  'Move before {name}': 'Déplacer avant {name}',
  'No cards': 'Aucune carte',
  'Over the limit': 'Limite dépassée',
  'Press Space to pick it up. Move it with the left and right arrow keys. Press Space to drop it, or Escape to cancel.':
    'Appuyez sur Espace pour la saisir, déplacez-la avec les flèches gauche et droite, puis appuyez sur Espace pour la déposer ou sur Échap pour annuler.',
  'The board could not be loaded': 'Le tableau n’a pas pu être chargé',
  'This board has no columns yet': 'Ce tableau n’a pas encore de colonnes',
  '“{name}” could not be moved': 'Impossible de déplacer « {name} »',
}
