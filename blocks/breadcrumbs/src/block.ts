import { defineBlock, oneOf } from '@ashlar/sdk'
import Type from 'typebox'

/** Where the page stands: the pages above it, from the home page. */
export const breadcrumbs = defineBlock({
  type: 'breadcrumbs',
  title: 'Breadcrumbs',
  icon: 'chevrons-right',
  category: 'content',
  keywords: ['trail', 'path', 'navigation', 'parents', 'hierarchy'],
  schema: Type.Object({
    separator: oneOf(['chevron', 'slash', 'arrow', 'dot'], { title: 'Separator', default: 'chevron' }),
    showHome: Type.Boolean({ title: 'Home page', default: true }),
    /** Empty: "Home" in the language of the website. */
    homeText: Type.String({
      title: 'Home page label',
      description: 'Empty means “Home” in the language of the website.',
      maxLength: 60,
      default: '',
    }),
    showCurrent: Type.Boolean({ title: 'This page', default: true }),
  }),
  common: ['visibility', 'spacing', 'overflow', 'customCss'],
  texts: {
    trail: { title: 'Text', part: ' > ol', without: ['textAlign'] },
    place: { title: 'Alignment', part: ' > ol', members: ['textAlign'], alignsWith: 'justify-content' },
  },
  initial: { padding: { desktop: { top: 0, bottom: 0 } } },
})
