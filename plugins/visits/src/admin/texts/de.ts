/** Visits: settings and cards of the dashboard. */
export default {
  'Count visits': 'Besuche zählen',
  Counting: 'Zählung',
  'Counts visits and page views without cookies, and shows them on the dashboard.':
    'Zählt Besuche und Seitenaufrufe ohne Cookies und zeigt sie in der Übersicht.',
  'Counts visits and page views without cookies. Nothing that identifies a visitor is kept.':
    'Zählt Besuche und Seitenaufrufe ohne Cookies. Nichts, was einen Besucher erkennen lässt, wird aufbewahrt.',
  Direct: 'Direkt',
  'How visits of your website are counted.': 'Wie Besuche Ihrer Website gezählt werden.',
  'Keep figures for (days)': 'Zahlen aufbewahren (Tage)',
  'No page views in the last 30 days.': 'Keine Seitenaufrufe in den letzten 30 Tagen.',
  'No visits in the last 30 days.': 'Keine Besuche in den letzten 30 Tagen.',
  'Older figures are deleted every night.': 'Ältere Zahlen werden jede Nacht gelöscht.',
  'Page views': 'Seitenaufrufe',
  'Site visits': 'Besuche der Website',
  'Top pages': 'Meistbesuchte Seiten',
  Visits: 'Besuche',
  'Visits per day': 'Besuche pro Tag',
  'Where visitors come from': 'Woher Besucher kommen',
  '{count} view|{count} views': '{count} Aufruf|{count} Aufrufe',
  '{count} visit|{count} visits': '{count} Besuch|{count} Besuche',
}
