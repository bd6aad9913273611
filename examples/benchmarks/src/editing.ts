import { signIn as signInCall } from '@ashlar/sdk/platform'
import type { Browser, CDPSession, Frame, Page } from 'playwright'
import { administrator } from './demo.ts'

const gap = 60

/**
 * The same document without the editor: its markup and all of its rules, the same paragraph made editable. It has an
 * address of the same server: what browsers do for pages of the web alone, they then do for both.
 */
export async function bareCopy(page: Page, canvas: Frame): Promise<Page> {
  const markup = await canvas.evaluate(() => document.body.innerHTML)
  const css = await canvas.evaluate(() =>
    [...document.styleSheets, ...document.adoptedStyleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .map((rule) => rule.cssText)
      .join('\n'),
  )
  const bare = await page.context().newPage()
  const address = new URL('/bare', page.url()).href
  const body = `<!doctype html><meta charset="utf-8"><style>${css}</style><body>${markup}</body>`
  await bare.route(address, (route) => route.fulfill({ contentType: 'text/html', body }))
  await bare.goto(address)
  await bare.evaluate(() => {
    for (const element of document.querySelectorAll('[contenteditable]')) element.removeAttribute('contenteditable')
    const text = document.querySelector('p.block-text')
    if (!(text instanceof HTMLElement)) throw new Error('There is no text to type in.')
    text.contentEditable = 'true'
    // What a letter in the settings does at least. A bare field alone waits longer for its picture than a text does.
    const field = document.createElement('textarea')
    field.id = 'bare-field'
    field.style.cssText = 'position:fixed;right:0;bottom:0'
    field.value = text.textContent ?? ''
    field.addEventListener('input', () => {
      text.textContent = field.value
    })
    document.body.append(field)
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

/** The nodes that the canvas renders meanwhile. To be told of each costs time: it does not go together with timing. */
export async function countRendered(canvas: Frame, meanwhile: () => Promise<void>): Promise<number> {
  await canvas.evaluate(() => {
    let count = 0
    const counter = () => {
      count += 1
    }
    document.addEventListener('ashlar:node-rendered', counter)
    Reflect.set(window, 'takeRendered', () => {
      document.removeEventListener('ashlar:node-rendered', counter)
      return count
    })
  })
  await meanwhile()
  return canvas.evaluate(() => Reflect.get(window, 'takeRendered')())
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

export async function press(page: Page, names: readonly string[], count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press(names[index % names.length] ?? 'a')
    await page.waitForTimeout(gap)
  }
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

/** Processor time of the page's main thread, in milliseconds: what else the machine does meanwhile does not count. */
export async function mainThread(
  page: Page,
): Promise<{ readonly spent: () => Promise<number>; readonly session: CDPSession }> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
  return { spent, session }
}
