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
}
