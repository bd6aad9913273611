import { visitorTexts } from '@ashlar/sdk'

export const words = visitorTexts(
  { content: 'Embedded content' },
  { fr: { content: 'Contenu intégré' }, de: { content: 'Eingebetteter Inhalt' } },
)
