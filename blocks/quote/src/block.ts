import { defineBlock, LinkAddress, oneOf } from '@ashlar/sdk'
import Type from 'typebox'

/** A quotation and who said or wrote it. */
export const quote = defineBlock({
  type: 'quote',
  title: 'Quote',
  icon: 'quote',
  category: 'content',
  keywords: ['quotation', 'blockquote', 'citation', 'saying'],
  schema: Type.Object({
    /** Line breaks are kept. */
    text: Type.String({ title: 'Text', maxLength: 4000, default: 'The words of somebody who knows your work.' }),
    name: Type.String({ title: 'Name', maxLength: 200, default: '' }),
    /** The occupation of the person, or the work that the words are from. */
    role: Type.String({ title: 'Role or work', maxLength: 200, default: '' }),
    /** The address of the source. Name and role are the link; without both there is none. */
    href: LinkAddress({ title: 'Link', default: '' }),
    look: oneOf(['mark', 'line', 'large'], { title: 'Look', default: 'mark' }),
  }),
  common: ['visibility', 'spacing', 'background', 'border', 'overflow', 'customCss'],
  texts: {
    text: { title: 'Quotation', part: ' > blockquote > p' },
    name: { title: 'Name', part: ' > figcaption .quote-name', without: ['textAlign'] },
    role: { title: 'Role or work', part: ' > figcaption .quote-role', without: ['textAlign'] },
    source: { title: 'Source', part: ' > figcaption', members: ['textAlign'] },
  },
  initial: {
    padding: { desktop: { top: 0, bottom: 0 } },
    text: 'The words of somebody who knows your work.',
    name: 'Name',
    role: 'Occupation',
  },
})
