import type { Content } from '@ashlar/sdk'
import { createPage, savePageContent } from '@ashlar/sdk/platform'
import { encodeContent } from '@ashlar/sdk/server'
import type { Browser, Frame, Page } from 'playwright'
import { contentOf } from '../contents.ts'
import { signIn, write } from '../demo.ts'
import { dragSteps, type Spent, spentPerStep } from '../drag-cost.ts'
import { bareCopy, canvasOf, idOf, press, signedInPage, takeLatencies } from '../editing.ts'
import type { PageBundle } from '../page-bundle.ts'
import { bundledPuck } from '../puck/bundle.ts'
import type { GivenBlock } from '../puck/page.ts'
import type { Row } from '../report.ts'
import { percentile, rounded } from '../statistics.ts'

const sizes = [500, 1000, 5000]
const rounds = 2
const keys = 20
const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** One step of a drag, in milliseconds, p95. */
interface Dragged {
  /** Between two pictures. Never less than the screen's 16.7, however little is to do: it tells only what is slower than that. */
  readonly frame: number
  /** What the page does for the step: script, style and layout on the main thread. */
  readonly work: number
  /** The whole main thread: with painting, and with what the browser needs for a move of the mouse in any page. */
  readonly thread: number
}

/** Our editor, a bare contenteditable and Puck's published package with the same pages, in turn, in one browser. */
export async function editorBesidePuck(browser: Browser, port: number): Promise<readonly Row[]> {
  const puck = await bundledPuck()
  const rows: Row[] = []
  const keyOf = new Map<number, number>()
  for (const count of sizes) {
    const content = contentOf(count)
    const ours = await openOurs(browser, port, content, count)
    const theirs = await openPuck(browser, puck, content)
    const bare = await bareCopy(ours.page, ours.canvas)
    await takeLatencies(bare.mainFrame())
    const typed: { ours: number; puck: number; bare: number }[] = []
    for (let round = 0; round < rounds; round += 1) {
      typed.push({ ours: await ours.type(), puck: await theirs.type(), bare: await typeInBare(bare) })
    }
    const best = (of: 'ours' | 'puck' | 'bare') => Math.min(...typed.map((each) => each[of]))
    const [mine, other] = [await ours.drag(), await theirs.drag()]
    keyOf.set(count, best('ours'))
    rows.push(
      ratio(`keystroke to paint, p95, at ${count} nodes vs. contenteditable`, best('ours'), best('bare'), 2),
      ratio(`the same vs. Puck`, best('ours'), best('puck'), 0.5),
      ratio(
        `step of a drag, script with style and layout, p95, at ${count} nodes vs. Puck`,
        mine.work,
        other.work,
        0.25,
      ),
      ratio(`the same, the whole main thread`, mine.thread, other.thread),
      ratio(`the same, from frame to frame`, mine.frame, other.frame),
      ratio(`opening ${count} nodes vs. Puck`, ours.opening, theirs.opening, count === 5000 ? 0.05 : undefined),
    )
    await Promise.all([ours.page.context().close(), theirs.page.context().close()])
  }
  rows.push(ratio('keystroke at 5,000 nodes vs. 500 nodes', keyOf.get(5000), keyOf.get(500), 2))
  return rows
}

function ratio(what: string, ours = Number.NaN, theirs = Number.NaN, aim?: number): Row {
  const from = `${rounded(ours, 1)} ms / ${rounded(theirs, 1)} ms`
  return { what, value: ours / theirs, unit: '×', from, ...(aim !== undefined && { aim }) }
}

interface Opened {
  readonly page: Page
  readonly canvas: Frame
  readonly opening: number
  /** Milliseconds from a key to the next frame, p95. */
  type(): Promise<number>
  /** A new text is dragged over the page. */
  drag(): Promise<Dragged>
}

async function openOurs(browser: Browser, port: number, content: Content, count: number) {
  const cookie = await signIn(port)
  const slug = `beside-puck-${count}`
  const reply = await write(port, cookie, 'POST', createPage.path, { title: slug, slug })
  await write(port, cookie, 'PUT', savePageContent.path, {
    id: idOf(reply),
    // As the editor sends it: written out, 5,000 nodes are more than a request may bring.
    content: encodeContent(content),
  })
  const page = await signedInPage(browser, port)
  const begun = performance.now()
  await page.goto(`http://localhost:${port}/admin/editor?slug=${slug}`)
  const canvas = await canvasOf(page)
  await drawn(canvas, '#canvas [data-node]', count)
  const opening = performance.now() - begun
  await page.locator('.dev__f[aria-busy=false]').waitFor()
  await takeLatencies(canvas)
  const opened: Opened = {
    page,
    canvas,
    opening,
    type: async () => {
      await page.bringToFront()
      await canvas.locator('p.block-text').first().dblclick()
      await canvas.locator('[contenteditable="true"]').first().waitFor()
      const p95 = await pressed(page, canvas)
      await page.keyboard.press('Escape')
      return p95
    },
    drag: async () => {
      await page.bringToFront()
      return dragFrames(page, '.tile[data-block-type="text"]')
    },
  }
  return opened
}

