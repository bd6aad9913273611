import { visitorTexts } from '@ashlar/sdk'

/** The banner's own texts; title, text and link are what the website wrote. */
export const words = visitorTexts(
  {
    privacy: 'Privacy',
    refuse: 'Refuse all',
    save: 'Save choice',
    allow: 'Allow all',
    analytics: 'Statistics',
    analyticsText: 'How pages are used, so that we can improve them.',
    marketing: 'Advertising',
    marketingText: 'Which of our ads brought you here.',
    external: 'Other services',
    externalText: 'Maps, videos and security checks from other companies.',
  },
  {
    fr: {
      privacy: 'Confidentialité',
      refuse: 'Tout refuser',
      save: 'Enregistrer mon choix',
      allow: 'Tout accepter',
      analytics: 'Statistiques',
      analyticsText: 'Comment les pages sont utilisées, pour que nous puissions les améliorer.',
      marketing: 'Publicité',
      marketingText: 'Laquelle de nos publicités vous a amené ici.',
      external: 'Autres services',
      externalText: 'Cartes, vidéos et contrôles que d’autres entreprises fournissent dans nos pages.',
    },
    de: {
      privacy: 'Datenschutz',
      refuse: 'Alles ablehnen',
      save: 'Auswahl speichern',
      allow: 'Alles erlauben',
      analytics: 'Statistik',
      analyticsText: 'Wie Seiten genutzt werden, damit wir sie verbessern können.',
      marketing: 'Werbung',
      marketingText: 'Welche unserer Anzeigen Sie hergeführt hat.',
      external: 'Andere Dienste',
      externalText: 'Karten, Videos und Prüfungen, die andere Unternehmen in unseren Seiten bereitstellen.',
    },
  },
)
