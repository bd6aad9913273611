import { visitorTexts } from '@ashlar/sdk'

export const words = visitorTexts(
  {
    main: 'Main',
    menu: 'Menu',
    subMenu: 'Sub menu',
    empty: 'This page has no sub pages',
    stillSignedIn: 'You are still signed in. Please try again.',
    hello: 'Hello,',
    profile: 'Profile',
    logout: 'Logout',
    sure: 'Are you sure you wish to logout?',
    cancel: 'Cancel',
  },
  {
    fr: {
      main: 'Navigation principale',
      menu: 'Menu',
      subMenu: 'Sous-menu',
      empty: 'Cette page n’a pas de sous-pages',
      stillSignedIn: 'Vous êtes encore connecté. Veuillez réessayer.',
      hello: 'Bonjour',
      profile: 'Profil',
      logout: 'Se déconnecter',
      sure: 'Voulez-vous vraiment vous déconnecter ?',
      cancel: 'Annuler',
    },
    de: {
      main: 'Hauptnavigation',
      menu: 'Menü',
      subMenu: 'Untermenü',
      empty: 'Diese Seite hat keine Unterseiten',
      stillSignedIn: 'Sie sind noch angemeldet. Bitte versuchen Sie es noch einmal.',
      hello: 'Hallo',
      profile: 'Profil',
      logout: 'Abmelden',
      sure: 'Möchten Sie sich wirklich abmelden?',
      cancel: 'Abbrechen',
    },
  },
)
