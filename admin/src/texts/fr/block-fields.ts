/** Hints and messages of the fields of a block’s items. */
export default {
  'A page of this site, such as /store, /cart, /user-profile, /signup, /contact or /, or an address.':
    'Une page de ce site, comme /store, /cart, /user-profile, /signup, /contact ou /, ou une adresse.',
  'Button link is required.': 'Le lien du bouton est requis.',
  'Button text is required.': 'Le texte du bouton est requis.',
  'Choose a colour.': 'Choisissez une couleur.',
  'Enter the name of an icon, such as map-pin.': 'Saisissez le nom d’une icône, comme map-pin.',
  'Features are required.': 'Les caractéristiques sont requises.',
  'Price is required.': 'Le prix est requis.',
  'Separate features with a comma.': 'Séparez les caractéristiques par une virgule.',
  'Year is required, in digits only.': 'L’année est requise, en chiffres uniquement.',
}
