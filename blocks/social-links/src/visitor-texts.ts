import { visitorTexts } from '@ashlar/sdk'

export const words = visitorTexts(
  { email: 'Email', phone: 'Phone', map: 'Map', feed: 'RSS feed' },
  {
    fr: { email: 'E-mail', phone: 'Téléphone', map: 'Carte', feed: 'Flux RSS' },
    de: { email: 'E-Mail', phone: 'Telefon', map: 'Karte', feed: 'RSS-Feed' },
  },
)
