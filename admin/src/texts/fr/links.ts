/** Where links lead: their popover and their fields. */
export default {
  'Choose a page or enter an address.': 'Choisissez une page ou saisissez une adresse.',
  'Edit link': 'Modifier le lien',
  'Email address': 'Adresse e-mail',
  'Link to': 'Lien vers',
  'Links that begin with “{scheme}:” are not allowed. Use https, an email address or a phone number.':
    'Les liens qui commencent par « {scheme}: » ne sont pas autorisés. Utilisez https, une adresse e-mail ou un numéro de téléphone.',
  'No page at this address': 'Aucune page à cette adresse',
  'No page is called that. An outside address looks like https://example.com.':
    'Aucune page ne porte ce nom. Une adresse externe ressemble à https://example.com.',
  'Open link': 'Ouvrir le lien',
  'Other website': 'Autre site web',
  'Pages and addresses': 'Pages et adresses',
  'Phone number': 'Numéro de téléphone',
  'Remove link': 'Supprimer le lien',
  'Search pages or enter an address': 'Chercher une page ou saisir une adresse',
  'Section of the page': 'Section de la page',
  '{count} more. Type to narrow the list.': '{count} de plus. Saisissez du texte pour affiner la liste.',
  '“{typed}” has spaces in it. An address has none.': '« {typed} » contient des espaces. Une adresse n’en a pas.',
  '“{typed}” is neither a page of this website nor an address, such as https://example.com.':
    '« {typed} » n’est ni une page de ce site ni une adresse, comme https://example.com.',
  '“{typed}” is not a complete email address.': '« {typed} » n’est pas une adresse e-mail complète.',
  '“{typed}” is not complete. An address looks like https://example.com.':
    '« {typed} » n’est pas complet. Une adresse ressemble à https://example.com.',
}
