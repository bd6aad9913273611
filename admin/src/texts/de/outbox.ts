/** Outbox: emails of the website and whether they were sent. */
export default {
  'All emails': 'Alle E-Mails',
  'Attachments: {names}': 'Anhänge: {names}',
  'Content of the email': 'Inhalt der E-Mail',
  Emails: 'E-Mails',
  'Emails from this website and whether they were sent.': 'E-Mails dieser Website und ob sie gesendet wurden.',
  Failed: 'Fehlgeschlagen',
  'Invitations, password links and emails from modules are listed here, sent or not.':
    'Einladungen, Passwort-Links und E-Mails von Modulen werden hier aufgeführt, ob gesendet oder nicht.',
  'Next attempt: {when}.': 'Nächster Versuch: {when}.',
  'No emails yet': 'Noch keine E-Mails',
  'Not sent': 'Nicht gesendet',
  'Plain text': 'Nur Text',
  Purpose: 'Zweck',
  'Search emails': 'E-Mails suchen',
  'Send again': 'Erneut senden',
  'Send {subject} again': '{subject} erneut senden',
  Sent: 'Gesendet',
  Subject: 'Betreff',
  'The email could not be loaded': 'Die E-Mail konnte nicht geladen werden',
  'The secret link or code in this email is hidden. Only the recipient sees it.':
    'Der geheime Link oder Code in dieser E-Mail ist ausgeblendet. Nur der Empfänger sieht ihn.',
  'This email is private': 'Diese E-Mail ist vertraulich',
  'To {address}, {when}': 'An {address}, {when}',
  'View as': 'Ansicht als',
  '{count} email will be sent again|{count} emails will be sent again':
    '{count} E-Mail wird erneut gesendet|{count} E-Mails werden erneut gesendet',
}