async function openPuck(browser: Browser, { script, css }: PageBundle, content: Content): Promise<Opened> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  const blocks = blocksOf(content)
  const html = `<!doctype html><html><head><meta charset=utf-8><link rel=stylesheet href=/puck.css></head><body><div id=root></div>
<script>globalThis.givenBlocks=${JSON.stringify(blocks).replaceAll('<', '\\u003c')}</script><script type=module src=/puck.js></script></body></html>`
  await page.route('http://puck.localhost/**', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/puck.js') return route.fulfill({ contentType: 'text/javascript', body: script })
    if (pathname === '/puck.css') return route.fulfill({ contentType: 'text/css', body: css })
    return route.fulfill({ contentType: 'text/html', body: pathname === '/' ? html : '' })
  })
  page.setDefaultTimeout(180_000)
  const begun = performance.now()
  await page.goto('http://puck.localhost/', { waitUntil: 'commit' })
  const canvas = await canvasOf(page)
  await drawn(canvas, 'p.leaf', leavesIn(blocks))
  const opening = performance.now() - begun
  await takeLatencies(page.mainFrame())
  return {
    page,
    canvas,
    opening,
    type: async () => {
      await page.bringToFront()
      await canvas.locator('p.leaf').first().click()
      const field = page.locator('textarea:visible').first()
      await field.click()
      return pressed(page, page.mainFrame())
    },
    drag: async () => {
      await page.bringToFront()
      return dragFrames(page, '[data-testid="drawer-item:Text"]')
    },
  }
}

async function typeInBare(bare: Page): Promise<number> {
  await bare.bringToFront()
  await bare.locator('p.block-text').first().dblclick()
  return pressed(bare, bare.mainFrame())
}

/** Waits until so many elements are drawn. */
async function drawn(frame: Frame, selector: string, count: number): Promise<void> {
  await frame.waitForFunction(
    ([what, least]) => document.querySelectorAll(String(what)).length >= Number(least),
    [selector, count] as const,
    { timeout: 180_000, polling: 'raf' },
  )
  await frame.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
}

async function pressed(page: Page, frame: Frame): Promise<number> {
  await press(page, letters, 5)
  await page.waitForTimeout(600)
  await frame.evaluate(() => Reflect.get(window, 'latencies').splice(0))
  await press(page, letters, keys)
  await page.waitForTimeout(600)
  const latencies: number[] = await frame.evaluate(() => Reflect.get(window, 'latencies'))
  if (latencies.length < keys) throw new Error(`Only ${latencies.length} of ${keys} keys arrived.`)
  return percentile(latencies, 95)
}

/** Up and down over the page with something new in the hand; it is put back at the end. */
async function dragFrames(page: Page, handle: string): Promise<Dragged> {
  const box = await page.locator(handle).first().boundingBox()
  const over = await page.locator('iframe').boundingBox()
  if (!box || !over) throw new Error('There is nothing to drag.')
  const { mouse } = page
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await mouse.down()
  await mouse.move(box.x + box.width / 2 + 10, box.y + box.height / 2 + 10, { steps: 4 })
  await mouse.move(over.x + over.width / 2, over.y + over.height / 3, { steps: 8 })
  await page.evaluate(() => {
    const frames: number[] = []
    let last = performance.now()
    const next = () => {
      const now = performance.now()
      frames.push(now - last)
      last = now
      Reflect.set(window, 'dragLoop', requestAnimationFrame(next))
    }
    Reflect.set(window, 'dragFrames', frames)
    Reflect.set(window, 'dragLoop', requestAnimationFrame(next))
  })
  const moveTo = (step: number) => {
    const share = 0.3 + 0.4 * Math.abs(((step % 20) - 10) / 10)
    return mouse.move(over.x + over.width / 2, over.y + Math.min(over.height, 800) * share)
  }
  for (let step = 0; step < dragSteps; step += 1) {
    await moveTo(step)
    await page.waitForTimeout(16)
  }
  const frames: number[] = await page.evaluate(() => {
    cancelAnimationFrame(Reflect.get(window, 'dragLoop'))
    return Reflect.get(window, 'dragFrames')
  })
  const spent = await spentPerStep(page, moveTo)
  await page.keyboard.press('Escape')
  await mouse.up()
  const p95 = (of: (each: Spent) => number) => percentile(spent.map(of), 95)
  return {
    frame: percentile(frames.slice(2), 95),
    work: p95(({ script, style, layout }) => script + style + layout),
    thread: p95(({ thread }) => thread),
  }
}

function blocksOf({ rootNodeId, nodes }: Content): readonly GivenBlock[] {
  const blockOf = (id: string): GivenBlock => {
    const node = nodes[id]
    if (!node) throw new Error(`The page has no block ${id}.`)
    const { type, props, children } = node
    const isLeaf = children.length === 0 && ['text', 'textbox', 'image', 'button'].includes(type)
    const text = isLeaf ? String(props['text'] ?? props['altText'] ?? 'Text').replace(/<[^>]*>/g, ' ') : null
    return { id, text, children: children.map(blockOf) }
  }
  return (nodes[rootNodeId]?.children ?? []).map(blockOf)
}

const leavesIn = (blocks: readonly GivenBlock[]): number =>
  blocks.reduce((sum, { text, children }) => sum + (text === null ? leavesIn(children) : 1), 0)
