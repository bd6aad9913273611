import { visitorTexts } from '@ashlar/sdk'

export const words = visitorTexts(
  { rating: 'Rated {rating} out of 5' },
  { fr: { rating: 'Note : {rating} sur 5' }, de: { rating: 'Bewertung: {rating} von 5' } },
)
