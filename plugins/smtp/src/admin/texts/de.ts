/** Sending emails through a mail server. */
export default {
  Encryption: 'Verschlüsselung',
  'Host name': 'Hostname',
  'Leave empty to use the installation’s server': 'Leer lassen, um den Server der Installation zu nutzen',
  'Mail server': 'Mailserver',
  Password: 'Passwort',
  Port: 'Port',
  SMTP: 'SMTP',
  'Sends emails through the mail server of the website or the installation.':
    'Sendet E-Mails über den Mailserver der Website oder der Installation.',
  'User name': 'Benutzername',
  'smtp.example.com': 'smtp.example.com',
}
