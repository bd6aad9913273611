/** The mail server, in French. */
export default {
  Encryption: 'Chiffrement',
  'Host name': 'Nom d’hôte',
  'Leave empty to use the installation’s server': 'Laissez vide pour utiliser le serveur de l’installation',
  'Mail server': 'Serveur de messagerie',
  None: 'Aucun',
  Password: 'Mot de passe',
  Port: 'Port',
  SMTP: 'SMTP',
  'STARTTLS (usually port 587)': 'STARTTLS (en général port 587)',
  'Sends emails through the mail server of the website or the installation.':
    'Envoie les e-mails via le serveur de messagerie du site web ou de l’installation.',
  'TLS (usually port 465)': 'TLS (en général port 465)',
  'User name': 'Nom d’utilisateur',
  'smtp.example.com': 'smtp.example.com',
  'Bounces and complaints in it are read every half an hour':
    'Les e-mails non distribués et les plaintes qu’elle contient sont lus toutes les demi-heures',
  'Emails in this folder are marked as read.': 'Les e-mails de ce dossier sont marqués comme lus.',
  Folder: 'Dossier',
  'IMAP server': 'Serveur IMAP',
  'Mailbox for bounces': 'Boîte pour les e-mails non distribués',
  'STARTTLS (usually port 143)': 'STARTTLS (en général port 143)',
  'TLS (usually port 993)': 'TLS (en général port 993)',
  'imap.example.com': 'imap.example.com',
}
