import { createPage, savePageContent, signIn as signInCall } from '@ashlar/sdk/platform'
import type { Browser, CDPSession, Frame, Page } from 'playwright'
import { contentOf } from '../contents.ts'
import { administrator, signIn, write } from '../demo.ts'
import type { Row } from '../report.ts'
import { median, rounded } from '../statistics.ts'

const rounds = 3
const keys = 20
const gap = 60
const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
/** Larger and smaller in turn: every press changes the block's style and moves what stands below it. */
const steps = ['ArrowUp', 'ArrowDown']

/** Typing and setting in a page of so many blocks: the editor, and a bare contenteditable in the same document. */
export async function editor(browser: Browser, port: number): Promise<readonly Row[]> {
  const cookie = await signIn(port)
  const rows: Row[] = []
  for (const count of [100, 1000, 2000]) {
    const slug = `editor-${count}`
    const reply = await write(port, cookie, 'POST', createPage.path, { title: `Editor ${count}`, slug })
    const content = JSON.stringify(contentOf(count))
    await write(port, cookie, 'PUT', savePageContent.path, { id: idOf(reply), content })
    const page = await signedInPage(browser, port)
    try {
      rows.push(...(await atSize(page, port, slug, count)))
    } finally {
      await page.context().close()
    }
  }
  return rows
}

async function atSize(page: Page, port: number, slug: string, count: number): Promise<readonly Row[]> {
  await page.goto(`http://localhost:${port}/admin/editor?slug=${slug}`)
  const canvas = await canvasOf(page)
  await canvas.locator('.block-button').first().waitFor()
  const text = canvas.locator('p.block-text').first()
  const settings = page.getByRole('complementary', { name: 'Settings' })
  const takeRendered = await countRendered(canvas)
  await text.dblclick()
  await canvas.locator('[contenteditable="true"]').first().waitFor()
  const bare = await bareCopy(page, canvas)
  await Promise.all([canvas, page.mainFrame(), bare.mainFrame()].map(takeLatencies))

  const typed: Pressed[] = []
  const set: Pressed[] = []
  const styled: Pressed[] = []
  const typedBare: Pressed[] = []
  const styledBare: Pressed[] = []
  for (let round = 0; round < rounds; round += 1) {
    await page.bringToFront()
    await text.dblclick()
    await canvas.locator('[contenteditable="true"]').first().waitFor()
    typed.push(await pressing(page, canvas, letters, takeRendered))
    await page.keyboard.press('Escape')
    await settings.getByRole('textbox', { name: 'Text', exact: true }).focus()
    set.push(await pressing(page, page.mainFrame(), letters, takeRendered))
    await settings.getByRole('spinbutton', { name: 'Size, value' }).focus()
    styled.push(await pressing(page, page.mainFrame(), steps, takeRendered))

    await bare.bringToFront()
    // With the pointer, as in the editor: while it rests over a page the browser looks after each change what is under it.
    await bare.locator('p.block-text').first().dblclick()
    typedBare.push(await pressing(bare, bare.mainFrame(), letters, none))
    await bare.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    styledBare.push(await pressing(bare, bare.mainFrame(), steps, none))
  }
  await bare.close()
  const rendered = [typed, set, styled].map((each) => Math.max(...each.map((pressed) => pressed.rendered)))
  return [
    ratio(
      `keystroke in the editor at ${count} blocks vs. contenteditable, to the next frame`,
      'latency',
      typed,
      typedBare,
    ),
    ratio('the same, work of the main thread for each key', 'work', typed, typedBare),
    ratio(`the same text changed in the settings at ${count} blocks, to the next frame`, 'latency', set, typedBare),
    ratio(`changed font size at ${count} blocks vs. the same change by script`, 'latency', styled, styledBare),
    {
      what: `nodes rendered for a keystroke or a changed setting at ${count} blocks`,
      value: Math.max(...rendered),
      unit: '',
      aim: 1,
      from: rendered.join(', '),
    },
  ]
}

/** By the quietest round of each side: what else the machine does only ever adds. */
function ratio(what: string, of: 'latency' | 'work', ours: readonly Pressed[], theirs: readonly Pressed[]): Row {
  const [mine, bare] = [ours, theirs].map((side) => Math.min(...side.map((pressed) => pressed[of])))
  const row = { what, value: (mine ?? Number.NaN) / (bare ?? Number.NaN), unit: '×' }
  const from = `${rounded(mine ?? Number.NaN, 1)} ms / ${rounded(bare ?? Number.NaN, 1)} ms`
  return of === 'latency' ? { ...row, aim: 2, from } : { ...row, from }
}

