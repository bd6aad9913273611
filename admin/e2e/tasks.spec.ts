// What everyday tasks may ask of a person, in clicks and fields, from the dashboard on (issue 16).
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { EditorPage } from './editor-page.ts'
import { Effort } from './effort.ts'
import { pageWith } from './form-page.ts'
import { expect, test } from './test.ts'

const nav = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: typeof name === 'string' })

test('a website with its plan and its owner takes four clicks and four fields', async ({ page, demo }) => {
  await demo.signIn(page)
  await page.goto(`${demo.url}/admin`)
  const effort = new Effort()
  await effort.click(nav(page, 'Websites'))
  await effort.click(page.getByRole('link', { name: 'New website' }))
  await effort.fill(page.getByLabel('Name of the website'), 'Lock Keepers')
  await effort.fill(page.getByLabel('Host name'), 'lock-keepers.localhost')
  await effort.choose(page.getByLabel('Plan', { exact: true }), 'standard')
  await effort.fill(page.getByLabel('Email'), 'keeper@example.com')
  await effort.click(page.getByRole('button', { name: 'Create website' }))
  const invited = page.getByRole('dialog', { name: 'keeper@example.com has been invited' })
  await effort.click(invited.getByRole('button', { name: 'Done' }))
  await expect(page.getByRole('heading', { name: 'Lock Keepers', level: 1 })).toBeVisible()
  expect(effort.clicks).toBeLessThanOrEqual(4)
  expect(effort.fields).toBeLessThanOrEqual(4)
})

test('a role for pages only takes six', async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin`)
  const effort = new Effort()
  await effort.click(nav(page, 'Roles'))
  await effort.click(page.getByRole('button', { name: 'New role' }))
  const dialog = page.getByRole('dialog', { name: 'New role' })
  await effort.fill(dialog.getByLabel('Name'), 'Lockside writer')
  await effort.check(dialog.getByRole('checkbox', { name: 'Pages and their content' }))
  await effort.click(dialog.getByRole('button', { name: 'Create role' }))
  await expect(page.getByRole('heading', { name: 'Lockside writer' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Pages and their content: edit' })).toBeChecked()
  expect(effort.total).toBeLessThanOrEqual(6)
})

test('a theme with a logo is live after six', async ({ page, demo }) => {
  await demo.signIn(page, 'owner', demo.second)
  await page.goto(`${demo.second}/admin`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const editor = new EditorPage(page, demo)
  const before = await page.evaluate(async () => {
    const { settings } = await (await fetch('/api/v1/admin/settings/')).json()
    return { theme_color_primary: settings.theme_color_primary.value, navigation: settings.navigation.value }
  })
  const effort = new Effort()
  await page.keyboard.press('Control+k')
  await effort.fill(page.getByRole('dialog').getByRole('combobox'), 'logo')
  await expect(page.getByRole('option', { selected: true })).toHaveText('Theme')
  await page.keyboard.press('Enter')
  await effort.click(page.getByRole('button', { name: /^Primary:/ }))
  await effort.fill(page.getByLabel('Hex value'), '#7A1F3D')
  await page.keyboard.press('Escape')
  await effort.click(page.getByRole('button', { name: /: Logo$/ }))
  await effort.doubleClick(page.getByRole('dialog', { name: 'Media Library' }).locator('.mtiles button').first())
  const logo = page.getByRole('textbox', { name: 'Logo' })
  await expect(logo).toHaveValue(/^\/media\/\d+\//)
  const address = await logo.inputValue()
  await effort.click(page.getByRole('button', { name: 'Save theme' }))
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.goto(demo.second)
  await expect(page.getByRole('banner').locator(`img[src^="${address}"]`)).toBeVisible()
  expect(effort.total).toBeLessThanOrEqual(6)
  // Others look at this website as the demo has it.
  await editor.call('PUT', '/api/v1/admin/settings/', before)
})

test('thirteen images with alternative texts take thirty, one after another by keyboard', async ({ page, demo }) => {
  await demo.signIn(page, 'owner', demo.second)
  await page.goto(`${demo.second}/admin`)
  const names = Array.from({ length: 13 }, (_, at) => `lock-gate-${at + 1}.svg`)
  const effort = new Effort()
  await effort.click(nav(page, 'Media'))
  await effort.upload(
    page.locator('input[type=file]').first(),
    names.map((name, at) => ({
      name,
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${at + 1} 9"><path d="M0 0h9"/></svg>`),
    })),
  )
  await expect(page.getByRole('region', { name: 'Uploads' }).getByRole('status')).toHaveText('13 of 13 files uploaded')
  const filter = page.getByRole('button', { name: /^Without alternative text/ })
  await effort.click(filter)
  const region = page.getByRole('region', { name: 'Images without alternative text' })
  const texts = region.getByRole('textbox', { name: /lock-gate/ })
  await expect(texts).toHaveCount(13)
  // In whichever order they arrived: names have numbers, texts do not.
  const letter = (at: number) => 'abcdefghijklm'.charAt(at).repeat(3)
  await effort.click(texts.first())
  for (let at = 0; at < 12; at += 1) {
    await expect(texts.nth(at)).toBeFocused()
    await effort.fill(texts.nth(at), `Gate ${letter(at)} of the lock`)
    await page.keyboard.press('Enter')
  }
  await effort.check(region.getByRole('checkbox', { name: 'Decorative' }).nth(12))
  expect(effort.total).toBeLessThanOrEqual(30)

  // What has been described stays in sight until the list is left.
  await expect(region.getByRole('listitem').filter({ hasText: 'Saved' })).toHaveCount(13)
  await page.reload()
  await expect(filter).toBeVisible()
  await expect(region).toBeVisible()
  await expect(texts).toHaveCount(0)
  await filter.click()
  await page.getByRole('searchbox', { name: 'Search files' }).fill(`Gate ${letter(6)} of the lock`)
  await expect(page.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveCount(1)
})

