import { visitorTexts } from '@ashlar/sdk'

export const words = visitorTexts(
  { breadcrumbs: 'Breadcrumbs', home: 'Home' },
  { fr: { breadcrumbs: 'Fil d’Ariane', home: 'Accueil' }, de: { breadcrumbs: 'Navigationspfad', home: 'Startseite' } },
)
