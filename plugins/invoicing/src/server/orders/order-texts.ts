import { visitorTexts } from '@ashlar/sdk'

/** What documents of a web order say, in the language of the website. */
export const words = visitorTexts(
  {
    paid: 'Web order {number}, paid.',
    refunded: 'Web order {number}, refunded.',
    refund: 'Refund of a part of web order {number}',
  },
  {
    fr: {
      paid: 'Commande en ligne {number}, payée.',
      refunded: 'Commande en ligne {number}, remboursée.',
      refund: 'Remboursement d’une partie de la commande en ligne {number}',
    },
    de: {
      paid: 'Online-Bestellung {number}, bezahlt.',
      refunded: 'Online-Bestellung {number}, erstattet.',
      refund: 'Erstattung eines Teils der Online-Bestellung {number}',
    },
  },
)
