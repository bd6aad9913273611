// Email campaigns, whose adapter a real package brings (`campaigns`), at the built product.
import { EditorPage } from './editor-page.ts'
import { install } from './own-package.ts'
import { expect, test } from './test.ts'

// What failed is logged besides being shown.
test.use({ expectedErrors: /^(The editor could not load what was asked for|ApiError:)/ })

test('GEN-004, EDIT-005, EDIT-012, EDIT-025, EDIT-026, EDIT-027, EDIT-036, EDIT-037 a module brings campaigns into the editor: picked, shown as a mail, edited and saved', async ({
  page,
  demo,
}) => {
  const remove = await install('campaigns', Number(new URL(demo.url).port))
  try {
    const editor = new EditorPage(page, demo)
    await demo.signIn(page, 'owner')
    const { id } = await editor.call('POST', '/api/v1/admin/email-marketing/campaigns/', { name: 'Spring check' })
    await editor.call('POST', '/api/v1/admin/email-marketing/campaigns/', { name: 'Winter storage' })
    await page.goto(`${demo.url}/admin/editor`)
    await page.getByRole('listbox', { name: 'Email campaigns' }).getByRole('option', { name: 'Spring check' }).click()
    await expect(page).toHaveURL(`${demo.url}/admin/editor?emailCampaignId=${id}`)
    await editor.ready()

    const viewport = page.getByRole('tablist', { name: 'Viewport' })
    await expect(viewport.getByRole('tab')).toHaveText(['Email'])
    await expect(page.getByTitle('Page in the editor')).toHaveCSS('width', '600px')
    await editor.drag(editor.tile('container'), editor.block('section').first())
    await editor.drag(editor.tile('text'), editor.block('container').first())
    await editor.write(editor.block('text'), 'Bring it in before the rain')
    await editor.save()
    await page.reload()
    await editor.ready()
    await expect(editor.block('text')).toHaveText('Bring it in before the rain')

    // Another one by its picker; one that is not there says so.
    await page.getByRole('button', { name: /Choose another/ }).click()
    await page.getByRole('option', { name: 'Winter storage' }).click()
    await expect(editor.block('text')).toHaveCount(0)
    await page.goto(`${demo.url}/admin/editor?emailCampaignId=999999`)
    await expect(page.getByRole('alert')).toContainText('not found')

    // A page or a section component afterwards is shown on the desktop again, whatever the browser remembers.
    const { template } = await editor.call('POST', '/api/v1/admin/page/component-template/', { componentName: 'Foot' })
    const { id: component } = template as { id: number }
    const { slug } = await editor.createPage('After the mail')
    for (const search of [`slug=${slug}`, `component=${component}`]) {
      await page.evaluate(() => localStorage.setItem('viewportDevice', 'email'))
      await page.goto(`${demo.url}/admin/editor?${search}`)
      await editor.ready()
      await expect(viewport.getByRole('tab', { name: 'Desktop' })).toHaveAttribute('aria-selected', 'true')
    }
  } finally {
    await remove()
  }
})
