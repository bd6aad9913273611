/** Live chat and phone, in French. */
export default {
  'A chat link on the website and a phone in the top bar.':
    'Un lien de chat sur le site web et un téléphone dans la barre supérieure.',
  'An owner or administrator can enter it in the settings.':
    'Un propriétaire ou administrateur peut le saisir dans les paramètres.',
  Call: 'Appeler',
  'Calls are not set up': 'Les appels ne sont pas configurés',
  'Calls open this link. {number} is replaced by the dialled number.':
    'Les appels ouvrent ce lien. {number} est remplacé par le numéro composé.',
  'Chat address': 'Adresse du chat',
  'Delete the last digit': 'Supprimer le dernier chiffre',
  'Enter it in the settings': 'Le saisir dans les paramètres',
  'Link to a chat page': 'Lien vers une page de chat',
  'Live chat': 'Chat en direct',
  'Live chat is on, but no chat service is set up':
    'Le chat en direct est activé, mais aucun service de chat n’est configuré',
  None: 'Aucun',
  Number: 'Numéro',
  Phone: 'Téléphone',
  'Please enter a complete phone number': 'Saisissez un numéro de téléphone complet',
  Service: 'Service',
  'Telephony link': 'Lien de téléphonie',
  'The phone could not be loaded.': 'Le téléphone n’a pas pu être chargé.',
  'The widget is shown while live chat is switched on in the top bar.':
    'Le widget s’affiche tant que le chat en direct est activé dans la barre supérieure.',
  'This website has no telephony link yet, so you cannot make calls.':
    'Ce site web n’a pas encore de lien de téléphonie, vous ne pouvez donc pas passer d’appels.',
  'Try again': 'Réessayer',
  'Visitors see the chat once you choose a service in Settings, Services.':
    'Les visiteurs voient le chat dès que vous choisissez un service sous Paramètres, Services.',
  'tel:{number}': 'tel:{number}',
}
