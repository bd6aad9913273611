/** Projects, in German. */
export default {
  Billable: 'Abrechenbar',
  Colour: 'Farbe',
  'Custom fields of projects': 'Eigene Felder von Projekten',
  Description: 'Beschreibung',
  'Due Date': 'Fällig am',
  'Est. Hours': 'Geschätzte Stunden',
  'Its cards go to the column beside it.': 'Ihre Karten kommen in die Spalte daneben.',
  Name: 'Name',
  'Owners and administrators see all boards.': 'Inhaber und Administratoren sehen alle Boards.',
  Projects: 'Projekte',
  'Projects and tasks': 'Projekte und Aufgaben',
  'Projects and tasks on boards, with the time that they take.':
    'Projekte und Aufgaben auf Boards, mit der Zeit, die sie brauchen.',
  'Projects stay, without a board.': 'Projekte bleiben, ohne Board.',
  Status: 'Status',
  'Tasks that are assigned to you': 'Aufgaben, die Ihnen zugewiesen sind',
  Title: 'Titel',
  'Without a sort key it comes last.': 'Ohne Sortierschlüssel kommt sie zuletzt.',
  'project and item are the same record.': 'project und item sind derselbe Datensatz.',
}