const none = async () => 0

/** The same document without the editor: its markup and all of its rules, the same paragraph made editable. */
export async function bareCopy(page: Page, canvas: Frame): Promise<Page> {
  const markup = await canvas.evaluate(() => document.body.innerHTML)
  const css = await canvas.evaluate(() =>
    [...document.styleSheets, ...document.adoptedStyleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map((rule) => rule.cssText)
      .join('\n'),
  )
  const bare = await page.context().newPage()
  await bare.setContent(`<!doctype html><style>${css}</style><body>${markup}</body>`)
  await bare.evaluate(() => {
    for (const element of document.querySelectorAll('[contenteditable]')) element.removeAttribute('contenteditable')
    const text = document.querySelector('p.block-text')
    if (!(text instanceof HTMLElement)) throw new Error('There is no text to type in.')
    text.contentEditable = 'true'
    addEventListener('keydown', ({ key }) => {
      if (key.startsWith('Arrow')) text.style.fontSize = key === 'ArrowUp' ? '1.5rem' : '1.25rem'
    })
  })
  return bare
}

export async function canvasOf(page: Page): Promise<Frame> {
  const handle = await page.waitForSelector('iframe')
  const frame = await handle.contentFrame()
  if (!frame) throw new Error('The canvas has no document.')
  return frame
}

/** Counts the nodes that the canvas renders; calling gives the number since the last call. */
async function countRendered(canvas: Frame): Promise<() => Promise<number>> {
  await canvas.evaluate(() => {
    let count = 0
    document.addEventListener('ashlar:node-rendered', () => {
      count += 1
    })
    Reflect.set(window, 'takeRendered', () => {
      const now = count
      count = 0
      return now
    })
  })
  return () => canvas.evaluate(() => Reflect.get(window, 'takeRendered')())
}

interface Pressed {
  /** Milliseconds from a key to the first task after the next frame. */
  readonly latency: number
  /** Milliseconds of the main thread for each key. */
  readonly work: number
  /** Nodes rendered for each key. */
  readonly rendered: number
}

/** Notes in a frame how long each key takes that is pressed in it. */
export async function takeLatencies(frame: Frame): Promise<void> {
  await frame.evaluate(() => {
    const latencies: number[] = []
    Reflect.set(window, 'latencies', latencies)
    addEventListener(
      'keydown',
      (event) => {
        requestAnimationFrame(() => {
          const channel = new MessageChannel()
          channel.port1.onmessage = () => latencies.push(performance.now() - event.timeStamp)
          channel.port2.postMessage(0)
        })
      },
      true,
    )
  })
}

/** `frame` is the one that has the focus. */
async function pressing(
  page: Page,
  frame: Frame,
  names: readonly string[],
  takeRendered: () => Promise<number>,
): Promise<Pressed> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await press(page, names, 10)
  // What is kept after a pause is not part of a keystroke.
  await page.waitForTimeout(800)
  await frame.evaluate(() => Reflect.get(window, 'latencies').splice(0))
  await takeRendered()
  const before = await taskTime(session)
  await press(page, names, keys)
  await page.waitForTimeout(300)
  const after = await taskTime(session)
  await session.detach()
  const latencies: number[] = await frame.evaluate(() => Reflect.get(window, 'latencies'))
  if (latencies.length < keys) throw new Error(`Only ${latencies.length} of ${keys} keys arrived.`)
  return {
    latency: median(latencies),
    work: (1000 * (after - before)) / keys,
    rendered: (await takeRendered()) / keys,
  }
}

export async function press(page: Page, names: readonly string[], count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press(names[index % names.length] ?? 'a')
    await page.waitForTimeout(gap)
  }
}

async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}

export async function signedInPage(browser: Browser, port: number): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await page.goto(`http://localhost:${port}/robots.txt`)
  await page.evaluate(
    async ([path, account]) => {
      await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(account),
      })
    },
    [signInCall.path, administrator] as const,
  )
  return page
}

export function idOf(reply: unknown): number {
  const page: unknown = typeof reply === 'object' && reply !== null ? Reflect.get(reply, 'page') : undefined
  const id: unknown = typeof page === 'object' && page !== null ? Reflect.get(page, 'id') : undefined
  if (typeof id === 'number') return id
  throw new Error('The reply names no page.')
}
