/** The outbox of emails, in French. */
export default {
  'All emails': 'Tous les e-mails',
  'Attachments: {names}': 'Pièces jointes : {names}',
  'Content of the email': 'Contenu de l’e-mail',
  Emails: 'E-mails',
  'Emails from this website and whether they were sent.': 'Les e-mails de ce site web et leur état d’envoi.',
  Failed: 'Échec',
  'Invitations, password links and emails from modules are listed here, sent or not.':
    'Les invitations, liens de mot de passe et e-mails des modules figurent ici, envoyés ou non.',
  'Next attempt: {when}.': 'Prochaine tentative : {when}.',
  'No emails yet': 'Aucun e-mail pour l’instant',
  'Not sent': 'Non envoyé',
  'Plain text': 'Texte brut',
  Purpose: 'Usage',
  'Search emails': 'Rechercher des e-mails',
  'Send again': 'Renvoyer',
  'Send {subject} again': 'Renvoyer {subject}',
  Sent: 'Envoyé',
  Subject: 'Objet',
  'The email could not be loaded': 'L’e-mail n’a pas pu être chargé',
  'The secret link or code in this email is hidden. Only the recipient sees it.':
    'Le lien ou code secret de cet e-mail est masqué. Seul le destinataire le voit.',
  'This email is private': 'Cet e-mail est privé',
  'To {address}, {when}': 'À {address}, {when}',
  'View as': 'Afficher en',
  '{count} email will be sent again|{count} emails will be sent again':
    '{count} e-mail sera renvoyé|{count} e-mails seront renvoyés',
}
