import { visitorTexts } from '@ashlar/sdk'

export const words = visitorTexts(
  { title: 'Live chat', open: 'Chat with us' },
  {
    fr: { title: 'Discussion en direct', open: 'Discuter avec nous' },
    de: { title: 'Live-Chat', open: 'Mit uns chatten' },
  },
)
