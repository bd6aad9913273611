import { definePatterns, type InitialNode, isRefused, type Pattern, type StarterSite } from '@ashlar/sdk'
import { expect, it, vi } from 'vitest'
import { blocks, treeOf } from '../testing-blocks.ts'
import { loadPatterns } from './loaded-patterns.ts'
import { foundPatterns } from './pattern-groups.ts'

const section = (...children: readonly InitialNode[]): InitialNode => ({
  type: 'section',
  children: [{ type: 'container', children }],
})
const text = (words: unknown): InitialNode => ({ type: 'text', props: { text: words } })
const pattern = (id: string, group: string, title: string, ...keywords: readonly string[]): Pattern => ({
  ...{ id, group, title, keywords, blocks: [section(text('Hello'))] },
})
const page = { id: 'home', title: 'Home', description: '', blocks: [section(text('Hello'))] }
const row = (packageName: string, failure = '') => ({
  packageName,
  packageVersion: '1.0.0',
  address: packageName,
  failure,
})

const load = (modules: Readonly<Record<string, unknown>>, failures: ReadonlyMap<string, string> = new Map()) =>
  loadPatterns(
    Object.keys(modules).map((name) => row(name)),
    { ...blocks, failures },
    async (address) => modules[address],
  )

const library = (...patterns: readonly Pattern[]) => load({ acme: { default: definePatterns({ patterns }) } })

it('offers the patterns of every package, with content that can be put into a page (issue 22)', async () => {
  const { sections, notOffered } = await library(pattern('hero', 'hero', 'Hero with picture'))
  const made = sections[0]?.content()
  if (!made || isRefused(made)) throw new Error('It is refused.')
  expect(treeOf(made.content, made.content.rootNodeId, (id) => made.content.nodes[id]?.type ?? '')).toBe(
    'wrapper(section(container(text)))',
  )
  expect(sections[0]?.content()).toBe(made)
  expect(notOffered).toEqual([])
})

it('offers no pattern with a block that is missing, and says why in the words of its module or plan (issue 22)', async () => {
  const missing = (type: string) => ({ ...pattern(type, 'hero', type), blocks: [section({ type })] })
  const patterns = [missing('acme/gone'), missing('store/product'), pattern('sound', 'hero', 'Sound')]
  const failures = new Map([['store/product', 'Store is not switched on for this website.']])
  const { sections, notOffered } = await load({ acme: { default: definePatterns({ patterns }) } }, failures)
  expect(sections.map(({ title }) => title)).toEqual(['Sound'])
  expect(notOffered).toEqual([
    { title: 'acme/gone', reason: 'No installed package provides the block "acme/gone".' },
    { title: 'store/product', reason: 'Store is not switched on for this website.' },
  ])
})

it('says what is wrong with the props of a pattern once it is looked at', async () => {
  const { sections } = await library({ ...pattern('bad', 'hero', 'Bad'), blocks: [section(text(7))] })
  expect(sections[0]?.content()).toEqual({ refused: expect.stringMatching(/^Text: /) })
})

it('keeps the patterns of the other packages when one fails, is off or exports something else (issue 22)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const sound = { default: definePatterns({ patterns: [pattern('sound', 'hero', 'Sound')] }) }
  const modules: Readonly<Record<string, unknown>> = {
    sound,
    odd: { default: { kind: 'patterns', patterns: 'none' } },
    empty: {},
  }
  const { sections, notOffered } = await loadPatterns(
    [row('sound'), row('odd'), row('empty'), row('broken'), row('off', 'Store is not switched on for this website.')],
    blocks,
    async (address) => modules[address] ?? Promise.reject(new Error('404')),
  )
  expect(sections.map(({ key }) => key)).toEqual(['sound/sound'])
  expect(notOffered).toEqual([
    { title: 'odd', reason: 'Its patterns could not be read.' },
    { title: 'broken', reason: 'It could not be loaded: 404' },
    { title: 'off', reason: 'Store is not switched on for this website.' },
  ])
})

it('offers a starter website when all of its pages can be made', async () => {
  const site = (id: string, of: string): StarterSite => ({
    ...{ id, title: id, description: '' },
    pages: [{ title: 'Home', slug: '', page: of }],
  })
  const gone = { ...page, id: 'shop', title: 'Shop', blocks: [section({ type: 'acme/gone' })] }
  const patterns = definePatterns({
    patterns: [],
    pages: [page, gone],
    sites: [site('small', 'home'), site('shop', 'shop')],
  })
  const { sites, notOffered } = await load({ acme: { default: patterns } })
  expect(sites.map(({ key, pages }) => [key, pages[0]?.offer.title])).toEqual([['acme/small', 'Home']])
  expect(notOffered.map(({ title }) => title)).toEqual(['Shop', 'shop'])
})

it('finds patterns by title, keyword and group, the nearest title first, else in the order of the groups', async () => {
  const { sections } = await library(
    pattern('footer', 'footer', 'Footer with links'),
    pattern('own', 'opening-hours', 'Opening hours'),
    pattern('band', 'call-to-action', 'Band with a button', 'contact'),
    pattern('contact', 'contact', 'Contact form'),
    pattern('hero', 'hero', 'Hero with contact'),
  )
  const found = (search: string) => foundPatterns(sections, search).map(({ title, offers }) => [title, offers.length])
  expect(found('')).toEqual([
    ['Hero', 1],
    ['Contact', 1],
    ['Call to action', 1],
    ['Footer', 1],
    ['Opening hours', 1],
  ])
  expect(found('contact')).toEqual([
    ['Contact', 1],
    ['Hero', 1],
    ['Call to action', 1],
  ])
  expect(found('ACTION band')).toEqual([['Call to action', 1]])
  expect(found('nothing like it')).toEqual([])
})
