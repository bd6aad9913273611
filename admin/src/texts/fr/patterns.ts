/** Names and descriptions of the patterns that come with Ashlar. */
export default {
  'A home page and a page with your contact details.': 'Une page d’accueil et une page avec vos coordonnées.',
  'Band with a button': 'Bandeau avec bouton',
  Home: 'Accueil',
  'How visitors reach you.': 'Comment les visiteurs peuvent vous joindre.',
  'Plain hero': 'Bannière simple',
  'Says what you do and asks visitors to get in touch.':
    'Dit ce que vous faites et invite les visiteurs à prendre contact.',
  'Small business': 'Petite entreprise',
  'Two columns of features': 'Atouts en deux colonnes',
}
