/** Bot check, in French. */
export default {
  'Bot check': 'Contrôle anti-robot',
  'Built-in check': 'Vérification intégrée',
  'Checks that visitors are human before a form or sign-up is accepted.':
    'Vérifie que les visiteurs sont humains avant d’accepter un formulaire ou une inscription.',
  'For forms on the website': 'Pour les formulaires du site',
  'Secret key': 'Clé secrète',
  Service: 'Service',
  'Site key': 'Clé du site',
  'The built-in check uses no outside service. reCAPTCHA needs both keys and the visitor’s consent.':
    'Le contrôle intégré n’utilise aucun service externe. reCAPTCHA nécessite les deux clés et le consentement du visiteur.',
  reCAPTCHA: 'reCAPTCHA',
}
