import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Demo } from '../../examples/demo/e2e/server.ts'
import { gallery } from '../../examples/playground/src/gallery/module.ts'
import { expect } from './test.ts'

const folder = join(import.meta.dirname, '../../examples/playground/dist/gallery')
const files = '/_ashlar/packages/kit_gallery/0.1.0'
const row = {
  id: 'kit_gallery',
  title: 'Kit',
  description: '',
  entry: `${files}/admin.js`,
  package: { name: '@acme/kit-gallery', version: '0.1.0' },
  admin: { ...gallery.admin, nav: [] },
}

/** Sign in as the owner of a website that has the playground's gallery as a module: its built files are given as they lie there. */
export async function bringGallery(page: Page, demo: Demo): Promise<void> {
  await demo.signIn(page, 'owner')
  await page.route('**/api/v1/admin/modules/', (route) =>
    route.fulfill({ json: { success: true, results: { rows: [row], total: 1 } } }),
  )
  await page.route(`**${files}/*`, async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
    await route.fulfill({ contentType: 'text/javascript', body: await readFile(join(folder, name), 'utf8') })
  })
}

export async function openPart(page: Page, url: string, part: string): Promise<void> {
  await page.goto(`${url}/admin/kit?part=${part}`)
  await expect(page.getByRole('heading', { name: 'Kit', level: 1 })).toBeVisible()
}
