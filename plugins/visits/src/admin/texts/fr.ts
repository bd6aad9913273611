/** Visits: settings and cards of the dashboard, in French. */
export default {
  'Count visits': 'Compter les visites',
  Counting: 'Comptage',
  'Counts visits and page views without cookies, and shows them on the dashboard.':
    'Compte les visites et les pages vues sans cookies et les affiche sur le tableau de bord.',
  'Counts visits and page views without cookies. Nothing that identifies a visitor is kept.':
    'Compte les visites et les pages vues sans cookies. Rien de ce qui identifie un visiteur n’est conservé.',
  Direct: 'Accès direct',
  'How visits of your website are counted.': 'Comment les visites de votre site web sont comptées.',
  'Keep figures for (days)': 'Conserver les chiffres (jours)',
  'No page views in the last 30 days.': 'Aucune page vue ces 30 derniers jours.',
  'No visits in the last 30 days.': 'Aucune visite ces 30 derniers jours.',
  'Older figures are deleted every night.': 'Les chiffres plus anciens sont supprimés chaque nuit.',
  'Page views': 'Pages vues',
  'Site visits': 'Visites du site',
  'Top pages': 'Pages les plus vues',
  Visits: 'Visites',
  'Visits per day': 'Visites par jour',
  'Where visitors come from': 'D’où viennent les visiteurs',
  '{count} view|{count} views': '{count} vue|{count} vues',
  '{count} visit|{count} visits': '{count} visite|{count} visites',
}
