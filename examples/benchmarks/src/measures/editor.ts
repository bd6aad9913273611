import type { Browser, CDPSession, Frame, Page } from 'playwright'
import { contentOf } from '../contents.ts'
import { administrator, signIn, write } from '../demo.ts'
import type { Row } from '../report.ts'
import { median, rounded } from '../statistics.ts'

const keys = 40
const gap = 60

/** Typing in a page of so many blocks: the editor, and a bare contenteditable in the same document. */
export async function editor(browser: Browser, port: number): Promise<readonly Row[]> {
  const cookie = await signIn(port)
  const rows: Row[] = []
  for (const count of [100, 1000, 2000]) {
    const slug = `editor-${count}`
    const reply = await write(port, cookie, 'POST', '/api/v1/admin/pages/', { title: `Editor ${count}`, slug })
    const content = JSON.stringify(contentOf(count))
    await write(port, cookie, 'PUT', '/api/v1/admin/page/updatecontent/', { id: idOf(reply), content })
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
  const target = canvas.locator('p.block-text').first()
  await target.dblclick()
  await canvas.locator('[contenteditable="true"]').first().waitFor()
  const ours = await typing(page, canvas)

  // The same document without the editor: its markup and all of its rules, the same paragraph made editable.
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
    text.focus()
  })
  const theirs = await typing(bare, bare.mainFrame())
  await bare.close()
  return [
    {
      what: `keystroke in the editor at ${count} blocks by contenteditable, to the next frame`,
      value: ours.latency / theirs.latency,
      unit: '×',
      aim: 2,
      from: `${rounded(ours.latency, 1)} ms / ${rounded(theirs.latency, 1)} ms`,
    },
    {
      what: `the same, work of the main thread for each key`,
      value: ours.work / theirs.work,
      unit: '×',
      from: `${rounded(ours.work, 1)} ms / ${rounded(theirs.work, 1)} ms`,
    },
  ]
}

async function canvasOf(page: Page): Promise<Frame> {
  const handle = await page.waitForSelector('iframe')
  const frame = await handle.contentFrame()
  if (!frame) throw new Error('The canvas has no document.')
  return frame
}

/** Milliseconds from a key to the first task after the next frame, and of work for each key. */
async function typing(page: Page, frame: Frame): Promise<{ latency: number; work: number }> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
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
  await press(page, 10)
  await frame.evaluate(() => Reflect.get(window, 'latencies').splice(0))
  const before = await taskTime(session)
  await press(page, keys)
  await page.waitForTimeout(300)
  const after = await taskTime(session)
  const latencies: number[] = await frame.evaluate(() => Reflect.get(window, 'latencies'))
  if (latencies.length < keys) throw new Error(`Only ${latencies.length} of ${keys} keys arrived.`)
  return { latency: median(latencies), work: (1000 * (after - before)) / keys }
}

async function press(page: Page, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press('abcdefgh'[index % 8] ?? 'a')
    await page.waitForTimeout(gap)
  }
}

async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}

async function signedInPage(browser: Browser, port: number): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await page.goto(`http://localhost:${port}/robots.txt`)
  await page.evaluate(async (account) => {
    await fetch('/api/v1/auth/login/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    })
  }, administrator)
  return page
}

function idOf(reply: unknown): number {
  const page: unknown = typeof reply === 'object' && reply !== null ? Reflect.get(reply, 'page') : undefined
  const id: unknown = typeof page === 'object' && page !== null ? Reflect.get(page, 'id') : undefined
  if (typeof id === 'number') return id
  throw new Error('The reply names no page.')
}
