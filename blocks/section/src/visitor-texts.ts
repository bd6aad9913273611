import { visitorTexts } from '@ashlar/sdk'

export const words = visitorTexts(
  { pause: 'Pause the background', play: 'Play the background' },
  {
    fr: { pause: 'Mettre l’arrière-plan en pause', play: 'Animer l’arrière-plan' },
    de: { pause: 'Hintergrund anhalten', play: 'Hintergrund abspielen' },
  },
)
