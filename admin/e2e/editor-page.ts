import { decodeContent } from '@ashlar/sdk/server'
import type { FrameLocator, Locator, Page } from '@playwright/test'
import type { Demo, DemoRole } from '../../examples/demo/e2e/server.ts'
import { expect } from '../../examples/demo/e2e/server.ts'

export interface StoredNode {
  readonly type: string
  readonly props: Record<string, unknown>
  readonly children: readonly string[]
}
export interface StoredContent {
  readonly rootNodeId: string
  readonly nodes: Readonly<Record<string, StoredNode>>
}
interface StoredPage {
  readonly id: number
  readonly slug: string
  readonly status: string
  readonly content: string | null
  readonly contentRevision: number
}

export interface NewBlock {
  readonly type: string
  readonly props?: object
}

/** The editor as a person sees it, with real pointer and keyboard events; the API only to set up and to look. */
export class EditorPage {
  readonly page: Page
  readonly demo: Demo
  readonly frame: FrameLocator

  constructor(page: Page, demo: Demo) {
    this.page = page
    this.demo = demo
    this.frame = page.frameLocator('iframe[title="Page in the editor"]')
  }

  /** A new page, made by a signed-in person, open in the editor. */
  static async onNewPage(page: Page, demo: Demo, title: string, role: DemoRole = 'admin'): Promise<EditorPage> {
    const editor = new EditorPage(page, demo)
    await demo.signIn(page, role)
    const { slug } = await editor.createPage(title)
    await editor.open(slug)
    return editor
  }

  /** A new page with these blocks (`n0`, `n1`, …) in one container, saved and open: for what is not about building. */
  static async onPageWith(page: Page, demo: Demo, title: string, ...blocks: readonly NewBlock[]): Promise<EditorPage> {
    const editor = new EditorPage(page, demo)
    await demo.signIn(page)
    const { slug } = await editor.createPage(title, ...blocks)
    await editor.open(slug)
    return editor
  }

  async createPage(title: string, ...blocks: readonly NewBlock[]): Promise<StoredPage> {
    const reply = await this.call('POST', '/api/v1/admin/pages/', { title })
    const page = reply['page'] as StoredPage
    const content = contentOf(blocks)
    if (blocks.length) await this.call('PUT', '/api/v1/admin/page/updatecontent/', { id: page.id, content })
    return page
  }

  async open(slug: string) {
    await this.page.goto(`${this.demo.url}/admin/editor?slug=${encodeURIComponent(slug)}`)
    await this.ready()
  }

