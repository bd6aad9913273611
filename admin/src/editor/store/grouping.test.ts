import {
  applyPatch,
  type Block,
  type Content,
  type ContentNode,
  checkStructure,
  defineBlock,
  isRefused,
  walk,
} from '@ashlar/sdk'
import Type from 'typebox'
import { expect, test } from 'vitest'
import { catalogue, pageOf } from '../../blocks/testing-blocks.ts'
import { canBeGrouped, grouped, ungrouped } from './grouping.ts'

const page = pageOf('s section', 'c container in s', 'a text in c', 'b text in c', 'd text in c', 'o container in s')
const order = (content: Content) => Array.from(walk(content), ({ id }) => id)

test('blocks beside each other get a container in the place of the first, and leave it again (issue 22)', () => {
  const outcome = grouped(page, catalogue, ['d', 'b'])
  if (isRefused(outcome)) throw new Error(outcome.refused)
  const content = applyPatch(page, outcome.patch)
  expect(checkStructure(content).problems).toEqual([])
  expect(content.nodes['c']?.children).toEqual(['a', outcome.id])
  expect(content.nodes[outcome.id]).toMatchObject({ type: 'container', children: ['b', 'd'] })
  const back = ungrouped(content, catalogue, outcome.id)
  if (isRefused(back)) throw new Error(back.refused)
  const again = applyPatch(content, back.patch)
  expect(checkStructure(again).problems).toEqual([])
  expect(order(again)).toEqual(order(page))
})

test('blocks of different places, sections, and containers whose blocks cannot stand without them stay as they are', () => {
  expect(canBeGrouped(page, catalogue, ['a', 'b'])).toBe(true)
  for (const ids of [['a', 'o'], ['s'], []]) {
    expect(canBeGrouped(page, catalogue, ids)).toBe(false)
    expect(isRefused(grouped(page, catalogue, ids))).toBe(true)
  }
  // A text needs a container around it, and an empty one holds nothing that could stay.
  expect(isRefused(ungrouped(page, catalogue, 'c'))).toBe(true)
  expect(isRefused(ungrouped(page, catalogue, 'o'))).toBe(true)
})

test('a group arranges its blocks as what held them did: by its alignment, or by the gap of a column', () => {
  const look = { title: 'Holder', icon: 'square', category: 'layout' } as const
  const nesting = { in: ['section', 'container'], as: 'container' }
  const blocks = new Map<string, Block>([...catalogue.values()].map((block) => [block.type, block]))
  const container = defineBlock({ type: 'container', ...look, schema: Type.Object({}), common: ['alignment'], nesting })
  const column = defineBlock({
    ...{ type: 'column', ...look, nesting },
    schema: Type.Object({ gap: Type.Number({ default: 24 }) }),
  })
  blocks.set('container', container).set('column', column)
  const groupIn = (holder: Pick<ContentNode, 'type' | 'props'>) => {
    const node = { version: 1, parent: 's', children: ['a', 'b', 'd'], ...holder }
    const content = { ...page, nodes: { ...page.nodes, c: node } }
    const outcome = grouped(content, blocks, ['a', 'b'])
    return isRefused(outcome) ? outcome.refused : outcome.patch.nodes[outcome.id]?.props['alignment']
  }
  const alignment = { desktop: { gap: 4, flexDirection: 'row' } }
  expect(groupIn({ type: 'container', props: { alignment } })).toEqual(alignment)
  expect(groupIn({ type: 'column', props: {} })).toEqual({ desktop: { gap: 24 } })
})
