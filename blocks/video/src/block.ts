import { defineBlock, oneOf, PictureAddress } from '@ashlar/sdk'
import Type from 'typebox'

/** Width to height of the frame; the first is the one that a new block has. */
export const ratios = ['16:9', '4:3', '1:1', '9:16'] as const

/** A path of this website: captions from elsewhere would need the video to be asked for in another way. */
const ownFile = '^(|/[^\\s"<>\\\\/][^\\s"<>\\\\]*)$'

/** A video: a file of the media library, or one of YouTube or Vimeo that loads once the visitor agrees. */
export const video = defineBlock({
  type: 'video',
  title: 'Video',
  icon: 'circle-play',
  category: 'media',
  keywords: ['film', 'movie', 'clip', 'youtube', 'vimeo', 'mp4', 'player'],
  schema: Type.Object({
    /** A file of this website, or the address of a video on YouTube or Vimeo in any of its forms. */
    address: Type.String({
      title: 'Video',
      description: 'A file of the media library, or the address of a video on YouTube or Vimeo.',
      maxLength: 2000,
      default: '',
    }),
    /** What readers hear: the name of the player. Empty: "Video". */
    label: Type.String({
      title: 'Label',
      description: 'Describes the video to people who cannot see it.',
      maxLength: 200,
      default: '',
    }),
    poster: PictureAddress({ title: 'Poster image', default: '' }),
    /** WebVTT. Services bring captions of their own. */
    captions: Type.String({
      title: 'Captions file',
      description: 'A WebVTT file (.vtt) of this website. Videos on YouTube and Vimeo have their own captions.',
      pattern: ownFile,
      maxLength: 2000,
      default: '',
    }),
    caption: Type.String({ title: 'Caption', maxLength: 300, default: '' }),
    ratio: oneOf(ratios, { title: 'Aspect ratio', default: '16:9' }),
    /** Only a file of this website, without sound, and not where motion is unwanted. */
    playsByItself: Type.Boolean({ title: 'Play automatically, without sound', default: false }),
    loops: Type.Boolean({ title: 'Repeat', default: false }),
    /** Without them a video that plays by itself has one button, which stops it (WCAG 2.2.2). */
    showControls: Type.Boolean({ title: 'Player controls', default: true }),
  }),
  common: ['visibility', 'spacing', 'border', 'shadow', 'customCss'],
  texts: { caption: { title: 'Caption', part: ' > figcaption' } },
  initial: { padding: { desktop: { top: 0, bottom: 0 } } },
})
