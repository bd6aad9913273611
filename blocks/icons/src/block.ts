import { Colour, defineBlock, ItemId, LinkAddress, oneOf } from '@ashlar/sdk'
import Type from 'typebox'

export const IconItem = Type.Object({
  id: ItemId,
  icon: Type.String({ title: 'Icon', minLength: 1, pattern: '^[a-z0-9-]{1,60}$', control: 'icon', default: 'star' }),
  /** px. */
  width: Type.Number({ title: 'Width', minimum: 1, maximum: 1000, unit: 'px', half: true, default: 72 }),
  height: Type.Number({ title: 'Height', minimum: 1, maximum: 1000, unit: 'px', half: true, default: 72 }),
  color: { ...Colour({ title: 'Colour', default: '#000000' }), minLength: 1 },
  href: LinkAddress({ title: 'Link', default: '' }),
  hrefTarget: oneOf(['_self', '_blank', '_parent', '_top'], { title: 'Opens in', default: '_self' }),
  cssClasses: Type.String({ title: 'CSS classes', pattern: '^[A-Za-z0-9 _-]{0,200}$', default: '' }),
  /** What the link says to those who can't see the icon; without it the icon's name. */
  label: Type.String({ title: 'Label', maxLength: 200, default: '' }),
})

const positions = ['flex-start', 'center', 'flex-end'] as const

/** A row or column of icons, each with a link if it has an address. */
export const icons = defineBlock({
  type: 'icons',
  title: 'Icons',
  icon: 'shapes',
  category: 'media',
  keywords: ['icon', 'symbol', 'social'],
  schema: Type.Object({
    icons: Type.Array(IconItem, { title: 'Icons', maxItems: 100, default: [] }),
    direction: oneOf(['row', 'row-reverse', 'column', 'column-reverse'], { title: 'Direction', default: 'row' }),
    /** rem. */
    gap: Type.Number({ title: 'Gap', minimum: 0, maximum: 5, multipleOf: 0.25, default: 1 }),
    justify: oneOf([...positions, 'space-between', 'space-around', 'space-evenly'], {
      title: 'Justify',
      default: 'flex-start',
    }),
    align: oneOf([...positions, 'stretch', 'baseline'], { title: 'Align', default: 'center' }),
  }),
  common: ['visibility', 'spacing', 'overflow', 'customCss'],
  initial: { padding: { desktop: { top: 0, bottom: 0 } } },
})
