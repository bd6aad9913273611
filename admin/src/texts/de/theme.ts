/** The theme: colours, fonts and their preview. */
export default {
  Body: 'Fließtext',
  Colours: 'Farben',
  Logo: 'Logo',
  'Logo, colours and fonts of the website. Blocks offer these nine colours as presets.':
    'Logo, Farben und Schriften der Website. Blöcke bieten diese neun Farben als Vorauswahl an.',
  'Corners (px)': 'Ecken (px)',
  'Corners of buttons (px)': 'Ecken von Schaltflächen (px)',
  Danger: 'Gefahr',
  Dark: 'Dunkel',
  'Fonts and shape': 'Schriften und Form',
  'Heading weight': 'Schriftstärke der Überschriften',
  Headings: 'Überschriften',
  Info: 'Info',
  Light: 'Hell',
  'Live preview': 'Live-Vorschau',
  Primary: 'Primär',
  'Reset to defaults': 'Auf Standardwerte zurücksetzen',
  'Save theme': 'Design speichern',
  Secondary: 'Sekundär',
  'Shown on': 'Angezeigt auf',
  Success: 'Erfolg',
  Tertiary: 'Tertiär',
  'Text on every colour has a contrast of at least 4.5 : 1. A colour below that is marked here, and saving it needs your confirmation.':
    'Text auf jeder Farbe hat einen Kontrast von mindestens 4,5 : 1. Eine Farbe darunter ist hier markiert, und zum Speichern ist Ihre Bestätigung nötig.',
  'Text on {colours} has a contrast below 4.5 : 1, which is hard to read for many people.':
    'Text auf {colours} hat einen Kontrast unter 4,5 : 1 und ist für viele Menschen schwer lesbar.',
  'Text on {colours} will be hard to read. Save the theme anyway?':
    'Text auf {colours} wird schwer lesbar sein. Design trotzdem speichern?',
  'The home page in this theme': 'Die Startseite in diesem Design',
  Warning: 'Warnung',
  'Your choices are still here.': 'Ihre Auswahl ist noch da.',
  '{ratio} : 1': '{ratio} : 1',
}
