// Screens of projects at 200 %, on a phone and from right to left, at the built product.
import type { Page } from '@playwright/test'
import { makeBoard, makeProject, makeTask } from './projects.ts'
import { expect, test } from './test.ts'

/** Opens each screen and its modals; each is looked at once it shows what it is about. */
async function everyScreen(page: Page, url: string, look: (name: string) => Promise<void>): Promise<void> {
  await page.goto(`${url}/admin`)
  const { id, todo } = await makeBoard(page, 'Long words board')
  const title = 'Unterwassergleichgewichtsprüfung of the whole hull'
  const project = await makeProject(page, { title, column_id: todo })
  const task = await makeTask(page, { title: `${title}, first part`, project_id: project })
  const screens = [
    ['board', `projects?board=${id}`, page.getByRole('article', { name: title })],
    ['list of projects', `projects?search=${title.slice(0, 8)}`, page.getByRole('link', { name: title }).first()],
    ['project', `projects/${project}`, page.getByRole('heading', { name: title, level: 1 })],
    ['list of tasks', 'tasks', page.getByRole('heading', { level: 1 })],
    ['task', `tasks?task=${task}`, page.getByRole('dialog').getByLabel('Title')],
    ['own work', 'my-work', page.getByRole('heading', { level: 1 })],
    ['schedule', 'schedule', page.getByRole('heading', { level: 1 })],
    ['month', 'schedule?view=month', page.getByRole('heading', { level: 1 })],
    ['time', 'time', page.getByRole('heading', { level: 1 })],
  ] as const
  for (const [name, path, shown] of screens) {
    await page.goto(`${url}/admin/${path}`)
    await expect(shown, name).toBeVisible()
    await look(name)
  }
}

/** Nothing makes the document wider than the window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const { name, width, height, dir } of [
  { name: 'at 200 %, from right to left and without motion', width: 720, height: 450, dir: 'rtl' },
  { name: 'on a phone', width: 390, height: 844, dir: 'ltr' },
]) {
  test(`every screen of projects fits ${name} (issue 19)`, async ({ page, demo }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height })
    await demo.signIn(page, 'owner')
    await everyScreen(page, demo.url, async (screen) => {
      await page.evaluate((to) => document.documentElement.setAttribute('dir', to), dir)
      expect(await overflow(page), screen).toBeLessThanOrEqual(0)
      const dialog = page.getByRole('dialog')
      if ((await dialog.count()) === 0) return
      await expect(dialog.getByRole('button', { name: 'Save' })).toBeInViewport()
      expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth), screen).toBeLessThanOrEqual(
        0,
      )
    })
  })
}
