import { Value } from 'typebox/value'
import { blockCatalogue } from '../content/catalogue.ts'
import { fillProps } from '../content/defaults.ts'
import { upgradeNode } from '../content/upgrade.ts'
import { propProblems } from '../content/validate.ts'
import type { Block } from '../definition/block.ts'
import type { BlockRenderer } from '../renderer/define.ts'
import { renderBlock } from './render-block.ts'

/** A node as some version of the block stored it. Fixture files hold these by name and are never edited. */
export interface StoredFixture {
  readonly version: number
  readonly props: Readonly<Record<string, unknown>>
}

/** One promise of a block, to be run by any test runner. */
export interface Check {
  readonly name: string
  /** Throws with what is wrong. */
  run(): void
}

/**
 * The promises every block keeps: its defaults are valid, what it inserts is valid, it renders one root element with
 * the attributes it was given, the same input gives the same HTML, no `style` attributes, no unknown prop, and every
 * fixture of every version can be brought forward, is valid and renders.
 *
 * @example it.each(blockContract(quote, renderer, fixtures))('$name', ({ run }) => run())
 */
export function blockContract(
  block: Block,
  renderer: BlockRenderer,
  fixtures: Readonly<Record<string, StoredFixture>>,
): Check[] {
  return [
    {
      name: 'has a renderer of its own',
      run: () => expect(renderer.block === block, 'The renderer is for another block.'),
    },
    { name: 'has valid defaults', run: () => valid(block, {}) },
    { name: 'inserts valid props', run: () => valid(block, block.initial) },
    ...block.variants.map(({ id, props }) => ({
      name: `inserts valid props as ${id}`,
      run: () => valid(block, props),
    })),
    { name: 'refuses a prop it does not know', run: () => refusesUnknown(block) },
    { name: 'renders its defaults', run: () => renders(block, renderer, {}) },
    { name: 'renders what it inserts', run: () => renders(block, renderer, block.initial) },
    { name: 'has a fixture of every data version', run: () => coversVersions(block, fixtures) },
    ...Object.entries(fixtures).map(([name, fixture]) => ({
      name: `reads the fixture ${name} of version ${fixture.version}`,
      run: () => reads(block, renderer, fixture),
    })),
  ]
}

function valid(block: Block, props: Readonly<Record<string, unknown>>): void {
  const problems = propProblems(blockCatalogue([block]), {
    type: block.type,
    version: block.version,
    props: { ...props },
  })
  expect(problems.length === 0, problems.map(({ path, message }) => `${path}: ${message}`).join('; '))
}

function refusesUnknown(block: Block): void {
  const props = fillProps(block, { notAProp: 1 })
  expect(!Value.Check(block.schema, props), 'A prop that the schema does not name was taken.')
}

function renders(block: Block, renderer: BlockRenderer, props: Readonly<Record<string, unknown>>): void {
  const { html } = renderBlock(block, renderer, { props, view: { mode: 'canvas' } })
  const again = renderBlock(block, renderer, { props, view: { mode: 'canvas' } })
  expect(html === again.html, 'The same input gave different HTML.')
  const root = /^<[a-z][^>]*>/.exec(html)?.[0] ?? ''
  expect(
    root.includes('data-node="n1"') && /class="[^"]*\bb-n1\b/.test(root),
    `The root element lacks what it was given: ${root}`,
  )
  expect(!/<[^>]*\sstyle=/.test(html), 'A style attribute: the page’s policy blocks it. Use rules instead.')
}

function coversVersions(block: Block, fixtures: Readonly<Record<string, StoredFixture>>): void {
  const covered = new Set(Object.values(fixtures).map(({ version }) => version))
  const missing = Array.from({ length: block.version }, (_, index) => index + 1).filter(
    (version) => !covered.has(version),
  )
  expect(missing.length === 0, `No fixture holds data of version ${missing.join(', ')}.`)
}

function reads(block: Block, renderer: BlockRenderer, { version, props }: StoredFixture): void {
  const stored = { type: block.type, version, props: structuredClone(props), parent: null, children: [] }
  const { node, opaque } = upgradeNode(block, stored)
  expect(opaque === undefined, opaque ?? '')
  valid(block, node.props)
  renders(block, renderer, node.props)
}

function expect(holds: boolean, message: string): void {
  if (!holds) throw new Error(message)
}
