/** What steps of the editor’s history say, beside those that the editor’s own texts have. */
export default {
  'Add {item} to {list} of {name}': '{item} zu {list} von {name} hinzufügen',
  'Hide {name} on desktop': '{name} auf dem Desktop ausblenden',
  'Hide {name} on mobile': '{name} auf dem Smartphone ausblenden',
  'Hide {name} on tablet': '{name} auf dem Tablet ausblenden',
  'Hide {name} on the home page': '{name} auf der Startseite ausblenden',
  'Remove {item} from {list} of {name}': '{item} aus {list} von {name} entfernen',
  'Reorder {list} of {name}': 'Reihenfolge von {list} von {name} ändern',
  'Show {name} on desktop': '{name} auf dem Desktop einblenden',
  'Show {name} on mobile': '{name} auf dem Smartphone einblenden',
  'Show {name} on tablet': '{name} auf dem Tablet einblenden',
  'Show {name} on the home page': '{name} auf der Startseite einblenden',
  'an item': 'einen Eintrag',
  '{list} {number} of {name}': '{list} {number} von {name}',
}
