/** Boards: columns, cards and their moves. */
export default {
  '{count} / {limit}': '{count} / {limit}',
  '{count} card|{count} cards': '{count} Karte|{count} Karten',
  '{count} of at most {limit} cards': '{count} von höchstens {limit} Karten',
  '{name}, column {position} of {count}': '{name}, Spalte {position} von {count}',
  '{name}, position {position} of {count} in {column}': '{name}, Position {position} von {count} in {column}',
  '{name}, selected': '{name}, ausgewählt',
  '{name} moved to column {position} of {count}': '{name}: verschoben in Spalte {position} von {count}',
  '{name} moved to position {position} of {count} in {column}':
    '{name}: verschoben an Position {position} von {count} in {column}',
  '{name}: not moved': '{name}: nicht verschoben',
  'A whole number from 1 to {last}': 'Eine ganze Zahl von 1 bis {last}',
  'Add a column to start with cards.': 'Fügen Sie eine Spalte hinzu, um mit Karten zu beginnen.',
  'Column {name}': 'Spalte {name}',
  Deselect: 'Auswahl aufheben',
  'Move after {name}': 'Hinter {name} verschieben',
  'Move before {name}': 'Vor {name} verschieben',
  'No cards': 'Keine Karten',
  'Over the limit': 'Über dem Limit',
  'Press Space to pick it up. Move it with the left and right arrow keys. Press Space to drop it, or Escape to cancel.':
    'Heben Sie sie mit der Leertaste an, verschieben Sie sie mit den Pfeiltasten nach links und rechts, legen Sie sie mit der Leertaste ab oder brechen Sie mit Escape ab.',
  'The board could not be loaded': 'Das Board konnte nicht geladen werden',
  'This board has no columns yet': 'Dieses Board hat noch keine Spalten',
  '“{name}” could not be moved': '„{name}“ konnte nicht verschoben werden',
}
