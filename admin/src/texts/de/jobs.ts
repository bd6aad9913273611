/** Background jobs. */
export default {
  'All jobs': 'Alle Aufgaben',
  'Imports, emails and automatic jobs are listed here for a day. Failed jobs stay longer.':
    'Importe, E-Mails und automatische Aufgaben werden hier einen Tag lang aufgeführt, fehlgeschlagene länger.',
  Job: 'Aufgabe',
  'Job deleted': 'Aufgabe gelöscht',
  'Jobs of': 'Aufgaben von',
  'Next run or end': 'Nächste Ausführung oder Ende',
  'No background jobs': 'Keine Hintergrundaufgaben',
  Requested: 'Angefordert',
  Retries: 'Wiederholungen',
  Retrying: 'Wird wiederholt',
  Running: 'Läuft',
  'The job will run again': 'Die Aufgabe wird erneut ausgeführt',
  'Work that runs in the background.': 'Arbeiten, die im Hintergrund laufen.',
  '{share} %': '{share} %',
  '“{name}” will not run again and is removed from the list.':
    '„{name}“ wird nicht mehr ausgeführt und aus der Liste entfernt.',
}
