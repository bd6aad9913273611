import { visitorTexts } from '@ashlar/sdk'

/** What readers hear of carousels; `{n}` counts from 1. */
export const words = visitorTexts(
  {
    pictures: 'Images',
    picture: 'Image {n}',
    previousPicture: 'Previous image',
    nextPicture: 'Next image',
    slides: 'Slides',
    highlights: 'Highlights',
    slide: 'Slide {n}',
    previousSlide: 'Previous slide',
    nextSlide: 'Next slide',
    place: '{n} of {count}',
  },
  {
    fr: {
      pictures: 'Images',
      picture: 'Image {n}',
      previousPicture: 'Image précédente',
      nextPicture: 'Image suivante',
      slides: 'Diapositives',
      highlights: 'À la une',
      slide: 'Diapositive {n}',
      previousSlide: 'Diapositive précédente',
      nextSlide: 'Diapositive suivante',
      place: '{n} sur {count}',
    },
    de: {
      pictures: 'Bilder',
      picture: 'Bild {n}',
      previousPicture: 'Vorheriges Bild',
      nextPicture: 'Nächstes Bild',
      slides: 'Folien',
      highlights: 'Höhepunkte',
      slide: 'Folie {n}',
      previousSlide: 'Vorherige Folie',
      nextSlide: 'Nächste Folie',
      place: '{n} von {count}',
    },
  },
)
