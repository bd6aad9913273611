import { visitorTexts } from '@ashlar/sdk'

export const words = visitorTexts(
  { video: 'Video', play: 'Play the video', resume: 'Play', pause: 'Pause', captions: 'Captions' },
  {
    fr: { video: 'Vidéo', play: 'Lire la vidéo', resume: 'Lire', pause: 'Pause', captions: 'Sous-titres' },
    de: { video: 'Video', play: 'Video abspielen', resume: 'Abspielen', pause: 'Pause', captions: 'Untertitel' },
  },
)
