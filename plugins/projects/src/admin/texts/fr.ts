/** Projects, in French. */
export default {
  Billable: 'Facturable',
  Colour: 'Couleur',
  'Custom fields of projects': 'Champs personnalisés des projets',
  Description: 'Description',
  'Due Date': 'Échéance',
  'Est. Hours': 'Heures estimées',
  'Its cards go to the column beside it.': 'Ses cartes passent dans la colonne voisine.',
  Name: 'Nom',
  'Owners and administrators see all boards.': 'Les propriétaires et les administrateurs voient tous les tableaux.',
  Projects: 'Projets',
  'Projects and tasks': 'Projets et tâches',
  'Projects and tasks on boards, with the time that they take.':
    'Projets et tâches sur des tableaux, avec le temps passé.',
  'Projects stay, without a board.': 'Les projets restent, sans tableau.',
  Status: 'Statut',
  'Tasks that are assigned to you': 'Tâches qui vous sont attribuées',
  Title: 'Titre',
  'Without a sort key it comes last.': 'Sans clé de tri, elle vient en dernier.',
  'project and item are the same record.': 'project et item sont le même enregistrement.',
}
