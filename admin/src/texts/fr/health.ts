/** The health check, in French. */
export default {
  Bad: 'Mauvais',
  'Checked: {when}': 'Vérifié : {when}',
  Good: 'Bon',
  'The health check could not be loaded': 'Le contrôle d’état n’a pas pu être chargé',
}
