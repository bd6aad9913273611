import { renderToStaticMarkup } from 'react-dom/server'
import Type from 'typebox'
import { describe, expect, test } from 'vitest'
import { blockCatalogue } from '../content/catalogue.ts'
import { expandLinked, linkedTemplates } from '../content/linked.ts'
import type { Content, ContentNode } from '../content/node.ts'
import { defineBlock } from '../definition/block.ts'
import { type BlockComponentProps, defineBlockRenderer } from './define.ts'
import { styleSheetOf } from './styles/style-sheet.ts'
import { testView } from './testing/view.ts'
import { type BrokenBlock, renderTree, type TreeInput } from './tree.tsx'

const box = defineBlock({
  type: 'acme/box',
  title: 'Box',
  icon: 'box',
  category: 'layout',
  schema: Type.Object({}),
  common: ['visibility', 'background'],
  nesting: { root: true, as: 'container', in: ['container', 'acme/box'] },
})
const words = defineBlock({
  type: 'words',
  title: 'Words',
  icon: 'type',
  category: 'basic',
  schema: Type.Object({ text: Type.String({ default: 'words' }), moves: Type.Boolean({ default: false }) }),
  regions: [{ name: 'aside', title: 'aside' }],
})
const secretive = defineBlock({
  type: 'acme/secretive',
  title: 'Secretive',
  icon: 'lock',
  category: 'basic',
  schema: Type.Object({ shown: Type.String({ default: 'a' }), kept: Type.String({ default: 'b' }) }),
})
const Words = ({ props, root, data, region, children }: BlockComponentProps<typeof words, string | undefined>) => {
  if (props.text === 'throw') throw new Error('broken')
  return (
    <p {...root}>
      {props.text}
      {data}
      <b>{region('aside')}</b>
      {children}
    </p>
  )
}
const renderers = new Map(
  [
    defineBlockRenderer(box, ({ root, children }) => <div {...root}>{children}</div>),
    defineBlockRenderer<typeof words, string | undefined>(words, Words, {
      client: (props) => {
        if (props.text === 'throw when it moves') throw new Error('broken')
        return props.moves ? 'visible' : undefined
      },
    }),
    defineBlockRenderer(secretive, ({ root }) => <hr {...root} />, {
      client: 'load',
      clientProps: ({ shown }) => ({ shown }),
    }),
  ].map((renderer) => [renderer.block.type, renderer]),
)
const blocks = blockCatalogue([box, words, secretive])

const node = (type: string, parent: string | null, children: string[], props: object = {}, more: object = {}) =>
  ({ type, version: 1, props, parent, children, ...more }) as ContentNode
const tree = (nodes: Record<string, ContentNode>): Content => ({ rootNodeId: 'r', nodes })
const html = (content: Content, more: Partial<TreeInput> = {}) =>
  renderToStaticMarkup(renderTree({ content, blocks, renderers, view: testView(), ...more }))

const Idle = ({ id }: { readonly id: string }) => <i>{id}</i>

