import { deflateRawSync, deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blankContent } from '../content/blank.ts'
import type { Content, ContentNode } from '../content/node.ts'
import { contentOf, decodeContent, encodeContent } from './content-codec.ts'
import { AshlarError } from './errors.ts'

const deflated = (text: string | Buffer) => deflateSync(text).toString('base64')
const leaf = (parent: string | null, children: string[] = []): ContentNode => ({
  type: 'note',
  version: 1,
  props: {},
  parent,
  children,
})
const tree = (nodes: Record<string, unknown>) => JSON.stringify({ rootNodeId: 'root', nodes })

/** The refusal of hostile content. Anything but an AshlarError fails the test. */
function refusal(encoded: string): AshlarError {
  try {
    decodeContent(encoded)
  } catch (error) {
    if (error instanceof AshlarError) return error
    throw error
  }
  throw new Error('The content was accepted.')
}

describe('content on the wire (EDIT-019, OPEN-124)', () => {
  it('is base64 of zlib-deflated JSON, and comes back as it went', () => {
    const content = blankContent()
    expect(decodeContent(encodeContent(content))).toEqual(content)
    expect(encodeContent(content).startsWith('eJ')).toBe(true)
  })

  it('may also be plain JSON', () => {
    expect(decodeContent(JSON.stringify(blankContent()))).toEqual(blankContent())
  })

  it.each([null, ''])('is none for %j (EDIT-020)', (empty) => {
    expect(decodeContent(empty)).toBeNull()
  })
})

