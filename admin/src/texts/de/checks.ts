/** The checks of a page, and what the panel beside “Publish” says of them. */
export default {
  Fix: 'Beheben',
  'Fix first': 'Zuerst beheben',
  'Publish anyway': 'Trotzdem veröffentlichen',
  'Set to {level}': 'Auf {level} setzen',
  'Update anyway': 'Trotzdem aktualisieren',
  'What changed? (optional)': 'Was ist neu? (freiwillig)',
  'alternative texts': 'Alternativtexte',
  buttons: 'Schaltflächen',
  contrast: 'Kontrast',
  files: 'Dateien',
  headings: 'Überschriften',
  links: 'Links',
  '{count} check passed|{count} checks passed': '{count} Prüfung bestanden|{count} Prüfungen bestanden',
  '{passed} of {count} checks passed': '{passed} von {count} Prüfungen bestanden',
}
