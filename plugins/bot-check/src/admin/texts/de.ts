/** Bot check: whether visitors are human. */
export default {
  'Bot check': 'Bot-Prüfung',
  'Built-in check': 'Eingebaute Prüfung',
  'Checks that visitors are human before a form or sign-up is accepted.':
    'Prüft, ob Besucher Menschen sind, bevor ein Formular oder eine Anmeldung angenommen wird.',
  'For forms on the website': 'Für Formulare der Website',
  'Secret key': 'Geheimer Schlüssel',
  Service: 'Dienst',
  'Site key': 'Websiteschlüssel',
  'The built-in check uses no outside service. reCAPTCHA needs both keys and the visitor’s consent.':
    'Die eingebaute Prüfung nutzt keinen fremden Dienst. reCAPTCHA benötigt beide Schlüssel und die Einwilligung des Besuchers.',
  reCAPTCHA: 'reCAPTCHA',
}
