import { blockCatalogue, type Content, type ContentNode, defineBlock } from '@ashlar/sdk'
import Type from 'typebox'
import { describe, expect, test } from 'vitest'
import { placeForNew, placesFor } from '../store/places.ts'
import { type Box, type DropScene, dropAt } from './drop-target.ts'

const schema = Type.Object({})
const catalogue = blockCatalogue([
  defineBlock({
    type: 'wrapper',
    title: 'Page',
    icon: 'file',
    category: 'layout',
    schema,
    nesting: { in: [], root: true, accepts: ['section'] },
  }),
  defineBlock({
    type: 'section',
    title: 'Section',
    icon: 'rows-3',
    category: 'layout',
    schema,
    nesting: { in: ['wrapper'], accepts: ['container'] },
  }),
  defineBlock({
    type: 'container',
    title: 'Container',
    icon: 'square',
    category: 'layout',
    schema,
    nesting: { in: ['section', 'container'], as: 'container' },
  }),
  defineBlock({ type: 'text', title: 'Text', icon: 'type', category: 'basic', schema }),
  defineBlock({
    type: 'tabs',
    title: 'Tabs',
    icon: 'panels-top-left',
    category: 'content',
    schema: Type.Object({ items: Type.Array(Type.Object({ id: Type.String() }), { default: [] }) }),
    regions: [{ name: 'tab', title: 'tab', perItemOf: 'items' }],
  }),
])
const card = defineBlock({
  type: 'card',
  title: 'Card',
  icon: 'square',
  category: 'content',
  schema,
  regions: [
    { name: 'lead', title: 'lead', accepts: ['container'] },
    { name: 'side', title: 'side' },
  ],
})
const node = (type: string, parent: string | null, ...children: string[]): ContentNode => ({
  type,
  version: 1,
  props: {},
  parent,
  children,
})
const content: Content = {
  rootNodeId: 'root',
  nodes: {
    root: node('wrapper', null, 's1', 's2'),
    s1: node('section', 'root', 'c1'),
    c1: node('container', 's1', 't1', 't2'),
    t1: node('text', 'c1'),
    t2: node('text', 'c1'),
    s2: node('section', 'root', 'c2'),
    c2: node('container', 's2'),
  },
}
const box = (top: number, height: number, left = 0, width = 1000): Box => ({ left, top, width, height })
const boxes: Record<string, Box> = {
  root: box(0, 800),
  s1: box(0, 400),
  c1: box(50, 300, 100, 800),
  t1: box(60, 100, 110, 780),
  t2: box(200, 100, 110, 780),
  s2: box(400, 400),
  c2: box(450, 300, 100, 800),
}
const scene: DropScene = { content, catalogue, boxOf: (id) => boxes[id], hintOf: () => undefined, isRow: () => false }

