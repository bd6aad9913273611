import { describe, expect, test } from 'vitest'
import { compiledCheck } from '../server/compiled-check.ts'
import { blankContent } from './blank.ts'
import type { Content, ContentNode } from './node.ts'
import { interpretedCheck } from './schema-check.ts'
import { checkStructure } from './structure.ts'
import { sampleBlocks } from './testing/sample-blocks.ts'
import { acceptedFrom, checkContent } from './validate.ts'

const nobody = () => false

function tree(): Content {
  const node = (type: string, parent: string | null, children: string[], props = {}): ContentNode => ({
    type,
    version: sampleBlocks.get(type)?.version ?? 1,
    props,
    parent,
    children,
  })
  return {
    rootNodeId: 'root',
    nodes: {
      root: node('wrapper', null, ['s']),
      s: node('section', 'root', ['c']),
      c: node('container', 's', ['t', 'u']),
      t: node('text', 'c', []),
      u: node('text', 'c', [], { text: 'Two' }),
    },
  }
}

/** The tree with one thing changed by hand. */
function broken(change: (nodes: Record<string, ContentNode>, content: Content) => void): Content {
  const content = tree()
  change(content.nodes, content)
  return content
}

const edit = (nodes: Record<string, ContentNode>, id: string, change: object) => {
  nodes[id] = { ...nodes[id], ...change } as ContentNode
}

