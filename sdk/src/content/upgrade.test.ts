import { describe, expect, test } from 'vitest'
import type { Content, ContentNode } from './node.ts'
import { sampleBlocks } from './testing/sample-blocks.ts'
import { isOpaque, upgradeContent } from './upgrade.ts'

const node = (type: string, version: number, props: Record<string, unknown>): ContentNode => ({
  type,
  version,
  props,
  parent: null,
  children: [],
})
const one = (stored: ContentNode): Content => ({ rootNodeId: 'n', nodes: { n: stored } })

describe('versions of content', () => {
  test('older data is brought forward step by step; the stored object is not touched', () => {
    const stored = one(node('text', 1, { label: 'Hello' }))
    const { content, opaque } = upgradeContent(stored, sampleBlocks)
    expect(content.nodes['n']).toMatchObject({ version: 3, props: { text: 'Hello' } })
    expect(stored.nodes['n']?.props).toEqual({ label: 'Hello' })
    expect(opaque.size).toBe(0)
  })

  test('current content is the same object', () => {
    const stored = one(node('text', 3, { text: 'Hello' }))
    expect(upgradeContent(stored, sampleBlocks).content).toBe(stored)
  })

  test.each([
    ['an unknown type', node('vendor/gone', 1, { a: 1 }), 'No installed package provides the block "vendor/gone".'],
    ['a newer version', node('text', 9, { a: 1 }), 'It was written by a newer version of the block "Text".'],
    [
      'a migration that throws',
      node('text', 1, { label: 'explode' }),
      'The block "Text" could not read its older data: no way forward',
    ],
  ])('%s leaves the node as it was stored, with the reason', (_, stored, reason) => {
    const { content, opaque } = upgradeContent(one(stored), sampleBlocks)
    expect(content.nodes['n']).toBe(stored)
    expect(opaque.get('n')).toBe(reason)
    expect(isOpaque(stored, sampleBlocks)).toBe(true)
  })
})
