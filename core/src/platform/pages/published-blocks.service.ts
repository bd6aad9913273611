import { type Content, type ShownNode, shownNodes } from '@ashlar/sdk'
import {
  compiledCheck,
  type Database,
  type PublishedBlock,
  type PublishedBlocks,
  type Settings,
  type SitePages,
  type Transaction,
} from '@ashlar/sdk/server'
import { type Composition, namedTemplates, type PageTrees, pageTreesOf } from '@ashlar/sdk/surface'
import { currentTenant } from '../../data/context.ts'
import { run, sql } from '../sql.ts'
import type { ContentGate } from './content-gate.ts'
import { findLivePage } from './page.live.ts'
import { type FoundPage, isVisible } from './page.store.ts'

/** Pages on which a type is looked for at most, and those in memory at a time. */
const mostPages = 1000
const slice = 50

const everywhere = { id: 0, title: '', slug: '' }

/** What visitors see now, read again from what is stored: nothing here is remembered between two calls. */
export class PublishedBlocksService implements PublishedBlocks {
  readonly #database: Database
  readonly #gate: ContentGate
  readonly #settings: Settings
  readonly #pages: SitePages
  readonly #composition: Pick<Composition, 'blocks' | 'modules'>

  constructor(
    database: Database,
    gate: ContentGate,
    settings: Settings,
    pages: SitePages,
    composition: Pick<Composition, 'blocks' | 'modules'>,
  ) {
    this.#database = database
    this.#gate = gate
    this.#settings = settings
    this.#pages = pages
    this.#composition = composition
  }

  async find({ page, node }: { readonly page: number; readonly node: string }): Promise<PublishedBlock | null> {
    const stored = page === 0 ? undefined : await this.#database.tenant((tx) => visiblePage(tx, page))
    if (page !== 0 && !stored) return null
    const trees = await this.#trees(stored ?? withoutPage, (id) => this.#pages.template(id))
    const place = stored ? placeOf(stored) : everywhere
    const own = stored ? [] : await this.#ofModules((id) => this.#pages.template(id))
    for (const tree of [trees.main, trees.header, trees.footer, ...own]) {
      for (const shown of this.#shown(tree, stored?.page.isHome ?? false)) {
        if (shown.id === node) return published(place, shown)
      }
    }
    return null
  }

  async at({ type, slug }: { readonly type: string; readonly slug: string | undefined }): Promise<PublishedBlock[]> {
    const found = await this.#around(type, (id) => this.#pages.template(id))
    const row =
      slug === undefined
        ? undefined
        : await this.#database.tenant((tx) => findLivePage(tx, sql`p.slug = ${slug} and ${isVisible}`))
    if (!row) return found
    const { main } = await this.#trees(row, (id) => this.#pages.template(id))
    return [...found, ...this.#ofType(main, type, placeOf(row), row.page.isHome)]
  }

  async *ofType(type: string): AsyncGenerator<PublishedBlock> {
    const template = remembering((id) => this.#pages.template(id))
    yield* await this.#around(type, template)
    const ids = await this.#database.tenant((tx) => pagesHolding(tx, type))
    for (let from = 0; from < ids.length; from += slice) {
      const rows = await this.#database.tenant(async (tx) => {
        const read: FoundPage[] = []
        for (const id of ids.slice(from, from + slice)) {
          const row = await visiblePage(tx, id)
          if (row) read.push(row)
        }
        return read
      })
      for (const row of rows) {
        const { main } = await this.#trees(row, template)
        yield* this.#ofType(main, type, placeOf(row), row.page.isHome)
      }
    }
  }

  /** In the website's header and footer, and on pages of modules that people redesigned. */
  async #around(type: string, template: (id: number) => Promise<Content | null>): Promise<PublishedBlock[]> {
    const { header, footer } = await this.#trees(withoutPage, template)
    const own = await this.#ofModules(template)
    return [header, footer, ...own].flatMap((tree) => this.#ofType(tree, type, everywhere, false))
  }

  /** What modules' pages show in the place of their own content (`FoundPage.template`), by the modules' settings. */
  async #ofModules(template: (id: number) => Promise<Content | null>): Promise<Content[]> {
    const enabled = currentTenant()?.modules ?? []
    const modules = this.#composition.modules.filter(({ id }) => enabled.includes(id))
    const { blocks } = this.#composition
    const ids = await namedTemplates(modules, this.#settings)
    const trees = await Promise.all(
      ids.map((id) => pageTreesOf({ showHeader: false, showFooter: false, template: id }, noFrame, template, blocks)),
    )
    return trees.flatMap(({ main }) => main ?? [])
  }

  #ofType(tree: Content | undefined, type: string, place: PublishedBlock['page'], isHome: boolean): PublishedBlock[] {
    return this.#shown(tree, isHome)
      .filter(({ block }) => block.type === type)
      .flatMap((shown) => published(place, shown) ?? [])
  }

  async #trees(
    stored: FoundPage | typeof withoutPage,
    template: (id: number) => Promise<Content | null>,
  ): Promise<PageTrees> {
    const { content } = this.#gate.read(stored.json)
    const { showHeader, showFooter } = stored.page
    const settings = await this.#settings.platform()
    return pageTreesOf(
      { showHeader, showFooter, ...(content && { content }) },
      settings,
      template,
      this.#composition.blocks,
    )
  }

  #shown(tree: Content | undefined, isHome: boolean): ShownNode[] {
    return tree ? [...shownNodes(tree, this.#composition.blocks, { isHome })] : []
  }
}

/** What stands around a page that no person wrote. */
const withoutPage = { json: null, page: { showHeader: true, showFooter: true } } as const

const noFrame = { header_template: 0, footer_template: 0 }

const placeOf = ({ page: { id, title, slug } }: FoundPage) => ({ id, title, slug })

/** Null for props that the block does not take: such a node was stored by an older version or another way. */
function published(page: PublishedBlock['page'], { id, block, props }: ShownNode): PublishedBlock | null {
  return compiledCheck(block.schema, props) ? { page, node: id, type: block.type, props } : null
}

const visiblePage = (tx: Transaction, id: number) => findLivePage(tx, sql`p.id = ${id} and ${isVisible}`)

async function pagesHolding(tx: Transaction, type: string): Promise<number[]> {
  const rows = await run<{ id: number }>(
    tx,
    sql`select p.id from core.page p where ${isVisible} and p.id in (
        select id from core.block_usage where kind = 'page' and block_type = ${type}
        union
        select u.page_id from core.block_usage b join core.template_usage u
          on u.tenant_id = b.tenant_id and u.template_id = b.id where b.kind = 'template' and b.block_type = ${type})
      order by p.id limit ${mostPages}`,
  )
  return rows.map(({ id }) => id)
}

/** The same template stands on many pages. */
function remembering(template: (id: number) => Promise<Content | null>) {
  const known = new Map<number, Promise<Content | null>>()
  return (id: number) => {
    const reading = known.get(id) ?? template(id)
    known.set(id, reading)
    return reading
  }
}
