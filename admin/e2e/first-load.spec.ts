import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { EditorPage, holdSettings } from './editor-page.ts'
import { expect, test } from './test.ts'

interface Load {
  /** Kilobytes of JavaScript, gzip, until the dashboard and then the list of pages stand. */
  readonly kilobytes: number
  readonly files: readonly string[]
}

/** What the build counts as the first load, and prints. */
const built: Load = JSON.parse(readFileSync(new URL('../dist/browser/first-load.json', import.meta.url), 'utf8'))

/** JavaScript that a page loads from now on, gzip, by its address: a later document takes what it can from the cache. */
function scriptsOf(page: Page): ReadonlyMap<string, Promise<number>> {
  const sizes = new Map<string, Promise<number>>()
  page.on('response', (reply) => {
    const { pathname } = new URL(reply.url())
    if (!reply.headers()['content-type']?.includes('javascript') || sizes.has(pathname)) return
    const size = reply.body().then((body) => gzipSync(body, { level: 9 }).length)
    // One that comes once the test is over is asked for by nobody; whoever counts sees the failure all the same.
    size.catch(() => undefined)
    sizes.set(pathname, size)
  })
  return sizes
}

const kilobytesOf = async (scripts: ReadonlyMap<string, Promise<number>>) =>
  (await Promise.all(scripts.values())).reduce((sum, size) => sum + size, 0) / 1024

/** Sign in, then open the list of pages. */
async function firstLoad(page: Page, url: string, email: string, password: string): Promise<Load> {
  const scripts = scriptsOf(page)
  await page.goto(`${url}/admin`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  const changed = page.locator('.card', { has: page.getByRole('heading', { name: 'Recently changed' }) })
  await expect(changed.getByRole('link').first()).toBeVisible()
  await page.getByRole('link', { name: 'Pages', exact: true }).first().click()
  const list = page.getByRole('table', { name: 'Pages' })
  await expect(list.getByRole('link', { name: 'Contact', exact: true })).toBeVisible()
  return { kilobytes: await kilobytesOf(scripts), files: [...scripts.keys()].sort() }
}

test('from sign-in to the list of pages: at most 210 KB of JavaScript, with 0 and with 200 packages', async ({
  page,
  browser,
  demo,
}) => {
  const alone = await firstLoad(page, demo.url, demo.email, demo.password)
  expect(alone.files).toEqual(built.files)
  expect(alone.kilobytes).toBeCloseTo(built.kilobytes, 0)
  expect(alone.kilobytes).toBeLessThanOrEqual(210)

  const crowded = await browser.newPage()
  const rows = Array.from({ length: 200 }, (_, index) => ({
    id: `extra_${index}`,
    title: `Extra ${index}`,
    description: '',
    entry: `/_ashlar/packages/extra-${index}/1.0.0/admin.js`,
    package: { name: `@acme/extra-${index}`, version: '1.0.0' },
    admin: {
      nav: [{ title: `Extra ${index}`, path: `/admin/extra-${index}`, icon: 'box', sort: 500, access: 'staff' }],
      screens: [{ id: 'main', path: `/admin/extra-${index}`, title: `Extra ${index}`, access: 'staff' }],
    },
  }))
  await crowded.route('**/api/v1/admin/modules/', (route) =>
    route.fulfill({ json: { success: true, results: { rows, total: rows.length } } }),
  )
  const among200 = await firstLoad(crowded, demo.url, demo.email, demo.password)
  await expect(crowded.getByRole('link', { name: 'Extra 199' })).toBeAttached()
  await crowded.close()
  expect(Math.abs(among200.kilobytes - alone.kilobytes)).toBeLessThanOrEqual(2)
})

test('the editor opens with at most 34 files of JavaScript, and 380 KB of it, with 49 packages of blocks', async ({
  page,
  demo,
}) => {
  const scripts = scriptsOf(page)
  // Settings, and the text engines behind them, come a second and a half later, when a slow machine is not done yet.
  const release = await holdSettings(page)
  const editor = await EditorPage.onNewPage(page, demo, 'Files of the editor')
  await expect(editor.frame.getByRole('button', { name: 'Add a component' }).first()).toBeVisible()
  expect(scripts.size).toBeLessThanOrEqual(34)
  expect(await kilobytesOf(scripts)).toBeLessThanOrEqual(380)
  release()
})

test('the fonts of the theme are fetched while the page itself is still on its way (issue 22)', async ({
  page,
  demo,
}) => {
  const editor = new EditorPage(page, demo)
  await demo.signIn(page)
  const { slug } = await editor.createPage('Fonts first', { type: 'text' })
  const held = Promise.withResolvers<void>()
  await page.route(/\/api\/v1\/pages\//, async (route) => {
    await held.promise
    await route.fallback()
  })
  const font = page.waitForRequest(/\/_ashlar\/fonts\/.+-latin-.+\.woff2$/)
  await page.goto(`${demo.url}/admin/editor?slug=${slug}`)
  await font
  await expect(editor.frame.locator('[data-node]')).toHaveCount(0)
  held.resolve()
  await editor.ready()
})
