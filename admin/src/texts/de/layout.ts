/** Spacing and alignment of blocks in the editor. */
export default {
  '{label} is a number. Nothing was changed.': '{label} ist eine Zahl. Es wurde nichts geändert.',
  '{name} is at least {limit}.': '{name} ist mindestens {limit}.',
  '{name} is at most {limit}.': '{name} ist höchstens {limit}.',
  '{side} {value}': '{side} {value}',
  'As the block has it': 'Wie der Block es hat',
  auto: 'auto',
  'Drag to change. Alt: freely. Shift: both sides. Double-click to reset.':
    'Ziehen zum Ändern. Alt: frei. Umschalt: beide Seiten. Doppelklick setzt zurück.',
  'Link all sides': 'Alle Seiten verbinden',
  'Margin left and right': 'Außenabstand links und rechts',
  'Margin top and bottom': 'Außenabstand oben und unten',
  'Margins are numbers such as 24, 2rem or 10%, or auto. Nothing was changed.':
    'Außenabstände sind Zahlen wie 24, 2rem oder 10% oder auto. Es wurde nichts geändert.',
  'Padding left and right': 'Innenabstand links und rechts',
  'Padding top and bottom': 'Innenabstand oben und unten',
  'Paddings are numbers such as 24, 2rem or 10%. Nothing was changed.':
    'Innenabstände sind Zahlen wie 24, 2rem oder 10%. Es wurde nichts geändert.',
  'Reset {side}': '{side} zurücksetzen',
  'Width of the column': 'Breite der Spalte',
}
