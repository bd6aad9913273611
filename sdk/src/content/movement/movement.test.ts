import { describe, expect, test } from 'vitest'
import { blankContent } from '../blank.ts'
import type { Content } from '../node.ts'
import { applyPatch, type Patch } from '../patch.ts'
import { sampleBlocks } from '../testing/sample-blocks.ts'
import { wordsOf } from '../walk.ts'
import {
  changeProps,
  duplicateNode,
  insertBlock,
  insertSubtree,
  markNode,
  moveNode,
  type Refusal,
  removeNode,
} from './index.ts'

let serial = 0
const newId = () => `n${serial++}`

function done<T extends { patch: Patch }>(content: Content, outcome: T | Refusal): { content: Content } & T {
  if ('refused' in outcome) throw new Error(outcome.refused)
  return { ...outcome, content: applyPatch(content, outcome.patch) }
}
function insert(content: Content, type: string, parent: string, index = 99, slot?: string) {
  return done(content, insertBlock(content, sampleBlocks, type, { parent, index, slot }, { newId }))
}

/** A container `c` with the texts a, b and c in it. */
function threeTexts() {
  const { content: first, id: container } = insert(blankContent(), 'container', 'section')
  let content = first
  const ids: string[] = []
  for (const words of ['a', 'b', 'c']) {
    const next = insert(content, 'text', container)
    content = done(next.content, changeProps(next.content, sampleBlocks, next.id, { text: words })).content
    ids.push(next.id)
  }
  return { content, container, ids: ids as [string, string, string] }
}
const words = (content: Content) => wordsOf(content, sampleBlocks).replaceAll('\n', '')

