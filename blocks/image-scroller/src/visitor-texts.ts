import { visitorTexts } from '@ashlar/sdk'

export const words = visitorTexts(
  { pause: 'Pause the images' },
  { fr: { pause: 'Arrêter le défilement' }, de: { pause: 'Bilder anhalten' } },
)
