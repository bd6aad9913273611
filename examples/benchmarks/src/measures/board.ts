import type { Browser, Page } from 'playwright'
import { dragSteps, spentPerStep } from '../drag-cost.ts'
import { bundledPage, type PageBundle } from '../page-bundle.ts'
import type { Row } from '../report.ts'
import { percentile, rounded } from '../statistics.ts'

const rounds = 3

/** The same room for both boards: five columns that scroll, 800 pixels high. */
const theirStyle = `.columns { display: flex; gap: 12px; height: 800px } .list { flex: 1; overflow: auto; padding: 8px }
.card { margin-bottom: 8px; padding: 11px 12px; background: #fff; box-shadow: 0 0 0 1px #ccc }`

/** A step of a drag on a board of 1,000 cards, with one of 50 and with a published board package, in turn, in one browser. */
export async function board(browser: Browser): Promise<readonly Row[]> {
  const ours = await bundledPage(new URL('../boards/ours.js', import.meta.url))
  const theirs = await bundledPage(new URL('../boards/theirs.js', import.meta.url))
  const measured: { small: number; large: number; other: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    measured.push({
      small: await dragged(browser, ours, 50, '[data-card="card-1"]'),
      large: await dragged(browser, ours, 1000, '[data-card="card-1"]'),
      other: await dragged(browser, { ...theirs, css: theirStyle }, 1000, '[data-rfd-draggable-id="card-1"]'),
    })
  }
  const best = (of: 'small' | 'large' | 'other') => Math.min(...measured.map((each) => each[of]))
  const row = (what: string, other: 'small' | 'other', aim: number): Row => ({
    ...{ what, unit: '×', aim },
    value: best('large') / best(other),
    from: `${rounded(best('large'), 2)} ms / ${rounded(best(other), 2)} ms`,
  })
  return [
    row('step of a drag, script with style and layout, median, on a board of 1,000 cards vs. 50', 'small', 2),
    row('the same vs. @hello-pangea/dnd with 1,000 cards', 'other', 1),
  ]
}

/** Milliseconds that the main thread works for a step, the median of a drag over all columns. */
async function dragged(browser: Browser, { script, css }: PageBundle, count: number, card: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.route('http://board.localhost/**', (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/page.js') return route.fulfill({ contentType: 'text/javascript', body: script })
    if (pathname === '/page.css') return route.fulfill({ contentType: 'text/css', body: css })
    return route.fulfill({ contentType: 'text/html', body: pathname === '/' ? html : '' })
  })
  await page.goto(`http://board.localhost/?cards=${count}`)
  await page.locator(card).waitFor()
  const work = await workPerStep(page, card)
  await context.close()
  return percentile(work, 50)
}

const html = `<!doctype html><html data-theme=light><head><meta charset=utf-8><link rel=stylesheet href=/page.css></head>
<body><main id=root></main><script type=module src=/page.js></script></body></html>`

async function workPerStep(page: Page, card: string): Promise<readonly number[]> {
  const box = await page.locator(card).boundingBox()
  if (!box) throw new Error('There is no card to drag.')
  const { mouse } = page
  await mouse.move(box.x + 20, box.y + 10)
  await mouse.down()
  await mouse.move(box.x + 40, box.y + 30, { steps: 4 })
  // Away from the edges, where lists would scroll as well.
  const moveTo = (step: number) => mouse.move(160 + ((step * 61) % 1100), 260 + ((step * 37) % 300))
  const spent = await spentPerStep(page, moveTo)
  if (spent.length < dragSteps) throw new Error(`Only ${spent.length} of ${dragSteps} steps were measured.`)
  await page.keyboard.press('Escape')
  await mouse.up()
  return spent.map(({ script, style, layout }) => script + style + layout)
}