  async ready() {
    // Asked at each picture: an expectation asks twice a second, and this is the wait of every test.
    await this.page.waitForFunction(() => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Page in the editor"]')
      const isThere = frame?.contentDocument?.querySelector('[data-node]')?.checkVisibility() ?? false
      return isThere && document.querySelector('.dev__f')?.getAttribute('aria-busy') === 'false'
    })
  }

  get slug(): string {
    return new URL(this.page.url()).searchParams.get('slug') ?? ''
  }

  tile(type: string): Locator {
    return this.page.locator(`.tile[data-block-type="${type}"]`).first()
  }

  /** Blocks of a type in the page that is edited; its header and footer are made of blocks too. */
  block(type: string): Locator {
    return this.frame.locator(`#canvas .block-${type}`)
  }

  get toolbar(): Locator {
    return this.page.locator('.stb')
  }

  /** Titles of the sections in the settings of what is selected. */
  async sections(): Promise<(string | null)[]> {
    const settings = this.page.getByRole('complementary', { name: 'Settings' })
    // They are fetched with the first selection.
    await expect(settings).toHaveAttribute('aria-busy', 'false')
    return settings.locator('[data-section]').evaluateAll((all) => all.map((each) => each.getAttribute('data-section')))
  }

  /** Drags with the mouse, in steps as a hand does; `at` is the point of the target, in shares of its size. */
  async drag(from: Locator, to: Locator, at = { x: 0.5, y: 0.5 }, beforeDrop?: () => Promise<void>) {
    await from.scrollIntoViewIfNeeded()
    const start = await boxOf(from)
    const end = await boxOf(to)
    const { mouse } = this.page
    await mouse.move(start.x + start.width / 2, start.y + start.height / 2)
    await mouse.down()
    await mouse.move(start.x + start.width / 2 + 8, start.y + start.height / 2 + 8, { steps: 2 })
    await mouse.move(end.x + end.width * at.x, end.y + end.height * at.y, { steps: 5 })
    await this.nextPicture()
    await beforeDrop?.()
    await mouse.up()
    await this.nextPicture()
  }

  /** Each key once the sentence after the one before was said: what a reader waits for, too. */
  async moveByKeys(handle: Locator, steps: readonly (readonly [key: string, said: string])[]) {
    await handle.focus()
    for (const [key, said] of steps) {
      await this.page.keyboard.press(key)
      await expect(this.page.getByRole('status').filter({ hasText: said })).toHaveCount(1)
      await this.nextPicture()
    }
  }

  /** Double click, replace the text, leave with Escape. */
  async write(block: Locator, text: string) {
    await block.dblclick()
    await this.frame.locator('[contenteditable=true]').waitFor()
    await this.page.keyboard.type(text)
    await this.page.keyboard.press('Escape')
    await expect(this.frame.locator('[contenteditable=true]')).toHaveCount(0)
  }

  async save() {
    await this.page.getByRole('button', { name: 'Save', exact: true }).click()
    await this.saved()
  }

  /** Makes what is shown live, on a page that visitors see. */
  async update() {
    await this.page.getByRole('button', { name: 'Update', exact: true }).click()
    await this.saved()
    await expect(this.page.locator('.ed__bar .badge')).toHaveText('Published')
  }

  async saved() {
    await expect(this.page.locator('[data-save]')).toHaveAttribute('data-save', 'saved')
  }

  async stored(slug = this.slug): Promise<StoredPage> {
    const reply = await this.call('GET', `/api/v1/pages/?slug=${encodeURIComponent(slug)}`)
    return reply['page'] as StoredPage
  }

  async storedContent(slug = this.slug): Promise<StoredContent> {
    const { content } = await this.stored(slug)
    return decodeContent(content) as unknown as StoredContent
  }

  /** A call of the product's API by the signed-in page itself. */
  async call(method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
    return this.page.evaluate(
      async ([verb, address, sent]) => {
        const reply = await fetch(String(address), {
          method: String(verb),
          headers: { 'content-type': 'application/json' },
          ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
        })
        const answer: unknown = await reply.json()
        if (!reply.ok) throw new Error(`${reply.status} ${JSON.stringify(answer)}`)
        return answer as Record<string, unknown>
      },
      [method, path, body] as const,
    )
  }

  /** Two pictures later, all that follows the pointer has followed. */
  async nextPicture() {
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  }
}

function contentOf(blocks: readonly NewBlock[]): string {
  const node = (type: string, parent: string | null, children: readonly string[], props: object = {}) => ({
    ...{ type, version: 1, props, parent, children },
  })
  const ids = blocks.map((_, index) => `n${index}`)
  const inside = blocks.map(({ type, props }, index) => [`n${index}`, node(type, 'c', [], props)] as const)
  const around = { w: node('wrapper', null, ['s']), s: node('section', 'w', ['c']), c: node('container', 's', ids) }
  return JSON.stringify({ rootNodeId: 'w', nodes: { ...around, ...Object.fromEntries(inside) } })
}

/** The tree without what differs from run to run: ids become their place in the walk. */
export function comparable(content: StoredContent): unknown {
  const describe = (id: string): unknown => {
    const node = content.nodes[id]
    return node && { type: node.type, props: node.props, children: node.children.map(describe) }
  }
  return describe(content.rootNodeId)
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('There is nothing to drag from or to.')
  return box
}

/** What shows the settings of a selected block arrives, with all that is fetched after it, when what is given back is called. */
export async function holdSettings(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  let hasBegun = false
  await page.route('**/_ashlar/admin/*.js', async (route) => {
    hasBegun ||= /\/(selected-settings|settings-parts)-[^/]*$/.test(route.request().url())
    if (hasBegun) await held.promise
    await route.continue()
  })
  return held.resolve
}

/** The two text engines arrive when what is given back is called. */
export async function holdTextEngines(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/_ashlar/shared/*.js', async (route) => {
    const reply = await route.fetch()
    const body = await reply.text()
    // What only the two engines hold.
    if (/ashlar-(line|underline)\b/.test(body)) await held.promise
    await route.fulfill({ response: reply, body })
  })
  return held.resolve
}
