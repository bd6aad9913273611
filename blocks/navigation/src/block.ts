import { defineBlock, headerRight, oneOf } from '@ashlar/sdk'
import Type from 'typebox'

/**
 * The bar above a page: logo, items and right side as the settings have them. What it
 * shows is a setting of the website and no prop, so that every header tells the same.
 */
export const navigation = defineBlock({
  type: 'navigation',
  title: 'Navigation bar',
  icon: 'menu',
  category: 'content',
  keywords: ['header', 'menu', 'logo', 'bar', 'login'],
  schema: Type.Object({
    isSticky: Type.Boolean({ title: 'Stay visible when scrolling', default: true }),
    /** On wide screens the page begins under the bar. */
    isOver: Type.Boolean({ title: 'Overlap the first section', default: false }),
    /** While the bar has no ground of its own yet. */
    textOnTop: oneOf(['dark', 'light'], { title: 'Text colour over the section', default: 'dark' }),
  }),
  common: ['visibility', 'spacing', 'customCss'],
  texts: {
    items: {
      title: 'Menu items',
      part: ' :is(.navbar-main li > a,.navbar-main summary,.navbar-link)',
      without: ['textAlign'],
    },
    logo: { title: 'Logo', part: ' > .navbar-logo', without: ['textAlign'] },
    small: {
      title: 'Menu on small screens',
      part: ' .navbar-small > nav :is(a,b)',
      alignsWith: 'justify-content',
    },
    place: {
      title: 'Alignment of the items',
      part: ' > .navbar-main > ul',
      members: ['textAlign'],
      alignsWith: 'justify-content',
    },
  },
  initial: { padding: { desktop: { top: 0, bottom: 0 } } },
  regions: [{ name: 'right', title: 'Right side', opens: headerRight }],
})

/** Pages below a page. */
export const subMenu = defineBlock({
  type: 'sub-menu',
  title: 'Sub menu',
  icon: 'list-tree',
  category: 'content',
  keywords: ['children', 'pages', 'links', 'list'],
  schema: Type.Object({
    /** 0 until a page is chosen. */
    pageId: Type.Integer({ title: 'Page', minimum: 0, default: 0 }),
    menuTitle: Type.String({ title: 'Title', maxLength: 200, default: '' }),
  }),
  common: ['visibility', 'spacing', 'customCss'],
  texts: {
    heading: { title: 'Title', part: ' > h2' },
    links: { title: 'Links', part: ' > ul > li > a', without: ['textAlign'] },
    list: { title: 'Alignment of the links', part: ' > ul', members: ['textAlign'], alignsWith: 'justify-items' },
  },
  initial: { padding: { desktop: { top: 0, bottom: 0 } } },
})
