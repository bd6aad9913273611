import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { gallery } from '../../examples/playground/src/gallery/module.ts'
import { expect, type test } from './test.ts'

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

/** Bring the gallery of the playground to the demo, as any package's screen is, for whoever signs in. */
export async function bringGallery({ page, demo }: Pick<Parameters<Parameters<typeof test>[2]>[0], 'page' | 'demo'>) {
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
