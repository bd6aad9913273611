import { existsSync } from 'node:fs'
import * as accordion from '@ashlar/block-accordion'
import * as button from '@ashlar/block-button'
import * as carbon from '@ashlar/block-carbon-calculator'
import * as card from '@ashlar/block-card'
import * as container from '@ashlar/block-container'
import * as copyright from '@ashlar/block-copyright'
import * as counter from '@ashlar/block-counter'
import * as divider from '@ashlar/block-divider'
import * as gallery from '@ashlar/block-gallery'
import * as icons from '@ashlar/block-icons'
import * as image from '@ashlar/block-image'
import * as carousels from '@ashlar/block-image-carousel'
import * as imageScroller from '@ashlar/block-image-scroller'
import * as pricing from '@ashlar/block-pricing'
import * as row from '@ashlar/block-row'
import * as section from '@ashlar/block-section'
import * as sectionHeader from '@ashlar/block-section-header'
import * as tabs from '@ashlar/block-tabs'
import * as text from '@ashlar/block-text'
import * as textbox from '@ashlar/block-textbox'
import * as timeline from '@ashlar/block-timeline'
import * as wrapper from '@ashlar/block-wrapper'
import { newsletter } from '@ashlar/plugin-email-marketing'
import { form } from '@ashlar/plugin-forms'
import { blockCatalogue, type Content, type ContentNode, checkContent } from '@ashlar/sdk'
import { compileCustomCss, compiledCheck } from '@ashlar/sdk/server'
import { describe, expect, it } from 'vitest'
import { halfmoon } from './halfmoon/business.ts'
import { ropewalk } from './ropewalk/business.ts'
import type { SeedPage } from './seed/api.ts'

const packages = [
  ...[accordion, button, carbon, card, container, copyright, counter, divider, gallery, icons, image, carousels],
  ...[imageScroller, pricing, row, section, sectionHeader, tabs, text, textbox, timeline, wrapper],
  { form, newsletter },
]
const blocks = blockCatalogue(packages.flatMap((exported) => Object.values(exported)))
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

  it('its blocks’ own CSS compiles (STYLE-024)', () => {
    const sources = [...pages.map(({ content }) => content), business.footer()].flatMap((content) =>
      Object.entries(content?.nodes ?? {}).map(([id, { props }]) => [id, String(props['customCss'] ?? '')] as const),
    )
    expect(sources.filter(([, source]) => source !== '').length).toBeGreaterThan(5)
    expect(sources.flatMap(([id, source]) => compileCustomCss(id, source).errors)).toEqual([])
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
    const slugs = new Set(pages.map(({ slug }) => `/${slug}`))
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
