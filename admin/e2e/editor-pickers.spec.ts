import { EditorPage } from './editor-page.ts'
import { picture } from './grey-picture.ts'
import { expect, expectAccessible, test } from './test.ts'

test('Enter takes the first match of every picker: pages, places, icons and files; marks of brands are icons too', async ({
  page,
  demo,
}) => {
  const editor = await EditorPage.onPageWith(
    page,
    demo,
    'Rope walk',
    { type: 'button', props: { text: 'Follow us', href: '/contact' } },
    { type: 'text', props: { text: 'Hemp' } },
    { type: 'image' },
  )
  const { keyboard } = page
  const node = (id: string) => editor.frame.locator(`[data-node="${id}"]`)
  const settings = page.getByRole('complementary', { name: 'Settings' })

  await test.step('a mark of a brand, by its name, in the canvas and for visitors', async () => {
    await node('n0').click()
    await settings.getByRole('button', { name: /Choose an icon$/ }).click()
    const icons = page.getByRole('dialog', { name: 'Choose an icon' })
    await icons.getByRole('textbox', { name: 'Find an icon' }).fill('insta')
    const mark = icons.getByRole('button', { name: 'brand-instagram' })
    await expect(mark.locator('path')).toHaveAttribute('fill', 'currentColor')
    await expectAccessible(page, 'marks of brands', 'iframe')
    await keyboard.press('Enter')
    await expect(settings.getByRole('button', { name: /: brand-instagram. Choose an icon$/ })).toBeVisible()
    await expect(node('n0').locator('use')).toHaveAttribute('href', '/_ashlar/icons/brand-instagram.svg#icon')
    const served = await page.request.get(`${demo.url}/_ashlar/icons/brand-instagram.svg`)
    expect(await served.text()).toContain('fill="currentColor"')
  })
  await test.step('a file', async () => {
    await node('n2').dblclick()
    const dialog = page.getByRole('dialog', { name: 'Media Library' })
    await dialog.locator('input[type=file]').setInputFiles([picture('jute.png', 60), picture('flax.png', 90)])
    await expect(dialog.getByRole('button', { name: 'flax.png', exact: true })).toBeVisible()
    await dialog.getByRole('searchbox', { name: 'Search files' }).fill('jute')
    await expect(dialog.getByRole('button', { name: 'flax.png', exact: true })).toHaveCount(0)
    await dialog.getByRole('searchbox', { name: 'Search files' }).press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(node('n2').locator('img')).toHaveAttribute('src', /jute\.png/)
  })
  await test.step('a place', async () => {
    await editor.tile('section').click()
    await node('n1').click()
    await keyboard.press('Alt+m')
    const places = page.getByRole('dialog', { name: /^Move Text to/ })
    await places.getByRole('textbox', { name: 'Find a place' }).fill('empty')
    await expect(places.getByRole('radio')).toHaveCount(1)
    await keyboard.press('Enter')
    await expect(places).toHaveCount(0)
    await expect(editor.block('section').last().locator('.block-text')).toHaveText('Hemp')
  })
  await test.step('a page', async () => {
    await editor.createPage('Tar and pitch')
    await editor.save()
    await page.getByRole('button', { name: /^Choose another page/ }).click()
    await page.getByRole('textbox', { name: 'Find a page' }).fill('tar and')
    await expect(page.getByRole('option', { name: /Tar and pitch/ })).toBeVisible()
    await keyboard.press('Enter')
    await expect(page).toHaveURL(/slug=tar-and-pitch/)
  })
})

test('a form that is added has its first fields, and the history names what was done to texts, devices and lists', async ({
  page,
  demo,
}) => {
  const editor = await EditorPage.onPageWith(page, demo, 'Write to us', { type: 'text', props: { text: 'Hello' } })
  const undo = page.getByRole('button', { name: /^Undo/ })
  const settings = page.getByRole('complementary', { name: 'Settings' })
  await editor.write(editor.frame.locator('[data-node="n0"]'), 'Our clay')
  await expect(undo).toHaveAccessibleName('Undo: Change Text of Text to Our clay')
  await editor.frame.locator('[data-node="n0"]').click()
  const visibility = settings.getByRole('button', { name: /^Visibility/ })
  if ((await visibility.getAttribute('aria-expanded')) === 'false') await visibility.click()
  await settings.getByRole('group', { name: 'Visible on' }).getByRole('button', { name: 'Mobile' }).click()
  await expect(undo).toHaveAccessibleName('Undo: Hide Text on mobile')

  await editor.tile('form').click()
  const form = editor.block('form')
  await expect(form.locator('label')).toHaveText([/^Name/, /^Email/, /^Message/])
  const fields = settings.locator('[data-section="Form Fields"]')
  await fields
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
  await expect(form.locator('label')).toHaveText([/^Email/, /^Message/])
  await expect(undo).toHaveAccessibleName('Undo: Remove Name from Fields of Custom form')
})