describe('movement', () => {
  test('a new block brings its children along', () => {
    const { content, container } = threeTexts()
    const { content: after, id } = insert(content, 'row', container, 0)
    const [left, right] = after.nodes[id]?.children ?? []
    expect(after.nodes[container]?.children[0]).toBe(id)
    expect([after.nodes[left ?? '']?.type, after.nodes[right ?? '']?.type]).toEqual(['column', 'column'])
    expect(after.nodes[left ?? '']?.children).toHaveLength(1)
  })

  test('index is the place it will have: to the end, to the front, and nowhere', () => {
    const { content, container, ids } = threeTexts()
    const move = (index: number) => moveNode(content, sampleBlocks, ids[0], { parent: container, index })
    expect(words(done(content, move(1)).content)).toBe('bac')
    expect(words(done(content, move(2)).content)).toBe('bca')
    expect(move(0)).toEqual({ patch: { nodes: {} } })
  })

  test('only the nodes that change are new objects', () => {
    const { content, container, ids } = threeTexts()
    const { patch, content: after } = done(
      content,
      moveNode(content, sampleBlocks, ids[2], { parent: container, index: 0 }),
    )
    expect(Object.keys(patch.nodes).sort()).toEqual([container, ids[2]].sort())
    expect(after.nodes[ids[0]]).toBe(content.nodes[ids[0]])
  })

  test('a block does not move into itself, nor where the rules forbid it', () => {
    const { content, container } = threeTexts()
    const { content: more, id } = insert(content, 'container', container)
    expect(moveNode(more, sampleBlocks, container, { parent: id, index: 0 })).toEqual({
      refused: "A block can't be moved into itself.",
    })
    expect(moveNode(more, sampleBlocks, id, { parent: 'root', index: 0 })).toEqual({
      refused: 'A wrapper accepts sections only.',
    })
  })

  test('the outermost block stays', () => {
    const content = blankContent()
    expect(removeNode(content, sampleBlocks, 'root')).toHaveProperty('refused')
    expect(duplicateNode(content, sampleBlocks, 'root')).toHaveProperty('refused')
    expect(moveNode(content, sampleBlocks, 'root', { parent: 'section', index: 0 })).toHaveProperty('refused')
  })

  test('a copy stands right after its original, whole, under fresh ids', () => {
    const { content, container, ids } = threeTexts()
    expect(words(done(content, duplicateNode(content, sampleBlocks, ids[0], newId)).content)).toBe('aabc')
    const whole = done(content, duplicateNode(content, sampleBlocks, container, newId))
    expect(whole.content.nodes['section']?.children).toEqual([container, whole.id])
    expect(words(whole.content)).toBe('abcabc')
  })

  test('paste leaves unknown blocks and those out of place out, and says so', () => {
    const { content, container } = threeTexts()
    const clip: Content = {
      rootNodeId: 'x',
      nodes: {
        x: { type: 'container', version: 1, props: {}, parent: null, children: ['y', 'z', 's'] },
        y: { type: 'vendor/gone', version: 1, props: {}, parent: 'x', children: ['inner'] },
        inner: { type: 'text', version: 3, props: {}, parent: 'y', children: [] },
        z: { type: 'text', version: 1, props: { label: 'old' }, parent: 'x', children: [] },
        s: { type: 'section', version: 1, props: {}, parent: 'x', children: [] },
      },
    }
    const outcome = done(content, insertSubtree(content, sampleBlocks, clip, { parent: container, index: 3 }, newId))
    expect(outcome.leftOut).toEqual([
      { type: 'vendor/gone', reason: 'No installed package provides the block "vendor/gone".' },
      { type: 'section', reason: 'A section can only be placed in a wrapper.' },
    ])
    expect(words(outcome.content)).toBe('abcold')
  })

  test('a lock holds through every level below it', () => {
    const { content, container, ids } = threeTexts()
    const around = { refused: 'A block around this one is locked.' }
    for (const outer of ['section', 'root']) {
      const locked = done(content, markNode(content, outer, { locked: true })).content
      expect(changeProps(locked, sampleBlocks, ids[0], { text: 'x' })).toEqual(around)
      expect(markNode(locked, ids[0], { name: 'x' })).toEqual(around)
      expect(removeNode(locked, sampleBlocks, ids[0])).toEqual(around)
      expect(duplicateNode(locked, sampleBlocks, ids[0])).toEqual(around)
      expect(moveNode(locked, sampleBlocks, ids[0], { parent: container, index: 2 })).toEqual(around)
      expect(insertBlock(locked, sampleBlocks, 'text', { parent: container, index: 0 })).toEqual(around)
    }
  })

  test('a block is put at level 64 and not at level 65', () => {
    let content = blankContent()
    let parent = 'section'
    // The page is level 1, its section level 2.
    for (let level = 3; level < 64; level += 1) ({ content, id: parent } = insert(content, 'container', parent))
    expect(insertBlock(content, sampleBlocks, 'text', { parent, index: 0 })).not.toHaveProperty('refused')
    ;({ content, id: parent } = insert(content, 'container', parent))
    expect(insertBlock(content, sampleBlocks, 'text', { parent, index: 0 })).toEqual({
      refused: 'Blocks can be nested 64 levels deep at most.',
    })
  })

  test('what is locked, and what stands in it, does not change', () => {
    const { content, container, ids } = threeTexts()
    const locked = done(content, markNode(content, container, { locked: true })).content
    expect(changeProps(locked, sampleBlocks, ids[0], { text: 'x' })).toEqual({
      refused: 'A block around this one is locked.',
    })
    expect(removeNode(locked, sampleBlocks, container)).toEqual({ refused: 'This block is locked.' })
    expect(removeNode(locked, sampleBlocks, 'section')).toEqual({ refused: 'It holds a block that is locked.' })
    expect(insertBlock(locked, sampleBlocks, 'text', { parent: container, index: 0 })).toHaveProperty('refused')
    const open = done(locked, markNode(locked, container, { locked: false })).content
    expect(open.nodes[container]).toEqual(content.nodes[container])
  })

  test('children of a region go with the item that made it', () => {
    const { content, container } = threeTexts()
    const { content: withTabs, id: tabs } = insert(content, 'tabs', container)
    const { content: filled, id: inner } = insert(withTabs, 'container', tabs, 0, 'tab:two')
    const { content: after } = done(filled, changeProps(filled, sampleBlocks, tabs, { items: [{ id: 'one' }] }))
    expect(after.nodes[inner]).toBeUndefined()
    expect(after.nodes[tabs]?.children).toEqual([])
  })

  test('undefined takes a prop back to its default', () => {
    const { content, ids } = threeTexts()
    const { content: after } = done(content, changeProps(content, sampleBlocks, ids[0], { text: undefined }))
    expect(after.nodes[ids[0]]?.props).toEqual({})
  })

  test('a row has as many columns as its number says; full ones are never taken away', () => {
    const { content, container } = threeTexts()
    const { content: withRow, id: row } = insert(content, 'row', container)
    const columns = (of: Content) => of.nodes[row]?.children.length
    const set = (of: Content, count: number) =>
      done(of, changeProps(of, sampleBlocks, row, { columns: count }, newId)).content
    expect(columns(withRow)).toBe(2)
    const four = set(withRow, 4)
    expect(columns(four)).toBe(4)
    const one = set(four, 1)
    expect(columns(one)).toBe(1)
    const last = four.nodes[row]?.children[3] ?? ''
    const full = insert(four, 'text', last).content
    expect(set(full, 1).nodes[row]).toMatchObject({
      props: { columns: 2 },
      children: [four.nodes[row]?.children[0], last],
    })
    const removed = done(four, removeNode(four, sampleBlocks, last)).content
    expect(removed.nodes[row]?.props).toEqual({ columns: 3 })
    expect(insertBlock(set(four, 12), sampleBlocks, 'column', { parent: row, index: 0 })).toEqual({
      refused: 'It can contain 12 at most.',
    })
  })

  test('a variant brings its props', () => {
    const { content, container } = threeTexts()
    const { content: after, id } = done(
      content,
      insertBlock(content, sampleBlocks, 'row', { parent: container, index: 0 }, { variant: 'three' }),
    )
    expect(after.nodes[id]?.children).toHaveLength(3)
  })
})
