import { createPage, savePageContent } from '@ashlar/sdk/platform'
import { encodeContent } from '@ashlar/sdk/server'
import type { Browser } from 'playwright'
import { contentOf } from '../contents.ts'
import { signIn, write } from '../demo.ts'
import { canvasOf, idOf, mainThread, signedInPage } from '../editing.ts'
import type { Row } from '../report.ts'
import { median, rounded } from '../statistics.ts'

const times = 4

interface Measured {
  readonly matches: number
  /** Milliseconds of the main thread's processor time, until the page is drawn with the other words. */
  readonly work: number
}

/** "Replace all" in a page of 5,000 blocks, for each match, with the same in one of 500. */
export async function editorReplace(browser: Browser, port: number): Promise<readonly Row[]> {
  const [small, large] = [await replacedAll(browser, port, 500), await replacedAll(browser, port, 5000)]
  const each = ({ work, matches }: Measured) => work / matches
  const from = [large, small].map(({ work, matches }) => `${rounded(work)} ms for ${matches}`).join(' / ')
  return [
    {
      what: '“Replace all” for each match at 5,000 blocks vs. 500',
      value: each(large) / each(small),
      unit: '×',
      aim: 1.5,
      from,
    },
  ]
}

async function replacedAll(browser: Browser, port: number, count: number): Promise<Measured> {
  const cookie = await signIn(port)
  const slug = `editor-replace-${count}`
  const reply = await write(port, cookie, 'POST', createPage.path, { title: slug, slug })
  await write(port, cookie, 'PUT', savePageContent.path, { id: idOf(reply), content: encodeContent(contentOf(count)) })
  const page = await signedInPage(browser, port)
  page.setDefaultTimeout(60_000)
  try {
    await page.goto(`http://localhost:${port}/admin/editor?slug=${slug}`)
    const canvas = await canvasOf(page)
    await canvas.locator('.block-button').first().waitFor()
    await page.locator('.dev__f[aria-busy=false]').waitFor()
    await canvas.locator('p.block-text').first().click()
    await page.keyboard.press('Control+h')
    const bar = page.getByRole('search', { name: 'Find and replace' })
    const { spent } = await mainThread(page)
    const costs: number[] = []
    let matches = 0
    for (let time = 0; time <= times; time += 1) {
      // Each way once: there and back.
      const [word, other] = time % 2 === 0 ? ['workshop', 'loft'] : ['loft', 'workshop']
      await bar.getByRole('textbox', { name: 'Find on the page' }).fill(word)
      await bar.getByRole('textbox', { name: 'Replace with' }).fill(other)
      await page.waitForTimeout(1500)
      const before = await spent()
      await bar.getByRole('button', { name: 'Replace all' }).click()
      const told = bar.getByText(/^Replaced/)
      await told.waitFor()
      await page.waitForTimeout(800)
      matches = Number((await told.textContent())?.replaceAll(/\D/g, ''))
      // The first time, code is compiled that every later one finds.
      if (time > 0) costs.push((await spent()) - before)
    }
    return { matches, work: median(costs) }
  } finally {
    await page.context().close()
  }
}
