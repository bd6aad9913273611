/** Sending emails through a mail server. */
export default {
  Encryption: 'Verschlüsselung',
  'Host name': 'Hostname',
  'Leave empty to use the installation’s server': 'Leer lassen, um den Server der Installation zu nutzen',
  'Mail server': 'Mailserver',
  None: 'Keine',
  Password: 'Passwort',
  Port: 'Port',
  SMTP: 'SMTP',
  'STARTTLS (usually port 587)': 'STARTTLS (meist Port 587)',
  'Sends emails through the mail server of the website or the installation.':
    'Sendet E-Mails über den Mailserver der Website oder der Installation.',
  'TLS (usually port 465)': 'TLS (meist Port 465)',
  'User name': 'Benutzername',
  'smtp.example.com': 'smtp.example.com',
  'Bounces and complaints in it are read every half an hour':
    'Unzustellbare E-Mails und Beschwerden darin werden jede halbe Stunde gelesen',
  'Emails in this folder are marked as read.': 'E-Mails in diesem Ordner werden als gelesen markiert.',
  Folder: 'Ordner',
  'IMAP server': 'IMAP-Server',
  'Mailbox for bounces': 'Postfach für unzustellbare E-Mails',
  'STARTTLS (usually port 143)': 'STARTTLS (meist Port 143)',
  'TLS (usually port 993)': 'TLS (meist Port 993)',
  'imap.example.com': 'imap.example.com',
}
