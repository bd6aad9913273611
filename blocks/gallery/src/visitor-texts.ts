import { visitorTexts } from '@ashlar/sdk'

export const words = visitorTexts(
  {
    open: 'Open image {n}',
    openNamed: 'Open image: {name}',
    pictures: 'Images',
    close: 'Close',
    previous: 'Previous image',
    next: 'Next image',
  },
  {
    fr: {
      open: 'Ouvrir l’image {n}',
      openNamed: 'Ouvrir l’image : {name}',
      pictures: 'Images',
      close: 'Fermer',
      previous: 'Image précédente',
      next: 'Image suivante',
    },
    de: {
      open: 'Bild {n} öffnen',
      openNamed: 'Bild öffnen: {name}',
      pictures: 'Bilder',
      close: 'Schließen',
      previous: 'Vorheriges Bild',
      next: 'Nächstes Bild',
    },
  },
)
