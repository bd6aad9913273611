import { visitorTexts } from '@ashlar/sdk'

/** What an invoice of a web order says below its lines, in the language of the website. */
export const words = visitorTexts(
  { paid: 'Web order {number}, paid.' },
  { fr: { paid: 'Commande en ligne {number}, payée.' }, de: { paid: 'Online-Bestellung {number}, bezahlt.' } },
)