test('the answers of a form come as a usable CSV file after three', async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
  const editor = new EditorPage(page, demo)
  const slug = await pageWith(editor, 'Lockbook', {
    formName: 'Lock book',
    dynamicForm: [{ id: 'boat', sort: 0, label: 'Boat, "name"' }],
  })
  await page.goto(`${demo.url}/${slug}`)
  const form = page.locator('.block-form')
  await form.getByLabel('Boat, "name"').fill('Nine, Elms')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form.getByRole('status')).toHaveText('Thank you for your submission.')

  await page.goto(`${demo.url}/admin`)
  const effort = new Effort()
  await effort.click(nav(page, /^Form submissions/))
  await effort.click(page.getByRole('navigation', { name: 'Form submissions' }).getByRole('link', { name: 'Forms' }))
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    effort.click(page.getByRole('link', { name: 'Export Lock book as CSV' })),
  ])
  const [head = '', row = ''] = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(head).toContain('"Boat, ""name"""')
  expect(row).toContain('"Nine, Elms"')
  expect(effort.total).toBeLessThanOrEqual(3)
})

test('any screen is found from anywhere with two', async ({ page, demo }) => {
  await demo.signIn(page)
  const wanted = { users: 'Users', redirect: 'Redirects', mails: 'Outbox', backup: 'Backups', permissions: 'Roles' }
  await page.goto(`${demo.url}/admin/media`)
  for (const [word, title] of Object.entries(wanted)) {
    const effort = new Effort()
    await effort.click(page.getByRole('banner').getByRole('button', { name: /^Search or run a command/ }))
    await effort.fill(page.getByRole('dialog').getByRole('combobox'), word)
    await expect(page.getByRole('option', { selected: true }), word).toContainText(title)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: title, level: 1 }), word).toBeVisible()
    expect(effort.total).toBeLessThanOrEqual(2)
  }
})
