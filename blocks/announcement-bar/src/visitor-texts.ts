import { visitorTexts } from '@ashlar/sdk'

export const words = visitorTexts(
  { announcement: 'Announcement', close: 'Close' },
  { fr: { announcement: 'Annonce', close: 'Fermer' }, de: { announcement: 'Ankündigung', close: 'Schließen' } },
)
