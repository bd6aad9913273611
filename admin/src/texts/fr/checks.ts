/** The checks of a page, and what the panel beside “Publish” says of them. */
export default {
  Fix: 'Corriger',
  'Fix first': 'Corriger d’abord',
  'Publish anyway': 'Publier quand même',
  'Set to {level}': 'Passer à {level}',
  'Update anyway': 'Mettre à jour quand même',
  'What changed? (optional)': 'Qu’est-ce qui a changé ? (facultatif)',
  'alternative texts': 'textes alternatifs',
  buttons: 'boutons',
  contrast: 'contraste',
  files: 'fichiers',
  headings: 'titres',
  links: 'liens',
  '{count} check passed|{count} checks passed': '{count} contrôle réussi|{count} contrôles réussis',
  '{passed} of {count} checks passed': '{passed} contrôles réussis sur {count}',
}
