/** Where links lead: their popover and their fields. */
export default {
  'Choose a page or enter an address.': 'Wählen Sie eine Seite oder geben Sie eine Adresse ein.',
  'Edit link': 'Link bearbeiten',
  'Email address': 'E-Mail-Adresse',
  'Link to': 'Link zu',
  'Links that begin with “{scheme}:” are not allowed. Use https, an email address or a phone number.':
    'Links, die mit „{scheme}:“ beginnen, sind nicht erlaubt. Verwenden Sie https, eine E-Mail-Adresse oder eine Telefonnummer.',
  'No page at this address': 'Keine Seite an dieser Adresse',
  'No page is called that. An outside address looks like https://example.com.':
    'Keine Seite heißt so. Eine Adresse außerhalb sieht aus wie https://example.com.',
  'Open link': 'Link öffnen',
  'Other website': 'Andere Website',
  'Pages and addresses': 'Seiten und Adressen',
  'Phone number': 'Telefonnummer',
  'Remove link': 'Link entfernen',
  'Search pages or enter an address': 'Seite suchen oder Adresse eingeben',
  'Section of the page': 'Abschnitt der Seite',
  '{count} more. Type to narrow the list.': '{count} weitere. Tippen Sie, um die Liste einzugrenzen.',
  '“{typed}” has spaces in it. An address has none.': '„{typed}“ enthält Leerzeichen. Eine Adresse hat keine.',
  '“{typed}” is neither a page of this website nor an address, such as https://example.com.':
    '„{typed}“ ist weder eine Seite dieser Website noch eine Adresse wie https://example.com.',
  '“{typed}” is not a complete email address.': '„{typed}“ ist keine vollständige E-Mail-Adresse.',
  '“{typed}” is not complete. An address looks like https://example.com.':
    '„{typed}“ ist nicht vollständig. Eine Adresse sieht aus wie https://example.com.',
}
