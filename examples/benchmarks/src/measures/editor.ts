import { createPage, savePageContent } from '@ashlar/sdk/platform'
import { encodeContent } from '@ashlar/sdk/server'
import type { Browser, Frame, Locator, Page } from 'playwright'
import { contentOf } from '../contents.ts'
import { signIn, write } from '../demo.ts'
import { bareCopy, canvasOf, countRendered, idOf, mainThread, press, signedInPage, takeLatencies } from '../editing.ts'
import type { Row } from '../report.ts'
import { percentile, rounded } from '../statistics.ts'

/** Some hundred letters are typed before the engine has compiled what a letter needs, on either side. */
const rounds = 6
const keys = 40
/** Presses in which the rendered nodes are counted, apart from the timed ones. */
const counted = 8
const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
/** Larger and smaller in turn: every press changes the block's style and moves what stands below it. */
const steps = ['ArrowUp', 'ArrowDown']

/** Typing and setting in a page of so many blocks: the editor, and a bare contenteditable in the same document. */
export async function editor(browser: Browser, port: number): Promise<readonly Row[]> {
  const cookie = await signIn(port)
  const rows: Row[] = []
  for (const count of [100, 1000, 5000]) {
    const slug = `editor-${count}`
    const reply = await write(port, cookie, 'POST', createPage.path, { title: `Editor ${count}`, slug })
    // As the editor sends it: written out, 5,000 nodes are more than a request may bring.
    const content = encodeContent(contentOf(count))
    await write(port, cookie, 'PUT', savePageContent.path, { id: idOf(reply), content })
    const page = await signedInPage(browser, port)
    page.setDefaultTimeout(60_000)
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
  await text.dblclick()
  await canvas.locator('[contenteditable="true"]').first().waitFor()
  const bare = await bareCopy(page, canvas)
  await Promise.all([canvas, page.mainFrame(), bare.mainFrame()].map(takeLatencies))

  const typed: Pressed[] = []
  const typedBare: Pressed[] = []
  const fieldBare: Pressed[] = []
  const styledBare: Pressed[] = []
  const inFields = new Map<string, Pressed[]>(fields.map(({ name }) => [name, []]))
  const rendered: number[] = []
  const nodesOf = (presses: readonly string[]) => countRendered(canvas, () => press(page, presses, counted))
  for (let round = 0; round < rounds; round += 1) {
    await page.bringToFront()
    await text.dblclick()
    await canvas.locator('[contenteditable="true"]').first().waitFor()
    typed.push(await pressing(page, canvas, letters))
    rendered.push(await nodesOf(letters))
    await page.keyboard.press('Escape')
    for (const { name, open, presses } of fields) {
      const field = await open(page.getByRole('complementary', { name: 'Settings' }))
      await field.focus()
      inFields.get(name)?.push(await pressing(page, page.mainFrame(), presses))
      rendered.push(await nodesOf(presses))
    }

    await bare.bringToFront()
    // With the pointer, as in the editor: while it rests over a page the browser looks after each change what is under it.
    await bare.locator('p.block-text').first().dblclick()
    typedBare.push(await pressing(bare, bare.mainFrame(), letters))
    await bare.locator('#bare-field').focus()
    fieldBare.push(await pressing(bare, bare.mainFrame(), letters))
    await bare.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    styledBare.push(await pressing(bare, bare.mainFrame(), steps))
  }
  await bare.close()
  return [
    ratio(`keystroke in the editor at ${count} blocks vs. contenteditable, p95`, 'latency', typed, typedBare),
    ratio('the same, work of the main thread for each key', 'work', typed, typedBare),
    ...fields.map(({ name, presses }) => {
      const of = presses === letters ? 'a bare field that writes into the text' : 'the same change by script'
      const what = `${name} in the settings at ${count} blocks vs. ${of}, p95`
      return ratio(what, 'latency', inFields.get(name) ?? [], presses === letters ? fieldBare : styledBare)
    }),
    {
      what: `nodes rendered for a keystroke or a changed setting at ${count} blocks`,
      value: Math.max(...rendered) / counted,
      unit: '',
      aim: 1,
      from: `${counted} presses each`,
    },
  ]
}

interface Field {
  readonly name: string
  readonly presses: readonly string[]
  /** Brings the field into view; gives it. */
  open(settings: Locator): Promise<Locator>
}

/** One of each kind of panel: the text itself, its typography, its box, and its look under the pointer. */
const fields: readonly Field[] = [
  {
    name: 'text',
    presses: letters,
    open: async (settings) => {
      await settings.getByRole('radio', { name: 'Normal' }).check({ force: true })
      return settings.getByRole('textbox', { name: 'Text', exact: true })
    },
  },
  {
    name: 'font size',
    presses: steps,
    open: async (settings) => settings.locator('[data-prop="fontSize"]').getByRole('spinbutton').first(),
  },
  {
    name: 'padding',
    presses: steps,
    open: async (settings) => settings.getByRole('spinbutton', { name: 'Padding top', exact: true }),
  },
  {
    name: 'movement on hover',
    presses: steps,
    open: async (settings) => {
      await settings.getByRole('radio', { name: /^Hover/ }).check({ force: true })
      return settings.getByRole('spinbutton', { name: 'Move down' })
    },
  },
]

/** By the quietest round of each side: what else the machine does only ever adds. */
function ratio(what: string, of: 'latency' | 'work', ours: readonly Pressed[], theirs: readonly Pressed[]): Row {
  const [mine, bare] = [ours, theirs].map((side) => Math.min(...side.map((pressed) => pressed[of])))
  const row = { what, value: (mine ?? Number.NaN) / (bare ?? Number.NaN), unit: '×' }
  const from = `${rounded(mine ?? Number.NaN, 1)} ms / ${rounded(bare ?? Number.NaN, 1)} ms`
  return of === 'latency' ? { ...row, aim: 1.5, from } : { ...row, from }
}

interface Pressed {
  /** Milliseconds from a key to the first task after the next frame, p95. */
  readonly latency: number
  /** Milliseconds of the main thread's processor time for each key. */
  readonly work: number
}

/** `frame` is the one that has the focus. */
async function pressing(page: Page, frame: Frame, names: readonly string[]): Promise<Pressed> {
  const { spent, session } = await mainThread(page)
  await press(page, names, 10)
  // What is kept after a pause is not part of a keystroke.
  await page.waitForTimeout(800)
  await frame.evaluate(() => Reflect.get(window, 'latencies').splice(0))
  const before = await spent()
  await press(page, names, keys)
  await page.waitForTimeout(300)
  const after = await spent()
  await session.detach()
  const latencies: number[] = await frame.evaluate(() => Reflect.get(window, 'latencies'))
  if (latencies.length < keys) throw new Error(`Only ${latencies.length} of ${keys} keys arrived.`)
  return {
    latency: percentile(latencies, 95),
    work: (after - before) / keys,
  }
}
