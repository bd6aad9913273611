// Email campaigns in the editor, at the built product.
import { EditorPage } from './editor-page.ts'
import { expect, test } from './test.ts'

// What failed is logged besides being shown.
test.use({ expectedErrors: /^(The editor could not load the content|ApiError:)/ })

test('campaigns are edited in the editor: picked, shown as a mail, edited and saved', async ({ page, demo }) => {
  const editor = new EditorPage(page, demo)
  await demo.signIn(page, 'owner')
  const campaigns = '/api/v1/admin/email-marketing/campaigns/'
  const create = async (name: string) =>
    ((await editor.call('POST', campaigns, { name })) as unknown as { campaign: { id: number } }).campaign.id
  const id = await create('Frost check')
  const other = await create('Loft storage')
  const container = editor.block('email-container')
  const unsubscribe = editor.block('email-unsubscribe')
  const viewport = page.getByRole('tablist', { name: 'Viewport' })
  await test.step('it is picked from the list and loaded by its address (EDIT-005, EDIT-036, EDIT-037)', async () => {
    const listed = page.waitForResponse((reply) => new URL(reply.url()).pathname === campaigns)
    await page.goto(`${demo.url}/admin/editor`)
    expect((await listed).status()).toBe(200)
    const loaded = page.waitForResponse(`**${campaigns}${id}/`)
    await page.getByRole('listbox', { name: 'Email campaigns' }).getByRole('option', { name: 'Frost check' }).click()
    expect((await (await loaded).json()).campaign).toMatchObject({ id, name: 'Frost check' })
    await expect(page).toHaveURL(`${demo.url}/admin/editor?emailCampaignId=${id}`)
    await editor.ready()
  })
  await test.step('it is shown as a mail (EDIT-012, EDIT-027)', async () => {
    await expect(viewport.getByRole('tab')).toHaveText(['Email'])
    await expect(page.getByTitle('Page in the editor')).toHaveCSS('width', '600px')
  })
  await test.step('a new mail has its container, and takes blocks of mails (BLK-EMAIL-001, BLK-EMAIL-004, BLK-EMAIL-005, OPEN-234)', async () => {
    await expect(container).toHaveCount(1)
    await expect(editor.tile('text')).toHaveCount(0)
    await container.locator('.ashlar-add').click()
    const picker = page.getByRole('dialog', { name: 'Add to Email container' })
    await expect(picker.getByRole('option')).toHaveText(['Button', 'Image', 'Textbox', 'Unsubscribe link'])
    await picker.getByRole('option', { name: 'Button', exact: true }).click()
    await expect(editor.block('email-button')).toHaveText('Button')
    for (const type of ['textbox', 'image', 'unsubscribe']) {
      await editor.drag(editor.tile(`email/${type}`), editor.block('email-button'), { x: 0.5, y: 0.1 })
      await expect(editor.block(`email-${type}`)).toHaveCount(1)
    }
    await expect(
      editor.frame.locator('.block-email-wrapper > .block-email-section > .block-email-container'),
    ).toHaveCount(1)
  })
  await editor.write(editor.block('email-textbox'), 'Bring it in before the rain')
  await test.step('600 px wide at most, 20 px inside (BLK-EMAIL-002, BLK-EMAIL-003)', async () => {
    expect((await container.boundingBox())?.width).toBeLessThanOrEqual(600)
    await expect(container).toHaveCSS('max-width', '600px')
    await expect(container).toHaveCSS('padding', '20px')
  })
  await test.step('the link to unsubscribe has a text and six sizes (BLK-UNSUB-001, BLK-UNSUB-002)', async () => {
    await expect(unsubscribe).toHaveCSS('font-size', '12px')
    await unsubscribe.click()
    const size = page.getByRole('combobox', { name: 'Text size' })
    await expect(size.locator('option')).toHaveText(['8 px', '12 px', '16 px', '20 px', '24 px', '28 px'])
    await size.selectOption('20 px')
    await expect(unsubscribe).toHaveCSS('font-size', '20px')
    await page
      .getByRole('complementary', { name: 'Settings' })
      .getByLabel('Text', { exact: true })
      .fill('No more mails')
    await expect(unsubscribe).toHaveText('No more mails')
  })
  await test.step('its state and what to check stand beside it; “Send…” saves and leads to its own screen', async () => {
    await expect(page.getByRole('banner').getByText('Draft', { exact: true })).toBeVisible()
    const checks = page.getByRole('complementary', { name: 'Settings' })
    await expect(checks.getByText('Nobody would get this campaign')).toBeVisible()
    await expect(checks.getByRole('button', { name: 'Save and send test' })).toBeVisible()
    await page.getByRole('button', { name: 'Send…' }).click()
    await expect(page).toHaveURL(`${demo.url}/admin/email-marketing/campaigns/${id}`)
    await page.goBack()
  })
  await editor.ready()
  await expect(editor.block('email-textbox')).toContainText('Bring it in before the rain')
  const mail = await editor.call('GET', `${campaigns}${id}/preview/`)
  expect(mail).toMatchObject({
    preview: { text: expect.stringMatching(/Bring it in before the rain[\s\S]*No more mails/) },
  })

  await test.step('a test is sent of what is shown: changes are saved first (issue 22)', async () => {
    const checks = page.getByRole('complementary', { name: 'Settings' })
    await expect(checks.getByRole('button', { name: 'Send test', exact: true })).toBeVisible()
    await editor.write(editor.block('email-textbox'), 'Bring it in before the snow')
    await checks.getByRole('button', { name: 'Save and send test' }).click()
    await expect(page.getByRole('dialog', { name: 'Send test' })).toBeVisible()
    await page.keyboard.press('Escape')
    const { preview } = await editor.call('GET', `${campaigns}${id}/preview/`)
    expect(preview).toMatchObject({ text: expect.stringMatching(/before\s+the\s+snow/) })
  })

  // Another one by its picker; one that is not there says so.
  await page.getByRole('button', { name: /Choose another/ }).click()
  await page.getByRole('option', { name: 'Loft storage' }).click()
  await expect(editor.block('email-textbox')).toHaveCount(0)
  await page.goto(`${demo.url}/admin/editor?emailCampaignId=999999`)
  await expect(page.getByRole('alert')).toContainText('not found')

  const { template } = await editor.call('POST', '/api/v1/admin/page/component-template/', { componentName: 'Foot' })
  const { id: component } = template as { id: number }
  const { slug } = await editor.createPage('After the mail')
  await test.step('a page or a component afterwards is shown on the desktop, whatever the browser remembers (GEN-004, EDIT-025, EDIT-026)', async () => {
    for (const search of [`slug=${slug}`, `component=${component}`]) {
      await page.evaluate(() => localStorage.setItem('viewportDevice', 'email'))
      await page.goto(`${demo.url}/admin/editor?${search}`)
      await editor.ready()
      await expect(viewport.getByRole('tab', { name: 'Desktop' })).toHaveAttribute('aria-selected', 'true')
      await expect(editor.tile('email/textbox')).toHaveCount(0)
    }
  })
  await editor.call('DELETE', `${campaigns}delete/`, { campaignsToDelete: [id, other] })
})
