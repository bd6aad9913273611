import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createPage } from '@ashlar/sdk/platform'
import type { Browser, Page, Response } from 'playwright'
import { administrator, signIn, write } from '../demo.ts'
import { canvasOf, signedInPage } from '../editing.ts'
import type { Row } from '../report.ts'
import { rounded } from '../statistics.ts'
import { syntheticPackages } from '../synthetic.ts'
import { startComposition } from './start-up.ts'

/** JavaScript that a page without moving blocks brings: files and inline. */
export async function pageBytes(browser: Browser, port: number): Promise<readonly Row[]> {
  const page = await browser.newPage()
  const files = scriptsOf(page)
  await page.goto(`http://localhost:${port}/services`, { waitUntil: 'networkidle' })
  // Data for search engines stands in scripts too, and is none.
  const inline = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => src === '' && type !== 'application/ld+json')
      .reduce((sum, { textContent }) => sum + textContent.length, 0),
  )
  const { bytes, count } = await files()
  await page.close()
  return [
    {
      what: 'JavaScript on a page without interactive blocks',
      value: bytes + inline,
      unit: 'bytes',
      aim: 0,
      from: `${count} files, ${inline} bytes inline`,
    },
  ]
}

/** From the sign-in to the list of pages, in an empty browser. */
export async function adminBytes(browser: Browser): Promise<readonly Row[]> {
  const folders = await syntheticPackages(200)
  const none = await firstLoad(browser, [])
  const many = await firstLoad(browser, folders)
  return [
    {
      what: 'first load of the admin, JavaScript gzip',
      value: none.size,
      unit: 'KB',
      aim: 215,
      from: `${none.count} files`,
    },
    {
      what: 'the same with 200 more packages',
      value: Math.abs(many.size - none.size),
      unit: 'KB more',
      aim: 2,
      from: `${rounded(many.size, 1)} KB in ${many.count} files`,
    },
  ]
}

/** Until the canvas shows the page, in an empty browser: a new page, and one with blocks of every kind. */
export async function editorBytes(browser: Browser, port: number): Promise<readonly Row[]> {
  const slug = 'editor-bytes'
  await write(port, await signIn(port), 'POST', createPage.path, { title: 'Bytes', slug })
  const empty = await opened(browser, port, slug)
  const full = await opened(browser, port, '')
  const what = 'editor opened on a new page, JavaScript'
  return [
    { what: `${what} gzip`, value: empty.size, unit: 'KB', aim: 380, from: `the page "/" ${rounded(full.size, 1)} KB` },
    { what, value: empty.count, unit: 'files', aim: 60, from: `the page "/" ${full.count} files` },
  ]
}

async function opened(browser: Browser, port: number, slug: string) {
  const page = await signedInPage(browser, port)
  try {
    const files = scriptsOf(page)
    await page.goto(`http://localhost:${port}/admin/editor?slug=${slug}`)
    await (await canvasOf(page)).locator('[data-node]').first().waitFor()
    const { bytes, count } = await files()
    return { size: bytes / 1024, count }
  } finally {
    await page.context().close()
  }
}

async function firstLoad(browser: Browser, packages: readonly string[]) {
  const data = await mkdtemp(join(tmpdir(), 'ashlar-bytes-'))
  try {
    await using server = await startComposition(data, packages)
    const context = await browser.newContext()
    const page = await context.newPage()
    const files = scriptsOf(page)
    await page.goto(`http://localhost:${server.port}/admin`)
    await page.getByLabel('Email').fill(administrator.email)
    await page.getByLabel('Password', { exact: true }).fill(administrator.password)
    await page.keyboard.press('Enter')
    // The dashboard with its cards: whoever goes on before they came has loaded less.
    await page.getByRole('heading', { name: 'Recently changed', level: 2 }).waitFor()
    await page.locator('main .sk').first().waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Pages', exact: true }).first().click()
    await page.getByRole('heading', { name: 'Pages' }).first().waitFor()
    // Not "networkidle": the stream of messages stays open. With its rows, or what stands for them, all code is there.
    await page.locator('.pager, .empty').first().waitFor()
    const { bytes, count } = await files()
    await context.close()
    return { size: bytes / 1024, count }
  } finally {
    await rm(data, { recursive: true, force: true })
  }
}

/** Collects the script files that a page loads; gives their bytes compressed by gzip 9, and how many there were. */
function scriptsOf(page: Page) {
  const bodies = new Map<string, Promise<Buffer>>()
  page.on('response', (response: Response) => {
    if (response.request().resourceType() === 'script' && response.ok()) bodies.set(response.url(), response.body())
  })
  return async () => {
    const all = await Promise.all(bodies.values())
    return { bytes: all.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0), count: all.length }
  }
}
