import { blockCatalogue, defineBlock, perDevice } from '@ashlar/sdk'
import Type from 'typebox'
import { expect, test } from 'vitest'
import { sectionsOf } from '../../blocks/settings/sections.ts'
import { styleChange } from '../clipboard/styles.ts'
import { alike } from '../store/alike.ts'
import { changeWords } from '../store/change-words.ts'
import { anchorRoom } from './anchor-room.ts'
import { mostColumnsOf } from './most-columns.ts'

const schema = Type.Object({})
const look = { icon: 'box', category: 'content' } as const
const tile = defineBlock({ type: 'tile', title: 'Tile', ...look, schema, common: ['visibility'] })
const photo = defineBlock({ type: 'photo', title: 'Photo', ...look, schema, common: ['visibility', 'spacing'] })
const mail = defineBlock({ type: 'mail/tile', title: 'Tile', ...look, schema })
const grid = defineBlock({
  type: 'acme/grid',
  title: 'Grid',
  ...look,
  schema: Type.Object({
    layout: perDevice(Type.Object({ columns: Type.Integer({ default: 3 }), fit: Type.Boolean({ default: true }) })),
  }),
  childCells: { prop: 'layout' },
})

const hover = { desktop: { scale: 1.1 }, mobile: { scale: 1 } }
const sticky = { desktop: { on: true, offset: 8 } }

test('styles are copied with sticky and hover, and without the cells (issue 22)', () => {
  const copied = styleChange({ block: tile, props: { hover, sticky, cell: { desktop: { columns: 2 } } } }, photo)
  expect(copied).toMatchObject({ hover, sticky })
  expect(copied).not.toHaveProperty('cell')
})

test('of several blocks each takes the value that changed and keeps its others, on its device (issue 22)', () => {
  const lead = { block: tile, props: { hover: { desktop: { scale: 1.1 } } } }
  const other = { block: photo, props: { hover: { desktop: { rotate: 3 }, tablet: { scale: 1.5 } } } }
  expect(alike({ hover: { desktop: { scale: 1.2 } } }, lead, other)).toEqual({
    hover: { desktop: { rotate: 3, scale: 1.2 }, tablet: { scale: 1.5 } },
  })
  expect(alike({ hover: undefined }, lead, { block: mail, props: {} })).toEqual({})
})

test('the history says which look changed, and where (issue 22)', () => {
  const words = (was: object, now: object) => changeWords(tile, 'Tile', { ...was }, { ...now })
  expect(words({}, { hover: { desktop: { scale: 1.1 } } })).toBe('Change Hover scale of Tile to 1.1')
  expect(words({}, { cell: { mobile: { columns: 2 } } })).toBe('Change Width in the grid of Tile to 2 on Mobile')
  expect(words({ sticky }, { sticky: { desktop: { on: true, offset: 9 } } })).toBe(
    'Change Distance from the top of Tile to 9',
  )
})

test('blocks of pages have a section for it, those of mails have not (issue 22)', () => {
  const titles = (block: typeof tile | typeof mail) => sectionsOf(block, undefined).map(({ title }) => title)
  expect(titles(tile)).toContain('Sticky')
  expect(titles(mail)).toEqual([])
})

test('a grid has as many columns as its device says or inherits (issue 22)', () => {
  const catalogue = blockCatalogue([grid, tile])
  const node = {
    type: 'acme/grid',
    version: 1,
    parent: null,
    children: [],
    props: { layout: { tablet: { columns: 2 } } },
  }
  const most = (['desktop', 'tablet', 'mobile'] as const).map((device) => mostColumnsOf(catalogue, node, device))
  expect(most).toEqual([3, 2, 2])
  expect(mostColumnsOf(catalogue, { ...node, type: 'tile' }, 'desktop')).toBe(1)
})

test('links to places leave room for what goes across the page, none for what stands beside (issue 22)', () => {
  expect(anchorRoom({ width: 1280, height: 60.4 }, { width: 1280 })).toBe(61)
  expect(anchorRoom({ width: 400, height: 700 }, { width: 1280 })).toBe(0)
  expect(anchorRoom({ width: 1280, height: 4000 }, { width: 1280 })).toBe(1000)
})
