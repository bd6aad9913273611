import { visitorTexts } from '@ashlar/sdk'

export const words = visitorTexts(
  {
    content: 'Embedded content',
    scripts: 'Scripts run on the page, not in the editor.',
    outside: 'Content from other websites is shown on the page, not in the editor.',
  },
  {
    fr: {
      content: 'Contenu intégré',
      scripts: 'Les scripts s’exécutent sur la page, pas dans l’éditeur.',
      outside: 'Le contenu d’autres sites s’affiche sur la page, pas dans l’éditeur.',
    },
    de: {
      content: 'Eingebetteter Inhalt',
      scripts: 'Skripte laufen auf der Seite, nicht im Editor.',
      outside: 'Inhalte anderer Websites werden auf der Seite gezeigt, nicht im Editor.',
    },
  },
)
