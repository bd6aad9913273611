import { visitorTexts } from '../texts/visitor-texts.ts'

/** What the buttons of moving blocks say. */
export const words = visitorTexts(
  { pause: 'Pause', play: 'Play' },
  { fr: { pause: 'Mettre en pause', play: 'Lancer' }, de: { pause: 'Anhalten', play: 'Abspielen' } },
)
