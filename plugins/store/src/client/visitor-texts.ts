import { visitorTexts } from '@ashlar/sdk/visitor'

/** What the store's scripts say by themselves; the rest stands in the page. */
export const words = visitorTexts(
  {
    addToCart: 'Add To Cart',
    viewCart: 'View Cart',
    selectOptions: 'Select Options',
    outOfStock: 'Out of Stock',
    most: 'Max quantity is {n}',
    whole: 'Enter a whole number above 0.',
    added: '{name} is in your cart.',
    failed: 'The cart could not be changed. Please try again.',
    listFailed: 'The products could not be loaded. Please try again.',
    items: 'Cart, {n} items',
    left: 'In stock, {n} left',
    inStock: 'In stock',
    onBackorder: 'Available to order',
    notAvailable: 'Not available at the moment',
  },
  {
    fr: {
      addToCart: 'Ajouter au panier',
      viewCart: 'Voir le panier',
      selectOptions: 'Choisir les options',
      outOfStock: 'En rupture de stock',
      most: 'La quantité maximale est {n}',
      whole: 'Saisissez un nombre entier supérieur à 0.',
      added: '{name} est dans votre panier.',
      failed: 'Le panier n’a pas pu être modifié. Veuillez réessayer.',
      listFailed: 'Les produits n’ont pas pu être chargés. Veuillez réessayer.',
      items: 'Panier, {n} articles',
      left: 'En stock, {n} restants',
      inStock: 'En stock',
      onBackorder: 'Disponible sur commande',
      notAvailable: 'Indisponible pour le moment',
    },
    de: {
      addToCart: 'In den Warenkorb',
      viewCart: 'Warenkorb ansehen',
      selectOptions: 'Optionen wählen',
      outOfStock: 'Nicht vorrätig',
      most: 'Die Höchstmenge ist {n}',
      whole: 'Geben Sie eine ganze Zahl über 0 ein.',
      added: '{name} liegt in Ihrem Warenkorb.',
      failed: 'Der Warenkorb konnte nicht geändert werden. Bitte versuchen Sie es noch einmal.',
      listFailed: 'Die Produkte konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.',
      items: 'Warenkorb, {n} Artikel',
      left: 'Vorrätig, noch {n}',
      inStock: 'Vorrätig',
      onBackorder: 'Auf Bestellung lieferbar',
      notAvailable: 'Zurzeit nicht lieferbar',
    },
  },
)

/** In the language of the open page. */
export const pageWords = () => words(document.documentElement.lang)
