import { visitorTexts } from '@ashlar/sdk'

export const words = visitorTexts(
  {
    open: 'Open picture {n}',
    openNamed: 'Open picture: {name}',
    pictures: 'Pictures',
    close: 'Close',
    previous: 'Previous picture',
    next: 'Next picture',
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
