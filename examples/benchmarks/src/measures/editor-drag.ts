import { createPage, savePageContent } from '@ashlar/sdk/platform'
import { encodeContent } from '@ashlar/sdk/server'
import type { Browser, Frame, Locator, Page } from 'playwright'
import { contentOf } from '../contents.ts'
import { signIn, write } from '../demo.ts'
import { canvasOf, idOf, mainThread, signedInPage } from '../editing.ts'
import type { Row } from '../report.ts'
import { percentile, rounded } from '../statistics.ts'

const steps = 24

/** Handles in the canvas: what a step of the pointer draws, and whether it costs more in a large page. */
export async function editorDrag(browser: Browser, port: number): Promise<readonly Row[]> {
  const small = await dragged(browser, port, 100)
  const large = await dragged(browser, port, 5000)
  return [
    drawn('blocks drawn for a step of the border between two columns at 5,000 blocks', large.border, 2),
    drawn('blocks drawn for a step of the grip of a padding at 5,000 blocks', large.grip, 1),
    grown('step of the border between two columns', large.border, small.border),
    grown('step of the grip of a padding', large.grip, small.grip),
  ]
}

interface Dragged {
  /** The most blocks that one step drew. */
  readonly most: number
  /** Blocks that the whole drag drew. */
  readonly all: number
  /** Milliseconds of the main thread's processor time for a step, the median. */
  readonly work: number
}

function drawn(what: string, { most, all }: Dragged, aim: number): Row {
  return { what, value: most, unit: '', aim, from: `${all} in ${steps} steps` }
}

function grown(what: string, large: Dragged, small: Dragged): Row {
  const from = `${rounded(large.work, 1)} ms / ${rounded(small.work, 1)} ms`
  return { what: `${what} at 5,000 blocks vs. 100`, value: large.work / small.work, unit: '×', from }
}

async function dragged(browser: Browser, port: number, count: number): Promise<Record<'border' | 'grip', Dragged>> {
  const cookie = await signIn(port)
  const slug = `editor-drag-${count}`
  const reply = await write(port, cookie, 'POST', createPage.path, { title: slug, slug })
  await write(port, cookie, 'PUT', savePageContent.path, { id: idOf(reply), content: encodeContent(contentOf(count)) })
  const page = await signedInPage(browser, port)
  page.setDefaultTimeout(30_000)
  try {
    await page.goto(`http://localhost:${port}/admin/editor?slug=${slug}`)
    const canvas = await canvasOf(page)
    await canvas.locator('.block-button').first().waitFor()
    await page.locator('.dev__f[aria-busy=false]').waitFor()
    await canvas.locator('p.block-text').first().click()
    const border = await dragOf(
      page,
      canvas,
      page.getByRole('slider', { name: /^Border between columns/ }).first(),
      'x',
    )
    await canvas
      .locator('.block-container')
      .first()
      .click({ position: { x: 3, y: 3 } })
    return {
      border,
      grip: await dragOf(page, canvas, page.getByRole('slider', { name: 'Padding top', exact: true }), 'y'),
    }
  } finally {
    await page.context().close()
  }
}

async function dragOf(page: Page, canvas: Frame, handle: Locator, axis: 'x' | 'y'): Promise<Dragged> {
  await handle.waitFor()
  const box = await handle.boundingBox()
  if (!box) throw new Error('There is nothing to drag.')
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const { spent, session } = await mainThread(page)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  const takeDrawn = await namesOfDrawn(canvas)
  const all = new Set<string>()
  const costs: number[] = []
  let most = 0
  for (let step = 1; step <= steps; step += 1) {
    const before = await spent()
    // Far enough for another twelfth, or another step of the theme, and back.
    const by = 20 * (6 - Math.abs((step % 12) - 6))
    await page.mouse.move(from.x + (axis === 'x' ? by * 2 : 0), from.y + (axis === 'y' ? by : 0))
    await page.waitForTimeout(80)
    const names = await takeDrawn()
    costs.push((await spent()) - before)
    most = Math.max(most, names.length)
    for (const name of names) all.add(name)
  }
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await session.detach()
  if (all.size === 0) throw new Error('The drag changed nothing.')
  return { most, all: all.size, work: percentile(costs, 50) }
}

/** Calling gives the blocks that were drawn since the last call, each once. */
async function namesOfDrawn(canvas: Frame): Promise<() => Promise<string[]>> {
  await canvas.evaluate(() => {
    const drawn = new Set<string>()
    document.addEventListener('ashlar:node-rendered', (event) => {
      drawn.add(String(Reflect.get(event, 'detail')))
    })
    Reflect.set(window, 'takeDrawn', () => {
      const now = [...drawn]
      drawn.clear()
      return now
    })
  })
  return () => canvas.evaluate(() => Reflect.get(window, 'takeDrawn')())
}
