/** Background jobs, in French. */
export default {
  'All jobs': 'Toutes les tâches',
  'Imports, emails and automatic jobs are listed here for a day. Failed jobs stay longer.':
    'Les importations, e-mails et tâches automatiques figurent ici pendant un jour. Les tâches échouées restent plus longtemps.',
  Job: 'Tâche',
  'Job deleted': 'Tâche supprimée',
  'Jobs of': 'Tâches de',
  'Next run or end': 'Prochaine exécution ou fin',
  'No background jobs': 'Aucune tâche en arrière-plan',
  Requested: 'Demandée',
  Retries: 'Nouvelles tentatives',
  Retrying: 'Nouvelle tentative',
  Running: 'En cours',
  'The job will run again': 'La tâche sera de nouveau exécutée',
  'Work that runs in the background.': 'Travaux exécutés en arrière-plan.',
  '{share} %': '{share} %',
  '“{name}” will not run again and is removed from the list.':
    '« {name} » ne sera plus exécutée et est retirée de la liste.',
}
