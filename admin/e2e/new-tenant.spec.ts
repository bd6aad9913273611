import { EditorPage } from './editor-page.ts'
import { expect, test } from './test.ts'

/** What the bakery hangs out. */
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="24"><rect width="48" height="24" fill="#7a1f3d"/></svg>'
const sign = { name: 'Bakery sign.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) }

/** From nothing to a published home page, in the admin alone: a person has ten minutes, hands that know the way far less. */
test('TENANT-001, OPEN-144, THEME-001 a new website: made with an owner who is invited, branded, built, published and seen by a visitor', async ({
  page,
  demo,
  browser,
}) => {
  const begun = Date.now()
  const name = 'Harbour Bakery'
  const host = 'bakery.localhost'
  const origin = demo.url.replace('localhost', host)

  // The platform makes it: four fields (name, host, plan, owner) and four clicks, besides the host that is taken.
  await demo.signIn(page)
  await page.goto(`${demo.url}/admin`)
  await page.getByRole('link', { name: 'Websites', exact: true }).click()
  await page.getByRole('link', { name: 'New website' }).click()
  await page.getByLabel('Name of the website').fill(name)
  await page.getByLabel('Host name').fill('localhost')
  await page.getByLabel('Plan', { exact: true }).selectOption('standard')
  await page.getByLabel('Email').fill('baker@example.com')
  await page.getByRole('button', { name: 'Create website' }).click()
  await expect(page.getByText('Another website already uses localhost.')).toBeVisible()
  await page.getByLabel('Host name').fill(host)
  await page.getByRole('button', { name: 'Create website' }).click()
  const invitation = page.getByRole('dialog', { name: 'baker@example.com has been invited' })
  const link = await invitation.getByRole('region', { name: 'Invitation' }).textContent()
  await invitation.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page.getByText('baker@example.com')).toBeVisible()

  // Its owner comes by the link that was mailed.
  const context = await browser.newContext()
  const owner = await context.newPage()
  await owner.goto(link ?? '')
  expect(new URL(owner.url()).origin).toBe(origin)
  await owner.getByLabel('Your name').fill('Baker')
  await owner.getByLabel('Choose a password').fill('warm bread at six')
  await owner.keyboard.press('Enter')
  await expect(owner.getByRole('heading', { name: /Baker$/, level: 1 })).toBeVisible()

  // Brand: name, logo, colour and type.
  const save = async (button: string) => {
    await owner.getByRole('button', { name: button, exact: true }).click()
    // A toast may be that of the save before.
    await expect(owner.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0)
  }
  await owner.getByRole('link', { name: 'Settings', exact: true }).click()
  await owner.getByLabel('Company name').fill(name)
  await owner.keyboard.press('Control+s')
  await expect(owner.getByText('Saved', { exact: true })).toBeVisible()
  await expect(owner.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0)

  await owner.getByRole('link', { name: 'Navigation' }).click()
  await owner.getByRole('button', { name: 'Choose: Logo' }).click()
  const library = owner.getByRole('dialog', { name: 'Media Library' })
  await library.locator('input[type=file]').setInputFiles(sign)
  await library.getByRole('button', { name: 'Choose file' }).click()
  await expect(owner.getByRole('textbox', { name: 'Logo' })).toHaveValue(/^\/media\/\d+\/bakery-sign\.svg/)
  await save('Save')

  await owner.getByRole('link', { name: 'Theme', exact: true }).click()
  await owner.getByRole('button', { name: /^Primary:/ }).click()
  await owner.getByLabel('Hex value').fill('#7A1F3D')
  await owner.keyboard.press('Escape')
  await owner.getByLabel('Headings').selectOption('Montserrat')
  await save('Save theme')

  // The home page waits as a draft; it is built by pointer and keyboard.
  await owner.getByRole('link', { name: 'Pages', exact: true }).click()
  await owner.getByRole('link', { name: 'Open Home in the editor' }).click()
  const editor = new EditorPage(owner, demo)
  await editor.ready()
  await editor.drag(editor.tile('container'), editor.block('section').first())
  const bottom = { x: 0.5, y: 0.97 }
  await editor.drag(editor.tile('section-header'), editor.block('container').first())
  await editor.block('section-header').dblclick()
  await editor.frame.getByRole('textbox', { name: 'Title', exact: true }).click()
  await owner.keyboard.press('Control+a')
  await owner.keyboard.type('Bread at six')
  await owner.keyboard.press('Escape')
  await editor.drag(editor.tile('text'), editor.block('container').first(), bottom)
  await editor.write(editor.block('text'), 'Baked here, every morning but Monday.')
  await editor.drag(editor.tile('button'), editor.block('container').first(), bottom)
  await editor.write(editor.block('button'), 'Order a loaf')
  const settings = owner.getByRole('complementary', { name: 'Settings' })
  await settings.getByLabel('Link', { exact: true }).fill('/order')
  await editor.drag(editor.tile('image'), editor.block('container').first(), bottom)
  await settings.getByRole('button', { name: /^Choose image/ }).click()
  await library.getByRole('button', { name: /Bakery sign/ }).click()
  await library.getByRole('button', { name: 'Choose file' }).click()
  await settings.getByLabel('Alternative text').fill('The sign over our door')
  await owner.keyboard.press('Control+s')
  await editor.saved()
  // There is no page at /order yet, which is said first.
  await owner.getByRole('button', { name: 'Publish' }).click()
  await owner.getByRole('button', { name: 'Publish anyway' }).click()
  await expect(owner.locator('.badge')).toHaveText('Published')

  // And a visitor sees it.
  const visitor = await (await browser.newContext()).newPage()
  expect((await visitor.goto(`${origin}/`))?.status()).toBe(200)
  await expect(visitor.getByRole('banner').getByRole('img', { name })).toBeVisible()
  await expect(visitor.getByText('Baked here, every morning but Monday.')).toBeVisible()
  await expect(visitor.getByRole('img', { name: 'The sign over our door' })).toBeVisible()
  const heading = visitor.getByRole('heading', { name: 'Bread at six' })
  await expect(heading).toHaveCSS('font-family', /Montserrat/)
  await expect(visitor.getByRole('link', { name: 'Order a loaf' })).toHaveCSS('background-color', 'rgb(122, 31, 61)')
  await expect(visitor).toHaveTitle(/Harbour Bakery/)
  expect(Date.now() - begun).toBeLessThan(600_000)
  await visitor.context().close()
  await context.close()
})