describe('hostile content (Z2, T10, T11)', () => {
  const withCycle = tree({ root: leaf(null), a: leaf('b', ['b']), b: leaf('a', ['a']) })
  const chain: Record<string, ContentNode> = { root: leaf(null, ['n1']) }
  for (let i = 1; i <= 70; i += 1) chain[`n${i}`] = leaf(i === 1 ? 'root' : `n${i - 1}`, i === 70 ? [] : [`n${i + 1}`])
  const many = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`m${i}`, leaf('root')]))
  const node = (props: string) =>
    `{"rootNodeId":"root","nodes":{"root":{"type":"note","version":1,"props":${props},"parent":null,"children":[]}}}`

  it.each([
    ['neither JSON nor base64', 'hello, world!', 400, 'content'],
    ['base64 of another alphabet', `${deflated(tree({}))}-_==`, 400, 'content'],
    ['not compressed', Buffer.from(tree({ root: leaf(null) })).toString('base64'), 400, 'content'],
    ['deflated without the zlib header', deflateRawSync(tree({ root: leaf(null) })).toString('base64'), 400, 'content'],
    ['truncated', deflated(tree({ root: leaf(null) })).slice(0, 40), 400, 'content'],
    ['no JSON inside', deflated('nothing'), 400, 'content'],
    ['no UTF-8 inside', deflated(Buffer.from([0x7b, 0xff, 0xfe])), 400, 'content'],
    ['a bomb of 1000:1', deflated(Buffer.alloc(64 * 1024 * 1024, 32)), 413, 'content'],
    ['over 1 MiB', `{"a":"${'x'.repeat(1024 * 1024)}"}`, 413, 'content'],
    ['a list', deflated('[]'), 422, 'content'],
    ['null', deflated('null'), 422, 'content'],
    ['JSON nested four million deep', deflated(`${'['.repeat(4_000_000)}${']'.repeat(4_000_000)}`), 400, 'content'],
    [
      'props nested 60 deep',
      deflated(node(`{"text":"[[\\"[[","a":${'['.repeat(60)}${']'.repeat(60)}}`)),
      422,
      'nodes/root/props',
    ],
    ['__proto__ in a node', deflated(node('{"__proto__":{"isAdmin":true}}')), 400, 'content'],
    ['__proto__ in disguise', deflated(node('{"\\u005f_proto__":{"isAdmin":true}}')), 400, 'content'],
    [
      'a node called __proto__',
      tree({ root: leaf(null) }).replace('"nodes":{', `"nodes":{"__proto__":${JSON.stringify(leaf('root'))},`),
      400,
      'content',
    ],
    [
      'a node called __proto__ in disguise',
      tree({ root: leaf(null) }).replace('"nodes":{', `"nodes":{"\\u005f_proto__":${JSON.stringify(leaf('root'))},`),
      400,
      'content',
    ],
    ['a child called __proto__', tree({ root: leaf(null, ['__proto__']) }), 422, 'nodes/root/children'],
    [
      'a root called __proto__',
      JSON.stringify({ rootNodeId: '__proto__', nodes: { root: leaf(null) } }),
      422,
      'content/rootNodeId',
    ],
    ['a constructor with a prototype', deflated(node('{"constructor":{"prototype":{"x":1}}}')), 400, 'content'],
    ['a root that is not there', tree({}), 422, 'content/rootNodeId'],
    ['a parent that is not there', tree({ root: leaf(null), a: leaf('gone') }), 422, 'nodes/a/parent'],
    ['a child of another parent', tree({ root: leaf(null, ['a']), a: leaf('b'), b: leaf('root') }), 422, 'nodes/'],
    ['a child named twice', tree({ root: leaf(null, ['a', 'a']), a: leaf('root') }), 422, 'nodes/root/children'],
    ['a cycle', withCycle, 422, 'nodes/a/parent'],
    ['blocks 71 deep', tree(chain), 422, 'nodes/n'],
    ['5,001 blocks', tree({ root: leaf(null, Object.keys(many)), ...many }), 422, 'content/nodes'],
    ['an id with other characters', tree({ root: leaf(null), 'a b': leaf('root') }), 422, 'content/nodes'],
    ['an unknown member of a node', tree({ root: { ...leaf(null), role: 1 } }), 422, 'nodes/root/role'],
    ['props that are no object', tree({ root: { ...leaf(null), props: 'x' } }), 422, 'nodes/root/props'],
    [
      'a text of 300 KB',
      tree({ root: { ...leaf(null), props: { text: 'x'.repeat(300_000) } } }),
      422,
      'nodes/root/props/text',
    ],
    ['10,001 tags in a text', node(`{"text":"${'<b>'.repeat(10_001)}"}`), 422, 'nodes/root/props/text'],
    [
      '60,000 tags in all',
      node(`{"list":[${Array(10).fill(`"${'<b>'.repeat(6000)}"`)}]}`),
      422,
      'nodes/root/props/list',
    ],
    ['NUL in a text', node('{"text":"a\\u0000b"}'), 422, 'nodes/root/props/text'],
    ['half a surrogate pair', node('{"text":"a\\ud800b"}'), 422, 'nodes/root/props/text'],
  ])('refuses %s', (_, encoded, status, place) => {
    const { status: answered, errors, message } = refusal(encoded)
    expect(answered).toBe(status)
    expect(message.length).toBeGreaterThan(20)
    if (answered === 422) expect(errors[0]?.path).toContain(place)
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  it('of a tree that was parsed elsewhere refuses a node called __proto__', () => {
    const nodes: unknown = JSON.parse(
      `{"root":${JSON.stringify(leaf(null))},"__proto__":${JSON.stringify(leaf('root'))}}`,
    )
    expect(() => contentOf({ rootNodeId: 'root', nodes })).toThrow(/"__proto__" can't be the id of a node/)
    expect({}).not.toHaveProperty('type')
  })

  it('takes no base64 whose length is not a multiple of four', () => {
    let ragged = encodeContent(blankContent()).replace(/=*$/, '')
    while (ragged.length % 4 === 0) ragged += 'A'
    expect(refusal(ragged).status).toBe(400)
  })

  it('takes 10,000 tags in a text and 50,000 in all', () => {
    const text = '<b>'.repeat(10_000)
    expect(decodeContent(node(`{"list":${JSON.stringify(Array(5).fill(text))}}`))).not.toBeNull()
    expect(refusal(node(`{"list":${JSON.stringify([...Array(5).fill(text), '<'])}}`)).status).toBe(422)
  })

  it('takes brackets in texts for what they are', () => {
    const content = blankContent()
    const text = `"\\${'[{"'.repeat(500)}`
    content.nodes['section'] = { ...leaf('root'), props: { text } }
    expect(decodeContent(JSON.stringify(content))).toEqual(content)
  })

  it('does not inflate a bomb beyond 8 MiB', () => {
    // Whoever inflates it to its end finds that the end is missing, and answers 400.
    const bomb = deflateSync(Buffer.alloc(128 * 1024 * 1024, 32))
      .subarray(0, -100)
      .toString('base64')
    expect(refusal(bomb).status).toBe(413)
  })

  it('gives a typed refusal or content for whatever bytes come (5,000 runs)', () => {
    const good = encodeContent(blankContent())
    const mangled = fc
      .tuple(fc.nat(good.length - 1), fc.string({ maxLength: 3 }))
      .map(([at, text]) => good.slice(0, at) + text + good.slice(at + text.length))
    const wrapped = fc.json({ maxDepth: 6 }).map(deflated)
    const almost = fc
      .record({ rootNodeId: fc.string(), nodes: fc.dictionary(fc.string(), fc.anything()) })
      .map((value) => deflated(JSON.stringify(value) ?? ''))
    fc.assert(
      fc.property(fc.oneof(fc.string(), mangled, wrapped, almost), (encoded) => {
        try {
          const content: Content | null = decodeContent(encoded)
          return content === null || typeof content.rootNodeId === 'string'
        } catch (error) {
          return error instanceof AshlarError && error.status >= 400 && error.status < 500
        }
      }),
      { numRuns: 5000 },
    )
  }, 60_000)
})
