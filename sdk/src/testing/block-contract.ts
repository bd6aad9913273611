import Type from 'typebox'
import { Value } from 'typebox/value'
import type { CheckRule } from '../check/problem.ts'
import { blockCatalogue } from '../content/catalogue.ts'
import { fillProps } from '../content/defaults.ts'
import { downgradeNode } from '../content/downgrade.ts'
import { upgradeNode } from '../content/upgrade.ts'
import { propProblems } from '../content/validate.ts'
import type { Block } from '../definition/block.ts'
import type { BlockRenderer } from '../renderer/define.ts'
import { devices } from '../style/devices.ts'
import { type DeviceNumber, deviceNumbers } from './device-numbers.ts'
import { elsewhere } from './elsewhere.ts'
import { randomProps } from './random-props.ts'
import { renderBlock } from './render-block.ts'

/** A node as some version of the block stored it. Fixture files hold these by name and are never edited. */
export interface StoredFixture {
  readonly version: number
  readonly props: Readonly<Record<string, unknown>>
}

/** One promise of a block, to be run by any test runner. */
export interface Check {
  readonly name: string
  /** The rule of `ashlar check` that it belongs to. */
  readonly rule: CheckRule
  /** Throws with what is wrong. */
  run(): void
}

/**
 * The promises every block keeps: one schema with a default for everything, what it inserts is valid, it renders one
 * root element with the attributes it was given, the same props give the same HTML wherever and whenever, no `style`
 * attributes, no unknown prop, each number of a device within its limits, every fixture of every version can be brought
 * forward, is valid and renders, and so do props that anybody could store, hostile texts among them.
 * In an order in which each may rely on those before.
 *
 * @example it.each(blockContract(quote, renderer, fixtures))('$name', ({ run }) => run())
 */
export function blockContract(
  block: Block,
  renderer: BlockRenderer,
  fixtures: Readonly<Record<string, StoredFixture>>,
): Check[] {
  const stored = Object.entries(fixtures)
  const random = () => {
    for (let seed = 0; seed < randomCount; seed++) rendersRandom(block, renderer, seed)
  }
  const shown: readonly (readonly [string, () => Props])[] = [
    ['its defaults', () => ({})],
    ['what it inserts', () => block.initial],
    ...stored.map(([name, fixture]) => [`the fixture ${name}`, () => upgraded(block, fixture)] as const),
  ]
  return [
    ...schemaChecks(block),
    ...insertChecks(block),
    ...limitChecks(block, renderer),
    {
      name: 'has a fixture of every data version',
      rule: 'migrations',
      run: () => coversVersions(block, fixtures),
    },
    ...stored.map(([name, fixture]): Check => {
      const run = () => reads(block, fixture)
      return { name: `reads the fixture ${name} of version ${fixture.version}`, rule: 'migrations', run }
    }),
    ...stored
      .filter(([, { version }]) => typeof block.migrations[version - 2] === 'object')
      .map(([name, fixture]): Check => {
        const run = () => goesBack(block, fixture)
        return { name: `converts the fixture ${name} of version ${fixture.version} back`, rule: 'migrations', run }
      }),
    {
      name: 'has its own renderer',
      rule: 'renderer',
      run: () => expect(renderer.block === block, 'The renderer is for another block.'),
    },
    ...shown.map(([what, props]): Check => {
      return { name: `renders ${what}`, rule: 'renderer', run: () => renders(block, renderer, props()) }
    }),
    ...shown.map(([what, props]): Check => {
      const run = () => repeats(block, renderer, props())
      return { name: `renders the same HTML for ${what} everywhere`, rule: 'determinism', run }
    }),
    { name: `renders ${randomCount} random valid props, including hostile texts`, rule: 'renderer', run: random },
  ]
}

type Props = Readonly<Record<string, unknown>>

const randomCount = 500

function schemaChecks(block: Block): Check[] {
  return [
    { name: 'has a default for every required prop', rule: 'schema', run: () => hasDefaults(block) },
    { name: 'refuses unknown props', rule: 'schema', run: () => refusesUnknown(block) },
  ]
}

function limitChecks(block: Block, renderer: BlockRenderer): Check[] {
  const own = Object.entries(block.schema.properties).filter(([name]) => block.own.includes(name))
  return deviceNumbers(Object.fromEntries(own)).map((limited) => {
    const name = `keeps the limits of ${limited.prop}.${limited.member}`
    return { name, rule: 'schema', run: () => keepsLimits(block, renderer, limited) }
  })
}

function keepsLimits(block: Block, renderer: BlockRenderer, { prop, member, least, most }: DeviceNumber): void {
  for (const device of devices) {
    const at = (value: number) => ({ [prop]: { [device]: { [member]: value } } })
    for (const value of [least, most]) {
      valid(block, at(value))
      const { css } = renderBlock(block, renderer, { props: at(value), view: { mode: 'canvas' } })
      expect(!/NaN|undefined|Infinity/.test(css), `${value} on ${device} became ${css}`)
    }
    for (const value of [least - 1, most + 1]) {
      expect(problemsOf(block, at(value)).length > 0, `${value} on ${device} is beyond the limits and was accepted.`)
    }
  }
}

function insertChecks(block: Block): Check[] {
  const inserted: readonly (readonly [string, Props])[] = [
    ['has valid defaults', {}],
    ['inserts valid props', block.initial],
    ...block.variants.map(({ id, props }) => [`inserts valid props as ${id}`, props] as const),
  ]
  return inserted.map(([name, props]) => ({ name, rule: 'defaults', run: () => valid(block, props) }))
}

