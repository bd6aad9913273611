/** Health check of the platform. */
export default {
  Bad: 'Schlecht',
  'Checked: {when}': 'Geprüft: {when}',
  Good: 'Gut',
  'The health check could not be loaded': 'Die Zustandsprüfung konnte nicht geladen werden',
}
