import { blockCatalogue, type Content, type ContentNode, defineBlock } from '@ashlar/sdk'
import Type from 'typebox'
import type { LoadedBlocks } from './loaded-blocks.ts'

const schema = Type.Object({})
const base = { icon: 'square', category: 'layout', schema }

/** The layout's rules and a text, for the tests of this folder. */
export const definitions = {
  wrapper: defineBlock({
    ...base,
    type: 'wrapper',
    title: 'Page',
    nesting: { in: [], root: true, accepts: ['section'] },
  }),
  section: defineBlock({
    ...base,
    type: 'section',
    title: 'Section',
    common: ['spacing', 'background', 'alignment'],
    nesting: { in: ['wrapper'], accepts: ['container'] },
  }),
  container: defineBlock({
    ...base,
    type: 'container',
    title: 'Container',
    common: ['spacing'],
    nesting: { in: ['section', 'container'], as: 'container' },
  }),
  text: defineBlock({
    ...base,
    type: 'text',
    title: 'Text',
    common: ['spacing'],
    schema: Type.Object({ text: Type.String({ default: 'Text', maxLength: 20 }) }),
  }),
}

export const catalogue = blockCatalogue(Object.values(definitions))

export const blocks: LoadedBlocks = {
  catalogue,
  renderers: new Map(),
  editors: new Map(),
  rows: new Map(),
  failures: new Map(),
  fetchCode: async () => undefined,
  subscribe: () => () => undefined,
}

/** A page from lines such as `a text in c`; parents come first. */
export function pageOf(...lines: readonly string[]): Content {
  const nodes: Record<string, ContentNode> = {
    root: { type: 'wrapper', version: 1, props: {}, parent: null, children: [] },
  }
  for (const line of lines) {
    const [id = '', type = '', , parent = 'root'] = line.split(' ')
    nodes[id] = { type, version: 1, props: {}, parent, children: [] }
    nodes[parent]?.children.push(id)
  }
  return { rootNodeId: 'root', nodes }
}

/** The tree as one line: `s(c(a b))`. */
export function treeOf(content: Content, id = content.rootNodeId, name = (each: string) => each): string {
  const children = content.nodes[id]?.children ?? []
  const inner = children.map((child) => treeOf(content, child, name)).join(' ')
  return `${name(id)}${inner === '' ? '' : `(${inner})`}`
}