/** A prop that came with a later version of the package is absent in everything stored before. */
function hasDefaults(block: Block): void {
  const filled = fillProps(block, {})
  const bare = block.own.filter((name) => {
    const schema = block.schema.properties[name]
    return schema !== undefined && filled[name] === undefined && !Type.IsOptional(schema)
  })
  expect(bare.length === 0, `These props have no default and are not optional: ${bare.join(', ')}.`)
}

const problemsOf = (block: Block, props: Props) =>
  propProblems(blockCatalogue([block]), { type: block.type, version: block.version, props: { ...props } })

function valid(block: Block, props: Props): void {
  const problems = problemsOf(block, props)
  expect(problems.length === 0, problems.map(({ path, message }) => `${path}: ${message}`).join('; '))
}

function refusesUnknown(block: Block): void {
  const props = fillProps(block, { notAProp: 1 })
  expect(!Value.Check(block.schema, props), 'The schema accepted an unknown prop.')
}

function renders(block: Block, renderer: BlockRenderer, props: Props): void {
  const rendered = renderBlock(block, renderer, { props, view: { mode: 'canvas' } })
  // React puts these before everything for pictures that are not loaded lazily.
  const html = rendered.html.replace(/^(?:<link rel="preload"[^>]*>)+/, '')
  const root = /^<[a-z][^>]*>/.exec(html)?.[0] ?? ''
  expect(
    root.includes('data-node="n1"') && /class="[^"]*\bb-n1\b/.test(root),
    `The root element lacks the given root props: ${root}`,
  )
  expect(
    !/<[^>]*\sstyle=/.test(html),
    'The HTML has a style attribute, which the page’s policy blocks. Use rules instead.',
  )
}

function repeats(block: Block, renderer: BlockRenderer, props: Props): void {
  const rendered = () => renderBlock(block, renderer, { props, view: { mode: 'canvas' } })
  const here = rendered()
  const there = elsewhere(rendered)
  const difference = firstDifference(here.html + here.css, there.html + there.css)
  expect(difference === undefined, `The same props gave ${difference}. A renderer must only read its props.`)
}

/** What a person or a program could have stored: it passes, also when JSON brought it back, and does nobody harm. */
function rendersRandom(block: Block, renderer: BlockRenderer, seed: number): void {
  const props = randomProps(block, seed)
  valid(block, JSON.parse(JSON.stringify(props)))
  // Rich text is made safe by the host, which is not here: what a block writes besides it is looked at.
  const safeHtml = () => '<p>Rich text</p>'
  for (const mode of ['site', 'canvas'] as const) {
    const { html, css } = renderBlock(block, renderer, { props, view: { mode, safeHtml } })
    const harm = harmIn(html) ?? /<\/style|expression\(|url\(javascript/i.exec(css)?.[0]
    expect(harm === undefined, `${JSON.stringify(props)} became ${harm}.`)
  }
}

/** Markup that runs something or breaks the page's policy. Quoted values are left out: there it is only text. */
function harmIn(html: string): string | undefined {
  const address = /\s(?:href|src|action|formaction)="\s*(?:javascript|data|vbscript):[^"]*"/i.exec(html)?.[0]
  const bare = html.replaceAll(/="[^"]*"/g, '=""')
  return address ?? /<script(?![^>]*application\/ld\+json)[^>]*>|<[^>]*\s(?:on[a-z]+|style|srcdoc)=/i.exec(bare)?.[0]
}

function firstDifference(a: string, b: string): string | undefined {
  if (a === b) return undefined
  const at = [...a].findIndex((_, index) => a[index] !== b[index])
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 20), at + 30))
  return `${around(a)} once and ${around(b)} at another time or place`
}

function coversVersions(block: Block, fixtures: Readonly<Record<string, StoredFixture>>): void {
  const covered = new Set(Object.values(fixtures).map(({ version }) => version))
  const missing = Array.from({ length: block.version }, (_, index) => index + 1).filter(
    (version) => !covered.has(version),
  )
  expect(missing.length === 0, `There is no fixture with data of version ${missing.join(', ')}.`)
}

function reads(block: Block, fixture: StoredFixture): void {
  valid(block, upgraded(block, fixture))
  // Stored props are sparse: whatever a person never set is not there.
  for (const name of Object.keys(fixture.props)) {
    const { [name]: _, ...props } = fixture.props
    valid(block, upgraded(block, { ...fixture, props }, ` without "${name}"`))
  }
}

/** One version back, and forward again to what the block takes. */
function goesBack(block: Block, { version, props }: StoredFixture): void {
  const stored = { type: block.type, version, props: structuredClone(props), parent: null, children: [] }
  const { node, opaque } = downgradeNode(block, stored, version - 1)
  expect(opaque === undefined, `Stored props: ${opaque}`)
  valid(block, upgraded(block, node))
}

function upgraded(block: Block, { version, props }: StoredFixture, which = ''): Props {
  const stored = { type: block.type, version, props: structuredClone(props), parent: null, children: [] }
  const { node, opaque } = upgradeNode(block, stored)
  expect(opaque === undefined, `Stored props${which}: ${opaque}`)
  return node.props
}

function expect(holds: boolean, message: string): void {
  if (!holds) throw new Error(message)
}
