// What stands for data on its way looks like the data: nothing jumps when it comes.
import type { Locator, Page } from '@playwright/test'
import { expect, follow, test } from './test.ts'

const screens = {
  '/admin/pages': ['tbody tr', 'top height'],
  '/admin/users': ['tbody tr', 'top height'],
  // Folders, where there are any, come above the files: nothing knows of them before.
  '/admin/media': ['.mgrid:not([aria-label=Folders]) > :first-child', 'left width height'],
  '/admin/setting/general': ['.settings__main .card', 'left top width'],
  '/admin': ['.grid > .card', 'left width'],
} as const

test('lists, the media library, settings and the dashboard stay where their skeletons were', async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin/profile`)
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
  for (const [path, [part, measures]] of Object.entries(screens)) {
    const arrive = await holdData(page)
    await follow(page, path)
    await expect(page.locator('#main [aria-busy=true]').first(), path).toBeAttached()
    const before = await boxOf(page.locator(part).first(), measures)
    await arrive()
    await expect(page.locator('#main [aria-busy=true]'), path).toHaveCount(0)
    expect(await boxOf(page.locator(part).first(), measures), path).toEqual(before)
  }
})

/** Whatever the admin asks for from now on waits. */
async function holdData(page: Page): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route('**/api/v1/admin/**', async (route) => {
    await gate.promise
    await route.continue()
  })
  return async () => gate.resolve()
}

/** Some of its measures, in whole pixels. */
async function boxOf(part: Locator, measures: string): Promise<Record<string, number>> {
  await expect(part).toBeAttached()
  const box = await part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { left, top, width, height }
  })
  return Object.fromEntries(
    Object.entries(box)
      .filter(([name]) => measures.split(' ').includes(name))
      .map(([name, value]) => [name, Math.round(value)]),
  )
}
