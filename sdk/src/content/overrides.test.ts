import { describe, expect, test } from 'vitest'
import { expandLinked } from './linked.ts'
import { mediaIdsIn } from './media.ts'
import { insertSubtree, isRefused } from './movement/index.ts'
import { type Content, type ContentNode, overrideLimits } from './node.ts'
import { changeOverrides, isOverridable, type Overrides, unusedOverrides } from './overrides.ts'
import { checkStructure } from './structure.ts'
import { sampleBlocks } from './testing/sample-blocks.ts'
import { upgradeContent } from './upgrade.ts'
import { acceptedFrom, checkContent } from './validate.ts'
import { wordsOf } from './walk.ts'

const node = (type: string, parent: string | null, children: string[], props: ContentNode['props'] = {}) => ({
  ...{ type, parent, children, props },
  version: sampleBlocks.get(type)?.version ?? 1,
})

const template: Content = {
  rootNodeId: 't',
  nodes: {
    t: node('section', null, ['c']),
    c: node('container', 't', ['x', 'y', 'tabs']),
    x: node('text', 'c', [], { text: 'From the template', colour: 'primary' }),
    y: node('text', 'c', [], { text: 'Second' }),
    tabs: node('tabs', 'c', [], { items: [{ id: 'one', title: 'One' }] }),
  },
}

const copy = (overrides: Overrides): ContentNode => ({ ...node('section', 'r', []), template: 7, overrides })
const page = (overrides: Overrides): Content => ({
  rootNodeId: 'r',
  nodes: { r: node('wrapper', null, ['s']), s: copy(overrides) },
})
const text = (props: ContentNode['props'], version = 3) => ({ type: 'text', version, props })
const shown = (overrides: Overrides, id: string, from = template) =>
  expandLinked(page(overrides), new Map([[7, from]]), sampleBlocks).nodes[`s-${id}`]?.props
const problems = (overrides: Overrides) => checkContent(page(overrides), sampleBlocks, () => false)

describe('overrides of a linked copy', () => {
  test('a copy shows its own text and, for the rest, its template', () => {
    const overrides = { x: text({ text: 'Mine' }) }
    expect(shown(overrides, 'x')).toEqual({ text: 'Mine', colour: 'primary' })
    expect(shown(overrides, 'y')).toEqual({ text: 'Second' })
    const changed = {
      ...template,
      nodes: { ...template.nodes, x: node('text', 'c', [], { text: 'New', html: '<p>n</p>' }) },
    }
    expect(shown(overrides, 'x', changed)).toEqual({ text: 'Mine', html: '<p>n</p>' })
    expect(expandLinked(page(overrides), new Map([[7, template]]), sampleBlocks).nodes['s']).not.toHaveProperty(
      'overrides',
    )
    expect(problems(overrides)).toEqual([])
  })

  test('texts can be overridden without a set-up, layout and looks cannot', () => {
    const block = sampleBlocks.get('text') ?? expect.unreachable()
    expect(['text', 'html', 'note', 'colour', 'nothing'].filter((prop) => isOverridable(block, prop))).toEqual([
      'text',
      'html',
      'note',
    ])
    const section = sampleBlocks.get('section') ?? expect.unreachable()
    expect(Object.keys(section.schema.properties).filter((prop) => isOverridable(section, prop))).toEqual([])
    expect(isOverridable(sampleBlocks.get('tabs') ?? expect.unreachable(), 'items')).toBe(true)
  })

  test.each<[string, Overrides, string]>([
    ['a look', { x: text({ colour: 'dark' }) }, '/overrides/x/props/colour'],
    ['an unknown prop', { x: text({ onClick: 'x' }) }, '/overrides/x/props/onClick'],
    ['a name of every object', { x: text({ constructor: 'x' }) }, '/overrides/x/props/constructor'],
    ['a text that is too long', { x: text({ text: 'x'.repeat(201) }) }, '/overrides/x/props/text'],
    ['a value of another type', { x: text({ text: 1 }) }, '/overrides/x/props/text'],
    ['an unknown block', { x: { type: 'vendor/gone', version: 1, props: {} } }, '/overrides/x/type'],
    ['another data version', { x: text({ text: 'x' }, 9) }, '/overrides/x/version'],
  ])('%s is refused on saving, and never shown', (_, overrides, path) => {
    expect(problems(overrides)).toMatchObject([{ nodeId: 's', path }])
    expect(shown(overrides, 'x')).toEqual(template.nodes['x']?.props)
    expect(unusedOverrides(copy(overrides), template, sampleBlocks)).toHaveLength(
      Object.values(overrides).flatMap(({ props }) => Object.keys(props)).length,
    )
  })

  test('what was stored before is accepted as it is, and nothing else of that node', () => {
    const gone = { x: { type: 'vendor/gone', version: 1, props: { text: 'a' } } }
    const accepted = acceptedFrom([page(gone)])
    expect(checkContent(page(gone), sampleBlocks, accepted)).toEqual([])
    const other = { x: { type: 'vendor/gone', version: 1, props: { text: 'b' } } }
    expect(checkContent(page(other), sampleBlocks, accepted)).toHaveLength(1)
  })

  test('an override whose block is gone or became another one is kept, not shown, and named', () => {
    const overrides = { gone: text({ text: 'a' }), tabs: text({ text: 'b' }), t: text({ text: 'c' }) }
    expect(unusedOverrides(copy(overrides), template, sampleBlocks)).toEqual([
      { node: 'gone', prop: 'text' },
      { node: 'tabs', prop: 'text' },
      { node: 't', prop: 'text' },
    ])
    expect(shown(overrides, 'tabs')).toEqual(template.nodes['tabs']?.props)
    expect(problems(overrides)).toEqual([])
    const ofAnother = { x: { ...text({ text: 'd' }), type: 'tabs' } }
    expect(shown(ofAnother, 'x')).toEqual(template.nodes['x']?.props)
  })

  test('a list that makes parts keeps the parts of the template', () => {
    const items = (...ids: string[]) => ({
      tabs: { type: 'tabs', version: 1, props: { items: ids.map((id) => ({ id, title: 'Eins' })) } },
    })
    expect(shown(items('one'), 'tabs')).toEqual({ items: [{ id: 'one', title: 'Eins' }] })
    expect(shown(items('one', 'two'), 'tabs')).toEqual(template.nodes['tabs']?.props)
  })

  test('changing and resetting leave nothing behind', () => {
    const its = template.nodes['x'] ?? expect.unreachable()
    const { overrides: _, ...plain } = copy({})
    const changed = changeOverrides(plain, 'x', its, { text: 'Mine' })
    expect(changed.overrides).toEqual({ x: text({ text: 'Mine' }) })
    expect(changeOverrides(changed, 'x', its, { text: undefined })).toEqual(plain)
  })
})

