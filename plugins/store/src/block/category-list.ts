import { defineBlock, oneOf } from '@ashlar/sdk'
import Type from 'typebox'
import { chosenList, mostChosen } from './chosen.ts'

/** Product categories as links or as pictures. */
export const categoryList = defineBlock({
  type: 'category-list',
  title: 'Category list',
  icon: 'tags',
  category: 'store',
  keywords: ['shop', 'store', 'departments', 'cards'],
  schema: Type.Object({
    /** None for all of them. */
    categories: chosenList('Categories', mostChosen.categories),
    mode: oneOf(['list', 'cards'], { title: 'Look', default: 'list' }),
    darkMode: Type.Boolean({ title: 'Dark mode', default: false }),
  }),
  common: ['visibility', 'spacing', 'customCss'],
  texts: {
    name: { title: 'Names', part: ' :is(.store-category-name,.store-category-links a)', without: ['textAlign'] },
    list: { title: 'Alignment of the list', part: ' > .store-category-links', members: ['textAlign'] },
  },
  initial: { padding: { desktop: { top: 0, bottom: 0 } } },
})
