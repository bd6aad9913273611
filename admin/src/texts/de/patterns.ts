/** Names and descriptions of the patterns that come with Ashlar. */
export default {
  'A home page and a page with your contact details.': 'Eine Startseite und eine Seite mit Ihren Kontaktdaten.',
  'Band with a button': 'Streifen mit Schaltfläche',
  Home: 'Startseite',
  'How visitors reach you.': 'So erreichen Besucher Sie.',
  'Plain hero': 'Schlichter Seitenkopf',
  'Says what you do and asks visitors to get in touch.':
    'Sagt, was Sie tun, und lädt Besucher zur Kontaktaufnahme ein.',
  'Small business': 'Kleines Unternehmen',
  'Two columns of features': 'Merkmale in zwei Spalten',
}
