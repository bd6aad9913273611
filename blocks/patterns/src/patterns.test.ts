import { existsSync } from 'node:fs'
import type { InitialNode } from '@ashlar/sdk'
import { patternGroups } from '@ashlar/sdk'
import { expect, it } from 'vitest'
import patterns from './patterns.ts'

const { patterns: sections, pages, sites } = patterns
const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)

function* nodesOf(blocks: readonly InitialNode[]): Generator<InitialNode> {
  for (const block of blocks) {
    yield block
    yield* nodesOf(block.children ?? [])
  }
}
const offered = [...sections, ...pages]
const all = offered.flatMap(({ blocks }) => [...nodesOf(blocks)])

it('offers at least 60 patterns in 12 groups, 5 or more in each (issue 22)', () => {
  expect(sections.length).toBeGreaterThanOrEqual(60)
  expect(patternGroups).toHaveLength(12)
  for (const group of patternGroups) {
    expect(sections.filter((pattern) => pattern.group === group).length, group).toBeGreaterThanOrEqual(5)
  }
})

it('gives each pattern, page and website an id of its own (issue 22)', () => {
  for (const ids of [idsOf(offered), idsOf(sites)]) {
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
  }
  const titles = sections.map(({ group, title }) => `${group}: ${title}`)
  expect(new Set(titles).size).toBe(titles.length)
})

it('has the eight pages that most websites need (issue 22)', () => {
  expect(idsOf(pages)).toEqual(
    expect.arrayContaining(['home', 'about', 'services', 'contact', 'landing', 'menu', 'portfolio', 'coming-soon']),
  )
})

it('has three websites of pages that exist, each at an address of its own (issue 22)', () => {
  expect(sites).toHaveLength(3)
  for (const site of sites) {
    const slugs = site.pages.map(({ slug }) => slug)
    expect(new Set(slugs).size, site.id).toBe(slugs.length)
    expect(idsOf(pages)).toEqual(expect.arrayContaining(site.pages.map(({ page }) => page)))
  }
})

it('has one page title on each page and at most one in a pattern (issue 22)', () => {
  const titlesOf = (blocks: readonly InitialNode[]) =>
    [...nodesOf(blocks)].filter(({ props }) => props?.['tag'] === 'h1').length
  for (const { id, blocks } of pages) expect(titlesOf(blocks), id).toBe(1)
  for (const { id, blocks } of sections) expect(titlesOf(blocks), id).toBeLessThanOrEqual(1)
})

it('names only colours of the theme and pictures that the package brings (issue 22)', () => {
  const words = JSON.stringify(all.map(({ props }) => props))
  expect(words).not.toMatch(/"#[0-9a-f]{3,8}"/i)
  const pictures = [...words.matchAll(/\/_ashlar\/pictures\/@ashlar\/block-patterns\/([a-z0-9-]+\.svg)/g)]
  expect(pictures.length).toBeGreaterThan(0)
  for (const [, file] of pictures) expect(existsSync(new URL(`./pictures/${file}`, import.meta.url)), file).toBe(true)
})
