import { defineBlock, ItemId, oneOf } from '@ashlar/sdk'
import Type from 'typebox'

/** A tab's content stands in the region `tab:<id>`. */
export const TabHeader = Type.Object({
  id: ItemId,
  /** What the address says: `#tab-0`. It stays when tabs change places, so that links keep leading there. */
  tabIndex: Type.Integer({ minimum: 0, maximum: 10_000, default: 0 }),
  title: Type.String({ title: 'Title', minLength: 1, maxLength: 200, default: 'Tab' }),
  icon: Type.String({ title: 'Icon', pattern: '^[a-z0-9-]{0,60}$', control: 'icon', default: '' }),
  sort: Type.Integer({ minimum: 0, maximum: 10_000, default: 0 }),
})

/** Panels of which one is shown, chosen by a row of tabs. */
export const tabs = defineBlock({
  type: 'tabs',
  title: 'Tabs',
  icon: 'panels-top-left',
  category: 'content',
  keywords: ['tab', 'panels', 'pills'],
  schema: Type.Object({
    tabHeaders: Type.Array(TabHeader, { title: 'Tabs', maxItems: 30, default: [] }),
    tabStyle: oneOf(['default', 'pills'], { title: 'Style', default: 'default' }),
    darkMode: Type.Boolean({ title: 'Dark', default: false }),
  }),
  common: ['visibility', 'spacing', 'overflow', 'customCss'],
  texts: {
    title: { title: 'Tabs', part: ' > .tabs-list > a', without: ['textAlign'] },
    place: { title: 'Alignment', part: ' > .tabs-list', members: ['textAlign'], alignsWith: 'justify-content' },
  },
  initial: {
    padding: { desktop: { top: 0, bottom: 0 } },
    tabHeaders: [
      { id: 'one', tabIndex: 0, title: 'First tab', icon: '', sort: 0 },
      { id: 'two', tabIndex: 1, title: 'Second tab', icon: '', sort: 1 },
    ],
  },
  regions: [{ name: 'tab', title: 'tab', perItemOf: 'tabHeaders' }],
})
