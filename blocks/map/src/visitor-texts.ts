import { visitorTexts } from '@ashlar/sdk'

export const words = visitorTexts(
  { show: 'Show the map', map: 'Map' },
  { fr: { show: 'Afficher la carte', map: 'Carte' }, de: { show: 'Karte anzeigen', map: 'Karte' } },
)
