import { existsSync } from 'node:fs'
import { button } from '@ashlar/block-button'
import { container } from '@ashlar/block-container'
import { image } from '@ashlar/block-image'
import { column, row } from '@ashlar/block-row'
import { section } from '@ashlar/block-section'
import { text } from '@ashlar/block-text'
import { textbox } from '@ashlar/block-textbox'
import { wrapper } from '@ashlar/block-wrapper'
import { blockCatalogue, type Content, checkContent } from '@ashlar/sdk'
import { compileCustomCss, compiledCheck } from '@ashlar/sdk/server'
import { describe, expect, it } from 'vitest'
import { halfmoon } from './halfmoon/business.ts'
import { ropewalk } from './ropewalk/business.ts'
import type { SeedPage } from './seed/api.ts'

const blocks = blockCatalogue([wrapper, section, container, row, column, text, textbox, image, button])
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

/** Levels in reading order: of text blocks, and inside of textboxes. */
function headingsOf(content: Content | undefined): number[] {
  if (!content) return []
  const levels: number[] = []
  const read = (id: string) => {
    const node = content.nodes[id]
    if (!node) return
    const tag = node.type === 'text' ? String(node.props['tag'] ?? 'p') : ''
    const html = node.type === 'textbox' ? String(node.props['text']) : `<${tag}>`
    for (const match of html.matchAll(/<h([1-6])/g)) levels.push(Number(match[1]))
    node.children.forEach(read)
  }
  read(content.rootNodeId)
  return levels
}
