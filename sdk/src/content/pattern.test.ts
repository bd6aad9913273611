import { expect, it } from 'vitest'
import type { InitialNode } from '../definition/block.ts'
import { definePatterns, isPatterns } from '../definition/patterns.ts'
import { patternContent, patternsProblems, unknownTypes } from './pattern.ts'
import { sampleBlocks } from './testing/sample-blocks.ts'

const section = (...children: readonly InitialNode[]): InitialNode => ({
  type: 'section',
  children: [{ type: 'container', children }],
})
const text = (words: unknown): InitialNode => ({ type: 'text', props: { text: words } })
const pattern = { id: 'hero-plain', title: 'Plain hero', group: 'hero', blocks: [section(text('Hello'))] }

function contentOf(...blocks: readonly InitialNode[]) {
  const made = patternContent(sampleBlocks, blocks)
  if ('refused' in made) throw new Error(made.refused)
  return made.content
}

it('makes a page of the blocks of a pattern, each with the version that its block has now (issue 22)', () => {
  const { nodes, rootNodeId } = contentOf(section(text('Hello')), section())
  const [first = '', second = ''] = nodes[rootNodeId]?.children ?? []
  expect(nodes[rootNodeId]).toMatchObject({ type: 'wrapper', parent: null })
  expect(nodes[first]).toMatchObject({ type: 'section', parent: rootNodeId })
  const inner = nodes[nodes[first]?.children[0] ?? '']
  expect(nodes[inner?.children[0] ?? '']).toMatchObject({ type: 'text', version: 3, props: { text: 'Hello' } })
  expect(nodes[nodes[second]?.children[0] ?? '']?.children).toEqual([])
})

it('gives the blocks of a pattern new ids each time', () => {
  const ids = [contentOf(section()), contentOf(section())].flatMap(({ nodes }) => Object.keys(nodes))
  expect(new Set(ids).size).toBe(ids.length - 1)
})

it.each([
  ['an unknown block', [section({ type: 'acme/gone' })], 'No installed package provides the block "acme/gone".'],
  ['a prop that its schema does not take', [section(text(4))], /^Text: .*string/],
  ['a block where it may not stand', [{ type: 'section', children: [text('Hello')] }], /accepts .* only/],
])('refuses a pattern with %s and says why (issue 22)', (_, blocks, reason) => {
  expect(patternContent(sampleBlocks, blocks)).toEqual({ refused: expect.stringMatching(reason) })
})

it('ends with a pattern that contains itself', () => {
  const endless: { type: string; children: InitialNode[] } = { type: 'container', children: [] }
  endless.children.push(endless)
  expect(unknownTypes(sampleBlocks, [endless])).toEqual([])
  expect(patternContent(sampleBlocks, [{ type: 'section', children: [endless] }])).toHaveProperty('refused')
})

it('defines patterns as a frozen value with empty lists for what a package does not bring', () => {
  const patterns = definePatterns({ patterns: [pattern] })
  expect(patterns).toMatchObject({ kind: 'patterns', pages: [], sites: [] })
  expect(Object.isFrozen(patterns)).toBe(true)
  expect([isPatterns(patterns), isPatterns({ patterns: [] }), isPatterns(null)]).toEqual([true, false, false])
})

it('tells the author every fault of a package of patterns', () => {
  const sites = [{ id: 'shop', title: 'Shop', description: '', pages: [{ title: 'Home', slug: '', page: 'gone' }] }]
  const faulty = definePatterns({
    patterns: [pattern, pattern, { ...pattern, id: 'Hero Two', group: 'Heroes', blocks: [] }],
    pages: [{ id: 'home', title: 'Home', description: '', blocks: [section(text(4))] }],
    sites,
  })
  expect(patternsProblems(faulty, sampleBlocks)).toEqual([
    'Two of the kind "pattern" have the id "hero-plain".',
    'The id "Hero Two" of a pattern is not in kebab case.',
    expect.stringMatching(/^The group "Heroes" of the pattern "Hero Two" is not in kebab case/),
    'The pattern "Hero Two" has no blocks.',
    expect.stringMatching(/^The page "home": Text: /),
    'The starter website "shop" names the page "gone", which the package does not have.',
  ])
  expect(patternsProblems(definePatterns({ patterns: [pattern] }), sampleBlocks)).toEqual([])
})
