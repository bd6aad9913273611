import { defineBlock, oneOf, PictureAddress } from '@ashlar/sdk'
import Type from 'typebox'

const altText = (words: { readonly title: string }) =>
  Type.String({
    ...words,
    description: 'Describe the image. Empty means the text from the media library.',
    maxLength: 200,
    default: '',
  })

/** Two pictures of the same place over each other, with a divider between them. */
export const beforeAfter = defineBlock({
  type: 'before-after',
  title: 'Before and after',
  icon: 'square-split-horizontal',
  category: 'media',
  keywords: ['compare', 'comparison', 'images', 'slider', 'pictures', 'photos'],
  schema: Type.Object({
    before: PictureAddress({ title: 'Image before', default: '' }),
    beforeAltText: altText({ title: 'Alternative text before' }),
    after: PictureAddress({ title: 'Image after', default: '' }),
    afterAltText: altText({ title: 'Alternative text after' }),
    /** Empty: no label. */
    beforeLabel: Type.String({ title: 'Label before', maxLength: 60, default: 'Before' }),
    afterLabel: Type.String({ title: 'Label after', maxLength: 60, default: 'After' }),
    /** Horizontal: the divider moves to the sides. */
    direction: oneOf(['horizontal', 'vertical'], { title: 'Direction', default: 'horizontal' }),
    /** Per cent of the picture before that are seen at first. */
    start: Type.Integer({ title: 'Starting position', minimum: 0, maximum: 100, default: 50 }),
  }),
  common: ['visibility', 'spacing', 'border', 'shadow', 'customCss'],
  texts: { label: { title: 'Labels', part: ' .before-after-label', without: ['textAlign', 'color'] } },
  initial: { padding: { desktop: { top: 0, bottom: 0 } }, beforeLabel: 'Before', afterLabel: 'After' },
})
