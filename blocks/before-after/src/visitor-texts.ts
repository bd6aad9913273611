import { visitorTexts } from '@ashlar/sdk'

export const words = visitorTexts(
  { compare: 'Compare the images', shown: '{percent} of the first image' },
  {
    fr: { compare: 'Comparer les images', shown: '{percent} de la première image' },
    de: { compare: 'Bilder vergleichen', shown: '{percent} des ersten Bildes' },
  },
)
