import { type Browser, chromium } from 'playwright'
import { startDemo } from './demo.ts'
import { adminList } from './measures/admin-list.ts'
import { audienceCount } from './measures/audience-count.ts'
import { authorMistakes } from './measures/author-mistakes.ts'
import { blockSchemas } from './measures/block-schemas.ts'
import { board } from './measures/board.ts'
import { boardCards } from './measures/board-cards.ts'
import { adminBytes, editorBytes, pageBytes } from './measures/bytes.ts'
import { customerExport } from './measures/customer-export.ts'
import { customerImport } from './measures/customer-import.ts'
import { customerList } from './measures/customer-list.ts'
import { documentList } from './measures/document-list.ts'
import { editor } from './measures/editor.ts'
import { editorDrag } from './measures/editor-drag.ts'
import { editorPattern } from './measures/editor-pattern.ts'
import { editorBesidePuck } from './measures/editor-puck.ts'
import { editorReplace } from './measures/editor-replace.ts'
import { invoiceIssue } from './measures/invoice-issue.ts'
import { invoiceWebsites } from './measures/invoice-websites.ts'
import { keptPage } from './measures/kept-page.ts'
import { listScale } from './measures/list-scale.ts'
import { mailCampaign } from './measures/mail-campaign.ts'
import { mailClick } from './measures/mail-click.ts'
import { mailFill } from './measures/mail-fill.ts'
import { mailMemory } from './measures/mail-memory.ts'
import { mailPassword } from './measures/mail-password.ts'
import { manyTenants } from './measures/many-tenants.ts'
import { memory } from './measures/memory.ts'
import { papers } from './measures/papers.ts'
import { perRequest } from './measures/per-request.ts'
import { productImport } from './measures/product-import.ts'
import { recurringDue } from './measures/recurring-due.ts'
import { searchScale } from './measures/search-scale.ts'
import { shopCheckout } from './measures/shop-checkout.ts'
import { shopList } from './measures/shop-list.ts'
import { startUp } from './measures/start-up.ts'
import { storeList } from './measures/store-list.ts'
import { swap } from './measures/swap.ts'
import { taskList } from './measures/task-list.ts'
import { uncachedPage } from './measures/uncached-page.ts'
import { isPassed, type Row, table } from './report.ts'
import { atRest, type ServerProcess } from './server-process.ts'

interface Setting {
  readonly demo: ServerProcess
  /** Started when it is first asked for: it would disturb what is measured before. */
  browser(): Promise<Browser>
  readonly isEmbedded: boolean
  /** The address of an empty database; empty for the embedded one. */
  freshDatabase(): Promise<string>
}

/** In the order in which they run; each needs a quiet machine less than the one before. */
const measures: Readonly<Record<string, (setting: Setting) => Promise<readonly Row[]>>> = {
  'kept-page': ({ demo }) => keptPage(demo),
  'uncached-page': () => uncachedPage(),
  'block-schemas': ({ demo }) => blockSchemas(demo),
  'admin-list': ({ demo, isEmbedded }) => adminList(demo, isEmbedded),
  'shop-list': ({ demo, isEmbedded }) => shopList(demo, isEmbedded),
  'board-cards': ({ demo, isEmbedded }) => boardCards(demo, isEmbedded),
  'list-scale': () => listScale(),
  'customer-list': () => customerList(),
  'audience-count': () => audienceCount(),
  'customer-export': () => customerExport(),
  'customer-import': async ({ freshDatabase }) => customerImport(await freshDatabase()),
  'shop-checkout': () => shopCheckout(),
  'store-list': () => storeList(),
  'product-import': async ({ freshDatabase }) => productImport(await freshDatabase()),
  'search-scale': () => searchScale(),
  'task-list': () => taskList(),
  'document-list': () => documentList(),
  'invoice-issue': () => invoiceIssue(),
  'invoice-websites': () => invoiceWebsites(),
  'recurring-due': () => recurringDue(),
  papers: () => papers(),
  'mail-click': () => mailClick(),
  'mail-fill': () => mailFill(),
  'mail-campaign': () => mailCampaign(),
  'mail-password': () => mailPassword(),
  'mail-memory': () => mailMemory(),
  'many-tenants': () => manyTenants(),
  'start-up': () => startUp(),
  'per-request': () => perRequest(),
  swap: () => swap(),
  'author-mistakes': () => authorMistakes(),
  memory: async ({ freshDatabase }) => memory(await freshDatabase()),
  editor: async ({ demo, browser }) => editor(await browser(), demo.port),
  'editor-drag': async ({ demo, browser }) => editorDrag(await browser(), demo.port),
  'editor-replace': async ({ demo, browser }) => editorReplace(await browser(), demo.port),
  'editor-pattern': async ({ demo, browser }) => editorPattern(await browser(), demo.port),
  'editor-puck': async ({ demo, browser }) => editorBesidePuck(await browser(), demo.port),
  board: async ({ browser }) => board(await browser()),
  'page-bytes': async ({ demo, browser }) => pageBytes(await browser(), demo.port),
  'admin-bytes': async ({ browser }) => adminBytes(await browser()),
  'editor-bytes': async ({ demo, browser }) => editorBytes(await browser(), demo.port),
}

interface Options {
  /** Names of measures; all of them when empty. */
  readonly only: readonly string[]
  /** Installs the browser when it is missing; gives its path. */
  chromium(): Promise<string>
  /** The address of an empty database; empty for the embedded one. */
  freshDatabase(): Promise<string>
}

/**
 * Chromium watches the links of pages that it draws by lot, and has pictures made for that which the next key waits for:
 * a page that is drawn looks twice as slow as the same page when it is not.
 */
const alikeForAllPages = ['--disable-features=NavigationPredictor']

/** Measures and prints; true when every aim was met. */
export async function benchmark({ only, chromium: browserPath, freshDatabase }: Options): Promise<boolean> {
  const names = only.length > 0 ? only : Object.keys(measures)
  let launched: Promise<Browser> | undefined
  const browser = () =>
    (launched ??= browserPath().then((executablePath) =>
      chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', ...alikeForAllPages] }),
    ))
  const databaseUrl = await freshDatabase()
  await using demo = await startDemo(databaseUrl)
  // Making the sizes of the demo's pictures takes a core for a while, whichever measure is first.
  await atRest(demo)
  const rows: Row[] = []
  try {
    for (const name of names) {
      const measure = measures[name]
      if (!measure)
        throw new Error(`There is no benchmark called ${name}. Choose from: ${Object.keys(measures).join(', ')}.`)
      const measured = await measure({ demo, browser, isEmbedded: databaseUrl === '', freshDatabase })
      rows.push(...measured)
      console.log(`${name}: done`)
    }
  } finally {
    await (await launched)?.close()
    if (rows.length > 0) console.log(`\n${table(rows)}\n`)
  }
  return rows.every(isPassed)
}