describe.each([
  ['interpreted', interpretedCheck],
  ['compiled', compiledCheck],
])('content is checked, %s', (_, check) => {
  const problems = (content: unknown) => checkContent(content, sampleBlocks, nobody, { check })

  test('a sound tree and the blank one have no problems', () => {
    expect(problems(tree())).toEqual([])
    expect(problems(blankContent())).toEqual([])
  })

  test.each<[string, (nodes: Record<string, ContentNode>, content: Content) => void, object]>([
    ['no such root', (_, content) => (content.rootNodeId = 'x'), { path: '/rootNodeId' }],
    ['__proto__ as root', (_, content) => (content.rootNodeId = '__proto__'), { path: '/rootNodeId' }],
    ['a foreign parent', (nodes) => edit(nodes, 't', { parent: 's' }), { nodeId: 'c', path: '/children' }],
    ['a child that is not there', (nodes) => edit(nodes, 'c', { children: ['t', 'u', 'v'] }), { nodeId: 'c' }],
    [
      'a child named constructor',
      (nodes) => edit(nodes, 'c', { children: ['t', 'u', 'constructor'] }),
      { nodeId: 'c' },
    ],
    ['a child named twice', (nodes) => edit(nodes, 'c', { children: ['t', 'u', 't'] }), { nodeId: 'c' }],
    ['an orphan', (nodes) => edit(nodes, 'c', { children: ['t'] }), { nodeId: 'u', path: '/parent' }],
    [
      'a cycle beside the tree',
      (nodes) => {
        nodes['a'] = { type: 'container', version: 1, props: {}, parent: 'b', children: ['b'] }
        nodes['b'] = { type: 'container', version: 1, props: {}, parent: 'a', children: ['a'] }
      },
      { nodeId: 'a', message: 'This block is its own ancestor.' },
    ],
    ['a block where it may not stand', (nodes) => edit(nodes, 'c', { type: 'text', version: 3 }), { nodeId: 'c' }],
    ['a slot that the parent lacks', (nodes) => edit(nodes, 't', { slot: 'header' }), { nodeId: 't', path: '/slot' }],
    [
      'a prop out of its range',
      (nodes) => edit(nodes, 't', { props: { text: 5 } }),
      { nodeId: 't', path: '/props/text' },
    ],
    [
      'an unknown prop, by name',
      (nodes) => edit(nodes, 't', { props: { texxt: 'a' } }),
      { nodeId: 't', path: '/props/texxt', message: 'This is not a known setting.' },
    ],
    ['an unknown field of a node', (nodes) => edit(nodes, 't', { colour: 'red' }), { nodeId: 't', path: '/colour' }],
    ['an unknown type', (nodes) => edit(nodes, 't', { type: 'vendor/x' }), { nodeId: 't', path: '/type' }],
    ['another data version', (nodes) => edit(nodes, 't', { version: 2 }), { nodeId: 't', path: '/version' }],
    ['a root of the wrong type', (nodes) => edit(nodes, 'root', { type: 'row' }), { nodeId: 'root' }],
    ['children of a linked copy', (nodes) => edit(nodes, 'c', { template: 4 }), { nodeId: 'c', path: '/children' }],
  ])('%s is refused, naming the node', (_, change, problem) => {
    expect(problems(broken(change))).toContainEqual(expect.objectContaining(problem))
  })

  test('depth and number of nodes are bounded', () => {
    const deep = tree()
    let parent = 'c'
    for (let i = 0; i < 70; i++) {
      const id = `d${i}`
      deep.nodes[parent] = {
        ...deep.nodes[parent],
        children: [...(deep.nodes[parent]?.children ?? []), id],
      } as ContentNode
      deep.nodes[id] = { type: 'container', version: 1, props: {}, parent, children: [] }
      parent = id
    }
    expect(problems(deep)[0]?.message).toBe('Blocks can be nested 64 levels deep at most.')
    const many = tree()
    for (let i = 0; i < 5000; i++)
      many.nodes[`m${i}`] = { type: 'text', version: 3, props: {}, parent: 'c', children: [] }
    expect(problems(many)[0]?.path).toBe('/nodes')
  })

  test('level 64 is accepted; level 65 is refused with the name of its block', () => {
    const deepest = (level: number) =>
      broken((nodes) => {
        edit(nodes, 'c', { children: ['t', 'u', 'level4'] })
        for (let at = 4; at <= level; at += 1) {
          const children = at === level ? [] : [`level${at + 1}`]
          const parent = at === 4 ? 'c' : `level${at - 1}`
          nodes[`level${at}`] = { type: 'container', version: 1, props: {}, parent, children }
        }
      })
    expect(problems(deepest(64))).toEqual([])
    expect(problems(deepest(65))).toEqual([
      { nodeId: 'level65', path: '', message: 'Blocks can be nested 64 levels deep at most.' },
    ])
  })

  test.each(['__proto__', 'constructor', 'toString'])(
    'a node called %s finds and changes nothing of every object',
    (id) => {
      const text = JSON.stringify(broken((nodes) => edit(nodes, 'c', { children: ['t', 'u', 'x'] })))
      const named = text
        .replace('"x"', JSON.stringify(id))
        .replace(
          '"nodes":{',
          `"nodes":{${JSON.stringify(id)}:{"type":"text","version":3,"props":{"text":"x"},"parent":"c","children":[]},`,
        )
      const found = problems(JSON.parse(named))
      if (id === '__proto__')
        expect(found).toMatchObject([{ path: '/nodes', message: '"__proto__" can\'t be the id of a node.' }])
      else expect(found).toEqual([])
      // Named and not there: what every object has is no node.
      expect(problems(JSON.parse(text.replace('"x"', JSON.stringify(id))))).toMatchObject([
        { nodeId: 'c', path: '/children' },
      ])
      expect(problems(JSON.parse(text.replace('"root"', JSON.stringify(id))))).not.toEqual([])
      expect(Object.keys(Object.prototype)).toEqual([])
      expect({}).not.toHaveProperty('type')
    },
  )

  test('props nested ten thousand levels deep are refused, not run through', () => {
    let nested: unknown = 1
    for (let i = 0; i < 10_000; i++) nested = { nested }
    const content = broken((nodes) => edit(nodes, 't', { props: { nested } }))
    expect(problems(content)[0]?.message).toBe('Props are nested more than 32 levels deep.')
  })

  test('props are nested 32 levels deep and no deeper', () => {
    const nested = (levels: number) => {
      let value: unknown = 1
      for (let level = 0; level < levels; level += 1) value = { value }
      return checkStructure(broken((nodes) => edit(nodes, 't', { props: { value } }))).problems
    }
    expect(nested(32)).toEqual([])
    expect(nested(33)).toMatchObject([{ nodeId: 't', message: 'Props are nested more than 32 levels deep.' }])
  })

  test.each([null, 7, 'text', [], {}, { rootNodeId: 'a', nodes: [] }, { rootNodeId: 3, nodes: {} }])(
    '%j is refused',
    (value) => expect(problems(value).length).toBeGreaterThan(0),
  )
})

test('an opaque node equal to a stored one is accepted wherever it stands; a changed or new one is not', () => {
  const gone = (props: object) => broken((nodes) => edit(nodes, 't', { type: 'vendor/gone', version: 4, props }))
  const accepted = acceptedFrom([gone({ a: { b: 1 } })])
  expect(checkContent(gone({ a: { b: 1 } }), sampleBlocks, accepted)).toEqual([])
  expect(checkContent(gone({ a: { b: 2 } }), sampleBlocks, accepted)).toMatchObject([{ nodeId: 't' }])
})