describe('a tree as HTML', () => {
  test('each node is one root element with its classes, in order, without markup of ours', () => {
    const content = tree({
      r: node('acme/box', null, ['b', 'a'], { background: { desktop: { backgroundColor: 'dark' } } }),
      a: node('words', 'r', [], { text: 'A' }),
      b: node('words', 'r', [], { text: 'B' }),
    })
    expect(html(content)).toBe(
      '<div class="b-r block-acme-box" data-bg="dark"><p class="b-b block-words">B<b></b></p><p class="b-a block-words">A<b></b></p></div>',
    )
    expect(html(content, { onBroken: () => undefined })).toBe(html(content))
  })

  test('children of a region stand there, the others do not', () => {
    const content = tree({
      r: node('words', null, ['in', 'out'], { text: 'R' }),
      in: node('words', 'r', [], { text: 'in' }, { slot: 'aside' }),
      out: node('words', 'r', [], { text: 'out' }),
    })
    expect(html(content)).toMatch(/<b><p class="b-in.*<\/b><p class="b-out/)
  })

  test('one block that throws costs that block, and is told', () => {
    const content = tree({
      r: node('acme/box', null, ['a', 'b']),
      a: node('words', 'r', [], { text: 'throw' }),
      b: node('words', 'r', [], { text: 'fine' }),
    })
    const broken: BrokenBlock[] = []
    const page = html(content, { onBroken: (each) => broken.push(each) })
    expect(page).toBe('<div class="b-r block-acme-box"><p class="b-b block-words">fine<b></b></p></div>')
    expect(broken).toEqual([{ nodeId: 'a', type: 'words' }])
  })

  test('so does one whose rules for its script throw', () => {
    const content = tree({
      r: node('acme/box', null, ['a', 'b']),
      a: node('words', 'r', [], { text: 'throw when it moves' }),
      b: node('words', 'r', [], { text: 'fine' }),
    })
    const broken: BrokenBlock[] = []
    const page = html(content, { clients: new Map([['words', '/x.js']]), onBroken: (each) => broken.push(each) })
    expect(page).toContain('fine')
    expect(broken).toEqual([{ nodeId: 'a', type: 'words' }])
  })

  test('hidden, unknown, newer and left-out nodes are nothing on the site', () => {
    const content = tree({
      r: node('acme/box', null, ['h', 'u', 'n', 'w', 'd', 'home']),
      h: node('words', 'r', [], {}, { hidden: true }),
      u: node('vendor/gone', 'r', []),
      n: { ...node('words', 'r', []), version: 2 },
      w: node('words', 'r', []),
      d: node('acme/box', 'r', [], { showOnDesktop: false, showOnTablet: false, showOnMobile: false }),
      home: node('acme/box', 'r', [], { hideOnHomepage: true }),
    })
    expect(html(content, { without: new Set(['w']) })).toBe('<div class="b-r block-acme-box"></div>')
    const elsewhere = testView({ page: { isHome: false } })
    expect(html(content, { without: new Set(['w']), view: elsewhere })).toContain('b-home')
    const canvas = html(content, { view: testView({ mode: 'canvas' }) })
    for (const id of ['h', 'd', 'home']) expect(canvas).toContain(`data-node="${id}"`)
    expect(canvas).not.toContain('data-node="u"')
  })

  test('data of a load reaches its node', () => {
    const content = tree({ r: node('words', null, []) })
    expect(html(content, { data: new Map([['r', ' loaded']]) })).toContain('words loaded')
  })

  test('only a node that moves carries what its script needs', () => {
    const content = tree({
      r: node('acme/box', null, ['a', 'b']),
      a: node('words', 'r', [], { moves: true }),
      b: node('words', 'r', []),
    })
    const page = html(content, { clients: new Map([['words', '/_ashlar/packages/words/1.0.0/client.js']]) })
    expect(page).toContain(
      'data-island="/_ashlar/packages/words/1.0.0/client.js" data-island-at="visible" ' +
        'data-island-props="{&quot;text&quot;:&quot;words&quot;,&quot;moves&quot;:true}"',
    )
    expect(page.match(/data-island=/g)).toHaveLength(1)
  })

  test('a block says itself which of its props a visitor’s script is given', () => {
    const page = html(tree({ r: node('acme/secretive', null, []) }), {
      clients: new Map([['acme/secretive', '/x.js']]),
    })
    expect(page).toContain('data-island-props="{&quot;shown&quot;:&quot;a&quot;}"')
  })

  test('the canvas renders every node through its own component', () => {
    const content = tree({ r: node('acme/box', null, ['a']), a: node('words', 'r', []) })
    expect(html(content, { Node: Idle })).toBe('<i>r</i>')
  })

  test('a linked copy shows its template under ids of its own, and follows it', () => {
    const page = tree({
      r: node('acme/box', null, ['c', 'gone']),
      c: node('acme/box', 'r', [], {}, { template: 7 }),
      gone: node('acme/box', 'r', [], {}, { template: 8 }),
    })
    const template: Content = {
      rootNodeId: 't',
      nodes: {
        t: node('acme/box', null, ['x'], { background: { desktop: { backgroundColor: 'light' } } }),
        x: node('words', 't', [], { text: 'from the template' }),
      },
    }
    expect(linkedTemplates(page)).toEqual([7, 8])
    const expanded = expandLinked(page, new Map([[7, template]]), blocks)
    expect(html(expanded)).toBe(
      '<div class="b-r block-acme-box"><div class="b-c block-acme-box" data-bg="light">' +
        '<p class="b-c-x block-words">from the template<b></b></p></div><div class="b-gone block-acme-box"></div></div>',
    )
    const css = styleSheetOf({ trees: [expanded], blocks, renderers, view: testView() })
    expect(css).toContain('.b-c{background-color:var(--theme-light)}')
  })
})
