/** Live chat and the phone. */
export default {
  'A chat link on the website and a phone in the top bar.':
    'Ein Chat-Link auf der Website und ein Telefon in der oberen Leiste.',
  'An owner or administrator can enter it in the settings.':
    'Ein Inhaber oder Administrator kann ihn in den Einstellungen eintragen.',
  Call: 'Anrufen',
  'Calls are not set up': 'Anrufe sind nicht eingerichtet',
  'Calls open this link. {number} is replaced by the dialled number.':
    'Anrufe öffnen diesen Link. {number} wird durch die gewählte Nummer ersetzt.',
  'Chat address': 'Chat-Adresse',
  'Delete the last digit': 'Letzte Ziffer löschen',
  'Enter it in the settings': 'In den Einstellungen eintragen',
  'Link to a chat page': 'Link zu einer Chatseite',
  'Live chat': 'Live-Chat',
  'Live chat is on, but no chat service is set up':
    'Der Live-Chat ist eingeschaltet, aber kein Chat-Dienst ist eingerichtet',
  None: 'Keiner',
  Number: 'Nummer',
  Phone: 'Telefon',
  'Please enter a complete phone number': 'Bitte geben Sie eine vollständige Telefonnummer ein',
  Service: 'Dienst',
  'Telephony link': 'Telefonie-Link',
  'The phone could not be loaded.': 'Das Telefon konnte nicht geladen werden.',
  'The widget is shown while live chat is switched on in the top bar.':
    'Das Widget wird angezeigt, solange der Live-Chat in der oberen Leiste eingeschaltet ist.',
  'This website has no telephony link yet, so you cannot make calls.':
    'Diese Website hat noch keinen Telefonie-Link, daher können Sie nicht anrufen.',
  'Try again': 'Erneut versuchen',
  'Visitors see the chat once you choose a service in Settings, Services.':
    'Besucher sehen den Chat, sobald Sie unter „Einstellungen“, „Dienste“ einen Dienst wählen.',
  'tel:{number}': 'tel:{number}',
}
