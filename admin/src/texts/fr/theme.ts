/** Theme settings. */
export default {
  Body: 'Corps de texte',
  Colours: 'Couleurs',
  Logo: 'Logo',
  'Logo, colours and fonts of the website. Blocks offer these nine colours as presets.':
    'Logo, couleurs et polices du site. Les blocs proposent ces neuf couleurs comme préréglages.',
  'Corners (px)': 'Coins (px)',
  'Corners of buttons (px)': 'Coins des boutons (px)',
  Danger: 'Danger',
  Dark: 'Sombre',
  'Fonts and shape': 'Polices et forme',
  'Heading weight': 'Graisse des titres',
  Headings: 'Titres',
  Info: 'Information',
  Light: 'Clair',
  'Live preview': 'Aperçu en direct',
  Primary: 'Primaire',
  'Reset to defaults': 'Rétablir les valeurs par défaut',
  'Save theme': 'Enregistrer le thème',
  Secondary: 'Secondaire',
  'Shown on': 'Affiché sur',
  Success: 'Succès',
  Tertiary: 'Tertiaire',
  'Text on every colour has a contrast of at least 4.5 : 1. A colour below that is marked here, and saving it needs your confirmation.':
    'Le texte sur chaque couleur a un contraste d’au moins 4,5 : 1. Une couleur au-dessous de ce seuil est signalée ici, et son enregistrement demande votre confirmation.',
  'Text on {colours} has a contrast below 4.5 : 1, which is hard to read for many people.':
    'Le texte sur {colours} a un contraste inférieur à 4,5 : 1, difficile à lire pour beaucoup de personnes.',
  'Text on {colours} will be hard to read. Save the theme anyway?':
    'Le texte sur {colours} sera difficile à lire. Enregistrer quand même le thème ?',
  'The home page in this theme': 'La page d’accueil dans ce thème',
  Warning: 'Avertissement',
  'Your choices are still here.': 'Vos choix sont toujours là.',
  '{ratio} : 1': '{ratio} : 1',
}
