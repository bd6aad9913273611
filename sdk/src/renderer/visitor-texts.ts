import { visitorTexts } from '../texts/visitor-texts.ts'

/** What the SDK's own parts of pages say. */
export const words = visitorTexts(
  {
    shownBy: 'This content comes from {host}. If you show it, {host} learns that you visited this page.',
    shownByOthers: 'This content comes from another company. If you show it, they learn that you visited this page.',
    show: 'Show the content',
    open: 'Open in a new tab',
  },
  {
    fr: {
      shownBy: 'Ce contenu est fourni par {host}. Si vous l’affichez, {host} apprend que vous avez visité cette page.',
      shownByOthers:
        'Ce contenu est fourni par une autre entreprise. Si vous l’affichez, elle apprend que vous avez visité cette page.',
      show: 'Afficher le contenu',
      open: 'Ouvrir dans un nouvel onglet',
    },
    de: {
      shownBy:
        'Dieser Inhalt kommt von {host}. Wenn Sie ihn anzeigen, erfährt {host}, dass Sie diese Seite besucht haben.',
      shownByOthers:
        'Dieser Inhalt kommt von einem anderen Unternehmen. Wenn Sie ihn anzeigen, erfährt es, dass Sie diese Seite besucht haben.',
      show: 'Inhalt anzeigen',
      open: 'In neuem Tab öffnen',
    },
  },
)
