import { defineBlock, oneOf } from '@ashlar/sdk'
import Type from 'typebox'

/** The heading of a section with a line beside it. */
export const sectionHeader = defineBlock({
  type: 'section-header',
  title: 'Section header',
  icon: 'heading',
  category: 'content',
  keywords: ['heading', 'title', 'subtitle'],
  schema: Type.Object({
    title: Type.String({ title: 'Title', maxLength: 400, default: 'Section title' }),
    subtitle: Type.String({ title: 'Subtitle', maxLength: 1000, default: 'One line on what this section is about.' }),
    textAlign: oneOf(['start', 'center', 'end'], { default: 'start' }),
  }),
  common: ['visibility', 'spacing', 'overflow', 'customCss'],
  texts: {
    title: { title: 'Title', part: ' > h2', without: ['textAlign'] },
    subtitle: { title: 'Subtitle', part: ' > p', without: ['textAlign'] },
    block: {
      title: 'Both',
      members: ['textAlign'],
      own: { textAlign: { prop: 'textAlign', asTheme: 'start' } },
      alignsWith: 'justify-items',
    },
  },
  initial: { padding: { desktop: { top: 0, bottom: 0 } } },
})
