import { visitorTexts } from '@ashlar/sdk'

/** What the site itself says to visitors; blocks bring their own. */
export const words = visitorTexts(
  {
    skip: 'Skip to content',
    main: 'Main',
    menu: 'Menu',
    footer: 'Footer',
    contact: 'Contact',
    map: 'Show on a map',
    notFound: 'Not found',
    nothingHere: 'There is nothing at this address',
    moved: 'This page does not exist or has moved. Go to the home page.',
    noFrontPage: 'This website has no home page at the moment.',
    comingSoon: 'Coming soon',
    home: 'Home',
  },
  {
    fr: {
      skip: 'Aller au contenu',
      main: 'Navigation principale',
      menu: 'Menu',
      footer: 'Pied de page',
      contact: 'Contact',
      map: 'Afficher sur une carte',
      notFound: 'Page introuvable',
      nothingHere: 'Il n’y a rien à cette adresse',
      moved: 'Cette page n’existe pas ou a été déplacée. Revenez à la page d’accueil.',
      noFrontPage: 'Ce site n’a pas de page d’accueil pour le moment.',
      comingSoon: 'Bientôt en ligne',
      home: 'Accueil',
    },
    de: {
      skip: 'Zum Inhalt springen',
      main: 'Hauptnavigation',
      menu: 'Menü',
      footer: 'Fußzeile',
      contact: 'Kontakt',
      map: 'Auf der Karte zeigen',
      notFound: 'Nicht gefunden',
      nothingHere: 'Unter dieser Adresse gibt es nichts',
      moved: 'Diese Seite gibt es nicht oder sie ist umgezogen. Gehen Sie zur Startseite.',
      noFrontPage: 'Diese Website hat zurzeit keine Startseite.',
      comingSoon: 'Demnächst hier',
      home: 'Startseite',
    },
  },
)
