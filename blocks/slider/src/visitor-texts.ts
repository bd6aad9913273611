import { visitorTexts } from '@ashlar/sdk'

export const words = visitorTexts(
  { slides: 'Slides', previous: 'Previous slide', next: 'Next slide', place: '{n} of {count}' },
  {
    fr: {
      slides: 'Diapositives',
      previous: 'Diapositive précédente',
      next: 'Diapositive suivante',
      place: '{n} sur {count}',
    },
    de: { slides: 'Folien', previous: 'Vorherige Folie', next: 'Nächste Folie', place: '{n} von {count}' },
  },
)
