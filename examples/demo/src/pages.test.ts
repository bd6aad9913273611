import { existsSync } from 'node:fs'
import { type Content, type ContentNode, checkContent } from '@ashlar/sdk'
import { compiledCheck } from '@ashlar/sdk/server'
import { describe, expect, it } from 'vitest'
import { blocks } from './demo-blocks.fixture.ts'
import { halfmoon } from './halfmoon/business.ts'
import { ropewalk } from './ropewalk/business.ts'
import type { SeedPage } from './seed/api.ts'

const art = (name: string) => `/media/1/${name}.webp`

const all = (pages: readonly SeedPage[]): SeedPage[] => pages.flatMap((page) => [page, ...all(page.children ?? [])])

describe.each([ropewalk, halfmoon])('$name', (business) => {
  const pages = all(business.pages(art)).filter(({ isDummy }) => !isDummy)

  it.each(pages)('the page “$title” is made of valid blocks (GEN-007)', ({ content }) => {
    expect(problemsOf(content)).toEqual([])
  })

  it('its footer is a valid section', () => {
    expect(checkContent(business.footer(), blocks, () => false, { check: compiledCheck, root: ['section'] })).toEqual(
      [],
    )
  })

  it('its blocks need no CSS of their own', () => {
    const sources = [...pages.map(({ content }) => content), business.footer()].flatMap((content) =>
      Object.entries(content?.nodes ?? {}).map(([id, { props }]) => [id, String(props['customCss'] ?? '')] as const),
    )
    expect(sources.filter(([, source]) => source !== '')).toEqual([])
  })

  it.each(pages)('the page “$title” has one main heading and skips no level', ({ content }) => {
    const levels = headingsOf(content)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels[0]).toBe(1)
    for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
  })

  it('lists the pictures that its pages show, and they are there', () => {
    const used = new Set(JSON.stringify(pages).match(/(?<=\/media\/1\/)[\w-]+/g))
    expect([...used].filter((name) => !(name in business.pictures))).toEqual([])
    const missing = Object.keys(business.pictures).filter(
      (name) => !existsSync(new URL(`../art/pictures/${name}.webp`, import.meta.url)),
    )
    expect(missing).toEqual([])
  })

  it('links only to pages and anchors that it has', () => {
    const ofModules = business.shop ? ['/store'] : []
    const slugs = new Set([...pages.map(({ slug }) => `/${slug}`), ...ofModules])
    const anchors = new Set(
      pages.flatMap(({ slug, content }) =>
        Object.values(content?.nodes ?? {}).flatMap(({ props }) =>
          props['anchor'] ? [`/${slug}#${props['anchor']}`] : [],
        ),
      ),
    )
    const everything = JSON.stringify([pages, business.footer(), business.settings(art)])
    const links = [...everything.matchAll(/"(?:href|url)":"(\/[^"]*)"|href=\\"(\/[^"\\]*)\\"/g)].map(
      (match) => match[1] ?? match[2] ?? '',
    )
    expect(links.length).toBeGreaterThan(3)
    for (const link of links) expect(link.includes('#') ? anchors : slugs).toContain(link)
  })
})

function problemsOf(content: Content | undefined) {
  if (!content) return ['no content']
  return checkContent(content, blocks, () => false, { check: compiledCheck })
}

/** Levels in reading order: of headings, and inside of textboxes. */
function headingsOf(content: Content | undefined): number[] {
  if (!content) return []
  const levels: number[] = []
  const read = (id: string) => {
    const node = content.nodes[id]
    if (!node) return
    levels.push(...headingsIn(node))
    node.children.forEach(read)
  }
  read(content.rootNodeId)
  return levels
}

function headingsIn({ type, props }: ContentNode): number[] {
  const below = (items: unknown) => [2, ...(Array.isArray(items) ? items.map(() => 3) : [])]
  switch (type) {
    case 'section-header':
      return [2]
    case 'pricing':
      return below(props['pricingBoxes'])
    case 'timeline':
      return below(props['timelineItems'])
    case 'text':
      return levelsOf(`<${String(props['tag'] ?? 'p')}>`)
    case 'textbox':
      return levelsOf(String(props['text']))
    default:
      return []
  }
}

const levelsOf = (html: string): number[] => Array.from(html.matchAll(/<h([1-6])/g), (match) => Number(match[1]))
