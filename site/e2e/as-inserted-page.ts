import {
  applyPatch,
  type BlockCatalogue,
  type Content,
  type ContentNode,
  fillProps,
  insertBlock,
  isRefused,
  placement,
  slotsOf,
  type Target,
} from '@ashlar/sdk'
import type { Page } from '@playwright/test'
import { blocksOfDemo } from '../../examples/demo/e2e/hostile/blocks-of-demo.ts'
import type { Demo } from '../../examples/demo/e2e/server.ts'
import { makePage } from './demo-site.ts'

export type Ground = 'light' | 'dark'

/** What an author chooses first: nothing else is changed of what a new block is. */
const chosen: Readonly<Record<string, (pictures: readonly string[]) => Readonly<Record<string, unknown>>>> = {
  image: ([src]) => ({ src }),
  gallery: (pictures) => ({ images: listed(pictures) }),
  'image-carousel': (pictures) => ({ images: listed(pictures) }),
  'image-scroller': (pictures) => ({ images: listed(pictures) }),
  'hero-slider': (pictures) => ({
    images: listed(pictures.slice(0, 2)),
    slides: [
      { id: 'one', title: 'One' },
      { id: 'two', title: 'Two' },
    ],
  }),
  icons: () => ({ icons: ['star', 'bike', 'map-pin', 'phone'].map((icon) => ({ id: icon, icon })) }),
  textbox: () => ({ text: everyText }),
  map: () => ({ mapUrl: 'https://www.openstreetmap.org/export/embed.html?bbox=-63.6,44.6,-63.5,44.7' }),
  'custom-html': () => ({ htmlContent: everyHtml }),
  row: () => ({ columns: 3 }),
}

const listed = (pictures: readonly string[]) => pictures.map((file, at) => ({ id: `picture-${at + 1}`, file }))

const everyText =
  `<h2>Three trades along one bench</h2><p>A written quote first, <strong>photos while we work</strong> and
<em>your approval</em> for <a href="/">anything we find</a>. Ask for <span data-colour="primary">the red one</span>.</p>
<h3>What it takes</h3><ul><li>A key</li><li>A lamp<ul><li>with oil</li></ul></li></ul><h4>In this order</h4>
<ol><li>First this</li><li>Then that</li></ol><blockquote>Built for the road you ride.</blockquote>`.replaceAll(
    '\n',
    ' ',
  )

const everyHtml = `<h2>Opening hours</h2><p>Come in by the <a href="/">east door</a>.</p>
<table><thead><tr><th>Day</th><th>Hours</th></tr></thead><tbody><tr><td>Tuesday to Friday</td><td>8 to 5:30</td></tr>
<tr><td>Saturday</td><td>9 to 2</td></tr></tbody></table><ul><li>Parking on the quay</li></ul>`

/** Every block that stands on a page, each as it is inserted in a new section, under its name. */
export async function asInserted(pictures: readonly string[], ground: Ground): Promise<Content> {
  const catalogue = await blocksOfDemo()
  const page = new InsertedPage(catalogue, ground)
  for (const block of catalogue.values()) {
    if (block.type.startsWith('email') || ['wrapper', 'section', 'container', 'column'].includes(block.type)) continue
    const container = page.section(block.title)
    if (!placement(catalogue, { type: 'container', props: {} }, undefined, block.type).allowed) continue
    page.fill(page.insert(block.type, { parent: container, index: 1 }, chosen[block.type]?.(pictures)))
  }
  return page.content
}

class InsertedPage {
  content: Content
  readonly #catalogue: BlockCatalogue
  readonly #ground: Ground
  #count = 0

  constructor(catalogue: BlockCatalogue, ground: Ground) {
    this.#catalogue = catalogue
    this.#ground = ground
    const version = catalogue.get('wrapper')?.version ?? 1
    const root: ContentNode = { type: 'wrapper', version, props: {}, parent: null, children: [] }
    this.content = { rootNodeId: 'root', nodes: { root } }
  }

  /** A new section with a small heading in its container, whose id it gives. */
  section(title: string): string {
    const index = this.content.nodes['root']?.children.length ?? 0
    const background = { desktop: { backgroundColor: this.#ground === 'dark' ? 'dark' : '' } }
    const section = this.insert('section', { parent: 'root', index }, { background })
    const container = this.content.nodes[section]?.children[0] ?? ''
    this.insert('text', { parent: container, index: 0 }, { tag: 'h6', text: title })
    return container
  }

  insert(type: string, target: Target, props: Readonly<Record<string, unknown>> = {}): string {
    const outcome = insertBlock(this.content, this.#catalogue, type, target, { newId: () => `n${this.#count++}` })
    if (isRefused(outcome)) throw new Error(`${type} in ${target.parent}: ${outcome.refused}`)
    this.content = applyPatch(this.content, outcome.patch)
    const node = this.content.nodes[outcome.id]
    if (node) this.#put(outcome.id, { ...node, props: { ...node.props, ...props } })
    return outcome.id
  }

  /** A line of text in every region that is empty, and in every column. */
  fill(id: string): void {
    const node = this.content.nodes[id]
    const block = node && this.#catalogue.get(node.type)
    if (!node || !block) return
    if (block.childCount) {
      const wanted = Number(node.props[block.childCount.prop] ?? 1)
      for (let at = node.children.length; at < wanted; at++) {
        this.insert(block.childCount.type, { parent: id, index: at })
      }
      for (const column of this.content.nodes[id]?.children ?? []) this.#words(column, undefined)
      return
    }
    const taken = new Set(node.children.map((child) => this.content.nodes[child]?.slot))
    for (const slot of slotsOf(block, fillProps(block, node.props))) if (!taken.has(slot)) this.#words(id, slot)
  }

  #words(parent: string, slot: string | undefined): void {
    const node = this.content.nodes[parent]
    if (!node || !placement(this.#catalogue, node, slot, 'text').allowed) return
    const index = node.children.length
    const target = { parent, index, ...(slot !== undefined && { slot }) }
    this.insert('text', target, { text: 'A sentence or two about it, as an author begins. They are enough.' })
  }

  #put(id: string, node: ContentNode): void {
    this.content = { ...this.content, nodes: { ...this.content.nodes, [id]: node } }
  }
}

/** Publishes such a page, signed in as the administrator; gives its address. */
export async function publishAsInserted(page: Page, demo: Demo, ground: Ground): Promise<string> {
  await demo.signIn(page)
  await page.goto(demo.url)
  const shown = await page.evaluate(() =>
    [...document.images].map((image) => new URL(image.src).pathname).filter((path) => path.startsWith('/media/')),
  )
  const pictures = [...new Set(shown)].slice(0, 5)
  const content = JSON.stringify(await asInserted(pictures, ground))
  await page.goto(`${demo.url}/robots.txt`)
  const slug = `as-inserted-${ground}-${Date.now()}`
  const fields = { title: 'As inserted', slug, status: 'published', excerpt: 'One of each.', noindex: true }
  await makePage(page, { ...fields, image: pictures[0] ?? '' }, content)
  return `${demo.url}/${slug}`
}