describe('bounds of overrides', () => {
  const structure = (overrides: unknown, more: object = { template: 7 }) =>
    checkStructure({
      rootNodeId: 's',
      nodes: { s: { ...node('section', null, []), ...more, overrides } },
    }).problems.map(({ path, message }) => `${path}: ${message}`)
  const many = (count: number, props: object = {}) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`n${at}`, { type: 'text', version: 3, props }]))

  test('a document with too many, too long or too deep ones is refused with a sentence', () => {
    expect(structure(many(overrideLimits.blocks))).toEqual([])
    expect(structure(many(overrideLimits.blocks + 1))).toEqual([
      '/overrides: A linked copy can change 200 blocks of its template at most.',
    ])
    expect(structure(many(3, { text: 'x'.repeat(200_000) }))).toEqual([
      '/overrides: The texts of this linked copy are longer than 524,288 characters altogether.',
    ])
    let deep: unknown = 'x'
    for (let level = 0; level < 50_000; level++) deep = [deep]
    expect(structure(many(1, { text: deep }))[0]).toContain('nested more than')
    expect(structure({ n: deep })[0]).toContain('/overrides/n')
  })

  test('only linked copies have them, under ids of nodes, with nothing else in them', () => {
    expect(structure(many(1), {})).toEqual(['/overrides: Only a linked copy can have overrides.'])
    expect(structure(JSON.parse('{"__proto__":{"type":"text","version":3,"props":{}}}'))).toHaveLength(1)
    expect(structure({ 'a b': text({}) })).not.toEqual([])
    expect(structure({ a: { ...text({}), children: [] } })).not.toEqual([])
    expect(structure([])).not.toEqual([])
    expect(structure({ a: text(JSON.parse('{"__proto__":{"x":1}}')) })[0]).toContain('__proto__')
  })
})

describe('overrides and the rest of a document', () => {
  test('an override of an older data version goes the way of the props, and takes along nothing but what it said', () => {
    const { content } = upgradeContent(
      page({ x: text({ label: 'Old' }, 1), y: text({ html: '<p>a</p>' }, 1) }),
      sampleBlocks,
    )
    expect(content.nodes['s']?.overrides).toEqual({ x: text({ text: 'Old' }), y: text({ html: '<p>a</p>' }) })
    expect(upgradeContent(content, sampleBlocks).content).toBe(content)
    expect(upgradeContent(page({ x: text({ words: 'Alias' }) }), sampleBlocks).content.nodes['s']?.overrides).toEqual({
      x: text({ text: 'Alias' }),
    })
    const failing = page({ x: text({ label: 'explode' }, 1) })
    expect(upgradeContent(failing, sampleBlocks).content).toBe(failing)
  })

  test('its words are found, its pictures are in use, and a copy of the copy has it, too', () => {
    const overrides = { x: text({ text: 'Rope', html: '<p>See <a href="/media/12/a.webp">it</a></p>' }) }
    expect(wordsOf(page(overrides), sampleBlocks)).toBe('Rope\nSee it')
    expect(mediaIdsIn(page(overrides))).toEqual([12])
    const clip = { rootNodeId: 's', nodes: { s: { ...copy(overrides), parent: null } } }
    const pasted = insertSubtree(page({}), sampleBlocks, clip, { parent: 'r', slot: undefined, index: 1 }, () => 'new')
    if (isRefused(pasted)) expect.fail(pasted.refused)
    expect(pasted.patch.nodes['new']).toMatchObject({ template: 7, overrides })
    expect(pasted.patch.nodes['new']?.overrides).not.toBe(overrides)
  })
})
