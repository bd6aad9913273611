import { visitorTexts } from '@ashlar/sdk'

export const words = visitorTexts({ table: 'Table' }, { fr: { table: 'Tableau' }, de: { table: 'Tabelle' } })
