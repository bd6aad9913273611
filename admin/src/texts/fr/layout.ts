/** Spacing and alignment of blocks in the editor. */
export default {
  '{label} is a number. Nothing was changed.': '{label} doit être un nombre. Rien n’a été modifié.',
  '{name} is at least {limit}.': '{name} : au moins {limit}.',
  '{name} is at most {limit}.': '{name} : au plus {limit}.',
  '{side} {value}': '{side} {value}',
  'As the block has it': 'Comme le bloc le prévoit',
  auto: 'auto',
  'Drag to change. Alt: freely. Shift: both sides. Double-click to reset.':
    'Faites glisser pour modifier. Alt : librement. Maj : les deux côtés. Double-clic : réinitialiser.',
  'Link all sides': 'Lier tous les côtés',
  'Margin left and right': 'Marges extérieures à gauche et à droite',
  'Margin top and bottom': 'Marges extérieures en haut et en bas',
  'Margins are numbers such as 24, 2rem or 10%, or auto. Nothing was changed.':
    'Les marges sont des nombres comme 24, 2rem ou 10%, ou auto. Rien n’a été modifié.',
  'Padding left and right': 'Marges intérieures à gauche et à droite',
  'Padding top and bottom': 'Marges intérieures en haut et en bas',
  'Paddings are numbers such as 24, 2rem or 10%. Nothing was changed.':
    'Les marges intérieures sont des nombres comme 24, 2rem ou 10%. Rien n’a été modifié.',
  'Reset {side}': 'Réinitialiser {side}',
  'Width of the column': 'Largeur de la colonne',
}
