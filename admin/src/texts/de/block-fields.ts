/** Hints and messages of the fields of a block’s items. */
export default {
  'A page of this site, such as /store, /cart, /user-profile, /signup, /contact or /, or an address.':
    'Eine Seite dieser Website, etwa /store, /cart, /user-profile, /signup, /contact oder /, oder eine Adresse.',
  'Button link is required.': 'Der Link der Schaltfläche ist erforderlich.',
  'Button text is required.': 'Der Text der Schaltfläche ist erforderlich.',
  'Choose a colour.': 'Wählen Sie eine Farbe.',
  'Enter the name of an icon, such as map-pin.': 'Geben Sie den Namen eines Symbols ein, etwa map-pin.',
  'Features are required.': 'Merkmale sind erforderlich.',
  'Price is required.': 'Ein Preis ist erforderlich.',
  'Separate features with a comma.': 'Trennen Sie Merkmale mit einem Komma.',
  'Year is required, in digits only.': 'Das Jahr ist erforderlich, nur in Ziffern.',
}