describe('where a drop goes', () => {
  test('into the innermost container under the pointer, between the children around it, with a line there', () => {
    expect(dropAt(scene, { type: 'text' }, 't2', { x: 500, y: 210 })).toEqual({
      allowed: true,
      target: { parent: 'c1', slot: undefined, index: 1 },
      count: 3,
      line: { left: 110, top: 178.5, width: 780, height: 3 },
      box: boxes['c1'],
    })
  })

  test('the block itself is not counted while it is moved, and never goes into itself', () => {
    expect(dropAt(scene, { type: 'text', id: 't1' }, 'c1', { x: 500, y: 320 })).toMatchObject({
      target: { parent: 'c1', index: 1 },
      count: 2,
    })
    expect(dropAt(scene, { type: 'container', id: 'c1' }, 't1', { x: 500, y: 100 })).toBeUndefined()
  })

  test('BLK-COMMON-017, OPEN-129 the middle of a block that does not take it refuses with the reason', () => {
    expect(dropAt(scene, { type: 'text' }, 's1', { x: 20, y: 200 })).toMatchObject({
      allowed: false,
      over: 's1',
      reason: expect.stringMatching(/accepts containers only/i),
    })
    expect(dropAt(scene, { type: 'section' }, 'c2', { x: 500, y: 600 })).toMatchObject({ allowed: false, over: 'c2' })
  })

  test('near the edge of blocks that refuse it, it goes beside them', () => {
    expect(dropAt(scene, { type: 'section' }, 'c2', { x: 500, y: 470 })).toMatchObject({
      allowed: true,
      target: { parent: 'root', index: 1 },
    })
    expect(dropAt(scene, { type: 'section' }, 's2', { x: 20, y: 795 })).toMatchObject({
      target: { parent: 'root', index: 2 },
    })
  })

  test('between and after the sections of a page a block goes into a new one', () => {
    for (const dragged of [{ type: 'text' }, { type: 'text', id: 't1' }]) {
      expect(dropAt(scene, dragged, 'root', { x: 500, y: 900 })).toMatchObject({
        allowed: true,
        target: { parent: 'root', index: 2 },
        around: 'section',
      })
      expect(dropAt(scene, dragged, 's2', { x: 20, y: 405 })).toMatchObject({ target: { parent: 'root', index: 1 } })
    }
    expect(dropAt(scene, { type: 'wrapper' }, 'root', { x: 500, y: 900 })).toMatchObject({ allowed: false })
  })

  test('near the edge of a container that would take it, it goes beside it where that is allowed', () => {
    expect(dropAt(scene, { type: 'container' }, 'c1', { x: 500, y: 53 })).toMatchObject({
      target: { parent: 's1', index: 0 },
    })
    expect(dropAt(scene, { type: 'text' }, 'c1', { x: 500, y: 53 })).toMatchObject({
      target: { parent: 'c1', index: 0 },
    })
  })

  test('in a row the pointer chooses left or right, also where children wrap', () => {
    const wrapped: Record<string, Box> = { ...boxes, t1: box(60, 100, 110, 380), t2: box(60, 100, 510, 380) }
    const row: DropScene = { ...scene, boxOf: (id) => wrapped[id], isRow: (id) => id === 'c1' }
    expect(dropAt(row, { type: 'text' }, 'c1', { x: 480, y: 100 })).toMatchObject({
      target: { parent: 'c1', index: 1 },
      line: { left: 498.5, top: 60, width: 3, height: 100 },
    })
    expect(dropAt(row, { type: 'text' }, 'c1', { x: 120, y: 300 })).toMatchObject({ target: { index: 2 } })
  })

  test('of several regions the one under the pointer takes it, an empty one by its hint, else the nearest', () => {
    const items = ['a', 'b', 'c'].map((id) => ({ id }))
    const tabs: DropScene = {
      ...scene,
      content: {
        ...content,
        nodes: {
          ...content.nodes,
          c2: node('container', 's2', 'tabs'),
          tabs: { ...node('tabs', 'c2', 'inA'), props: { items } },
          inA: { ...node('text', 'tabs'), slot: 'tab:a' },
        },
      },
      boxOf: (id) => ({ ...boxes, tabs: box(450, 300), inA: box(460, 80) })[id],
      hintOf: (_, slot) => ({ 'tab:b': box(560, 80), 'tab:c': box(660, 80) })[slot ?? ''],
    }
    const slotAt = (y: number, hit = 'tabs') => dropAt(tabs, { type: 'text' }, hit, { x: 500, y })
    expect(slotAt(500, 'inA')).toMatchObject({ target: { parent: 'tabs', slot: 'tab:a', index: 0 } })
    expect(slotAt(600)).toMatchObject({ target: { slot: 'tab:b', index: 0 }, count: 1, line: { top: 598.5 } })
    expect(slotAt(652)).toMatchObject({ target: { slot: 'tab:c' } })
    expect(slotAt(548)).toMatchObject({ target: { slot: 'tab:a', index: 1 } })
  })

  test('a locked place refuses', () => {
    const locked: DropScene = {
      ...scene,
      content: { ...content, nodes: { ...content.nodes, c2: { ...node('container', 's2'), locked: true } } },
    }
    expect(dropAt(locked, { type: 'text' }, 'c2', { x: 500, y: 600 })).toMatchObject({
      allowed: false,
      reason: 'This block is locked.',
    })
  })
})

describe('where a block chosen by keyboard goes', () => {
  test('into the selection that takes it, else after it, else into the last place that does', () => {
    expect(placeForNew(content, catalogue, 'text', 'c2')).toEqual({ parent: 'c2', slot: undefined, index: 0 })
    expect(placeForNew(content, catalogue, 'text', 't1')).toEqual({ parent: 'c1', slot: undefined, index: 1 })
    expect(placeForNew(content, catalogue, 'section', 't1')).toEqual({ parent: 'root', slot: undefined, index: 1 })
    expect(placeForNew(content, catalogue, 'text', 's1')).toEqual({ parent: 'c1', slot: undefined, index: 2 })
    expect(placeForNew(content, catalogue, 'text', undefined)).toEqual({ parent: 'c2', slot: undefined, index: 0 })
    expect(placeForNew(content, catalogue, 'unknown', 't1')).toBeUndefined()
  })

  test('the stops of a drag by keyboard are all places that take it, in the order of the page', () => {
    const stops = placesFor(content, catalogue, 'text', 't1').map(({ parent, index }) => `${parent} ${index}`)
    expect(stops).toEqual(['c1 0', 'c1 1', 'c2 0'])
    expect(placesFor(content, catalogue, 'section').map(({ index }) => index)).toEqual([0, 1, 2])
  })
})

test('a part that the pointer is in refuses for itself, whatever its neighbour takes', () => {
  const withCard: DropScene = {
    ...scene,
    catalogue: blockCatalogue([...catalogue.values(), card]),
    content: { ...content, nodes: { ...content.nodes, c2: node('container', 's2', 'card'), card: node('card', 'c2') } },
    boxOf: (id) => (id === 'card' ? box(480, 220, 100, 800) : boxes[id]),
    hintOf: (_, slot) => ({ lead: box(500, 80), side: box(600, 80) })[slot ?? ''],
  }
  const at = (y: number) => dropAt(withCard, { type: 'text' }, 'card', { x: 500, y })
  expect(at(560)).toMatchObject({ allowed: false, over: 'card', target: { slot: 'lead' } })
  expect(at(640)).toMatchObject({ allowed: true, target: { slot: 'side' } })
})
