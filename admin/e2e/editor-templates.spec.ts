import { intercept } from '../../examples/demo/e2e/intercept.ts'
import { EditorPage } from './editor-page.ts'
import { expect, test } from './test.ts'

// What failed is logged besides being shown (TPL-009).
test.use({ expectedErrors: /^(The template could not be (saved|renamed|removed)|ApiError:)/ })

test('a template is made, put in as a copy and linked, edited for all and in one copy alone, unlinked, removed', async ({
  page,
  demo,
}) => {
  const calls = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/.*template/.test(pathname)) calls.add(`${request.method()} ${pathname.replace(/\d+(?=\/?$)/, '{id}')}`)
  })
  const editor = await EditorPage.onNewPage(page, demo, 'Templates')
  const { keyboard } = page
  const base = '/api/v1/admin/page/component-template'
  const dialog = page.getByRole('dialog', { name: 'Create template' })
  const name = dialog.getByRole('textbox', { name: 'Name' })
  const tile = page.locator('[data-template]').filter({ hasText: 'Splices' })
  const texts = editor.frame.locator('#canvas .block-text')
  await test.step('no content is the blank layout: a wrapper that holds one section (EDIT-017, EDIT-018, EDIT-020, STYLE-011)', async () => {
    expect((await editor.stored()).content).toBeNull()
    await expect(editor.frame.locator('#canvas .block-wrapper > .block-section')).toHaveCount(1)
    await expect(editor.block('section')).toHaveCSS('padding', '50px 0px')
    await expect(editor.block('section')).toHaveCSS('min-height', '150px')
  })
  await test.step('a container, and what blocks have in common, have other paddings than that section (BLK-COMMON-014, BLK-COMMON-015, OPEN-133)', async () => {
    await editor.drag(editor.tile('container'), editor.block('section').first())
    await expect(editor.block('container')).toHaveCSS('padding', '32px 16px')
    await editor.tile('section').click()
    await expect(editor.block('section').last()).toHaveCSS('padding', '48px 0px')
  })
  await keyboard.press('Control+z')
  await expect(editor.block('section')).toHaveCount(1)
  await editor.drag(editor.tile('text'), editor.block('container').first())
  await editor.write(editor.block('text'), 'Spliced by hand')
  await editor
    .block('section')
    .first()
    .click({ position: { x: 4, y: 4 } })

  await test.step('the toolbar of a block makes a template of it (EDIT-042)', async () => {
    for (const offered of ['Drag', 'Duplicate', 'Remove', 'Create template']) {
      await expect(editor.toolbar.getByRole('button', { name: offered })).toBeVisible()
    }
    await editor.toolbar.getByRole('button', { name: 'Create template' }).click()
  })
  await test.step('a name is needed (TPL-008, OPEN-138)', async () => {
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
    await name.fill('x')
    await name.fill('')
    await expect(name).toHaveAccessibleDescription('Name is required')
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  })
  await test.step('what the server refuses is said, and what was typed stays (TPL-009)', async () => {
    await name.fill('Splices')
    await intercept(page, '**/page/component-template/', (route) => route.abort())
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('alert')).toContainText('could not be saved')
    await expect(name).toHaveValue('Splices')
    await page.unroute('**/page/component-template/')
  })
  await name.press('Enter')
  await keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await test.step('both lists are read, and a section is one of them (TPL-003, TPL-004, TPL-007)', () => {
    expect([...calls].toSorted()).toEqual([`GET ${base}/container/`, `GET ${base}/section/`, `POST ${base}/`])
  })

  await test.step('a container is one of its own kind (TPL-006)', async () => {
    await editor.block('container').click({ position: { x: 60, y: 4 } })
    await expect(editor.toolbar).toHaveAttribute('aria-label', 'Container')
    await editor.toolbar.getByRole('button', { name: 'Create template' }).click()
    await name.fill('Shelf')
    await keyboard.press('Enter')
    await expect(page.locator('[data-template]').filter({ hasText: 'Shelf' })).toHaveCount(1)
    expect(calls).toContain('POST /api/v1/admin/page/savecomponenttemplate/')
  })
  // As a copy, and linked.
  await tile.getByRole('button').first().click()
  await expect(editor.block('text')).toHaveText(['Spliced by hand', 'Spliced by hand'])
  await tile.hover()
  await tile.getByRole('button', { name: 'More actions for Splices' }).click()
  await page.getByRole('menuitem', { name: 'Insert linked' }).click()
  await expect(texts).toHaveText(['Spliced by hand', 'Spliced by hand', 'Spliced by hand'])
  await editor.save()
  const stored = Object.values((await editor.storedContent()).nodes)
  expect(stored.filter((node) => 'template' in node)).toHaveLength(1)
  expect(stored.filter(({ type }) => type === 'text')).toHaveLength(2)

  const settings = page.getByRole('complementary', { name: 'Settings' })
  const id = await tile.getAttribute('data-template')
  await test.step('it is a document of its own; what is saved there shows wherever it is linked (EDIT-004, EDIT-034, EDIT-035)', async () => {
    await texts.last().click()
    await settings.getByRole('link', { name: 'Edit the template' }).click()
    await expect(page).toHaveURL(`${demo.url}/admin/editor?component=${id}`)
    await expect(texts).toHaveText(['Spliced by hand'])
    await editor.write(editor.block('text'), 'Spliced twice')
    await editor.save()
    expect([...calls]).toEqual(expect.arrayContaining([`GET ${base}/{id}`, `PUT ${base}/{id}/`]))
    // On the way back nothing is loaded anew but the page.
    await page.goBack()
    await expect(texts).toHaveText(['Spliced by hand', 'Spliced by hand', 'Spliced twice'])
  })
  const own = settings.getByRole('region', { name: 'Content of this copy' })
  await test.step('a linked copy has a text of its own, written in place, reset and undone by keys', async () => {
    await editor.write(texts.last(), 'Mine')
    await expect(texts).toHaveText(['Spliced by hand', 'Spliced by hand', 'Mine'])
    await expect(own).toContainText('Changed in this copy')
    await own.getByRole('button', { name: 'Reset Text to template' }).focus()
    await keyboard.press('Enter')
    await expect(texts.last()).toHaveText('Spliced twice')
    await expect(own).not.toContainText('Changed in this copy')
    await keyboard.press('Control+z')
    await expect(texts.last()).toHaveText('Mine')
    await editor.save()
    const copy = Object.values((await editor.storedContent()).nodes).find((node) => 'template' in node)
    expect(Object.values(Object(Reflect.get(copy ?? {}, 'overrides')))).toMatchObject([{ props: { text: 'Mine' } }])
  })
  // Another name: a failure is said and what was typed stays; linked copies and their texts do not change.
  await tile.hover()
  await tile.getByRole('button', { name: 'More actions for Splices' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  const renaming = page.getByRole('dialog', { name: 'Rename “Splices”' })
  await renaming.getByRole('textbox', { name: 'Name' }).fill('Splices, long')
  const address = `**/page/component-template/${id}/`
  await intercept(page, address, (route) => route.abort())
  await renaming.getByRole('button', { name: 'Rename' }).click()
  await expect(renaming.getByRole('alert')).toContainText('could not be renamed')
  await page.unroute(address)
  await renaming.getByRole('textbox', { name: 'Name' }).press('Enter')
  await expect(renaming).toHaveCount(0)
  await expect(tile).toHaveAttribute('data-template', String(id))
  await expect(tile).toContainText('Splices, long')
  await expect(texts).toHaveText(['Spliced by hand', 'Spliced by hand', 'Mine'])

  // While it is linked it stays; unlinked, the blocks are the page's own.
  const remove = async (name: string) => {
    await tile.hover()
    await tile.getByRole('button', { name: `More actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
  }
  await remove('Splices, long')
  await expect(page.getByText('Splices, long could not be removed')).toBeVisible()
  await texts.last().click()
  // The linked copy says whose it is; the template is renamed there, too.
  await expect(settings).toContainText('A linked copy of “Splices, long”')
  await settings.getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Splices, short')
  await keyboard.press('Enter')
  await expect(settings).toContainText('A linked copy of “Splices, short”')
  await expect(tile).toContainText('Splices, short')
  await settings.getByRole('button', { name: 'Unlink' }).click()
  await expect(page.getByRole('button', { name: 'Undo: Unlink Splices' })).toBeEnabled()
  await expect(texts.last()).toHaveText('Mine')
  await editor.save()
  expect(Object.values((await editor.storedContent()).nodes).filter((node) => 'template' in node)).toEqual([])
  await remove('Splices, short')
  await expect(tile).toHaveCount(0)
})

test('a linked copy is filled by Enter, by the media library and by the list below the layers', async ({
  page,
  demo,
}) => {
  const editor = await EditorPage.onPageWith(
    ...([page, demo, 'Copies'] as const),
    { type: 'text', props: { text: 'Rigging of the week' } },
    { type: 'image', props: { src: '/media/0/none.webp', altText: 'A coil', dimensions: { desktop: { height: 80 } } } },
    { type: 'text', props: { text: 'Seven days of rope' } },
  )
  const { keyboard } = page
  const texts = editor.frame.locator('#canvas .block-text')
  const pictures = editor.frame.locator('#canvas .block-image img')
  const tile = page.locator('[data-template]').filter({ hasText: 'Week' })
  await editor.block('section').click({ position: { x: 4, y: 4 } })
  await editor.toolbar.getByRole('button', { name: 'Create template' }).click()
  await page.getByRole('dialog', { name: 'Create template' }).getByRole('textbox', { name: 'Name' }).fill('Week')
  await keyboard.press('Enter')
  await tile.hover()
  await tile.getByRole('button', { name: 'More actions for Week' }).click()
  await page.getByRole('menuitem', { name: 'Insert linked' }).click()
  await expect(texts).toHaveCount(4)
  const settings = page.getByRole('complementary', { name: 'Settings' })
  const own = settings.getByRole('region', { name: 'Content of this copy' })

  await test.step('Enter edits the first text, Escape gives the copy back', async () => {
    await expect(own).toContainText('Change texts, pictures and links for this copy only')
    await page.locator('iframe[title="Page in the editor"]').focus()
    await keyboard.press('Enter')
    await editor.frame.locator('[contenteditable=true]').waitFor()
    await keyboard.press('Control+a')
    await keyboard.type('Rigging of May')
    await keyboard.press('Escape')
    await expect(texts).toHaveText([
      'Rigging of the week',
      'Seven days of rope',
      'Rigging of May',
      'Seven days of rope',
    ])
    await expect(editor.toolbar).toHaveAttribute('aria-label', 'Week')
  })

  await test.step('a picture of the copy is chosen from the media library; the template keeps its own', async () => {
    const shared = await pictures.first().getAttribute('src')
    await pictures.last().dblclick()
    await page.getByRole('dialog', { name: 'Media Library' }).locator('.mtiles button').first().dblclick()
    await expect(pictures.last()).not.toHaveAttribute('src', shared ?? '')
    await expect(pictures.first()).toHaveAttribute('src', shared ?? '')
    await expect(own.getByRole('button', { name: 'Reset Image to template' })).toBeVisible()
  })

  await test.step('the list below the layers marks what the copy changed, and its rows lead to the text', async () => {
    await page.getByRole('tab', { name: 'Layers' }).click()
    const list = page.getByRole('region', { name: 'Content of this copy' }).getByRole('list')
    const rows = list.getByRole('button')
    await expect(rows).toHaveCount(3)
    await expect(list.getByText('Changed in this copy')).toHaveCount(2)
    const last = rows.last()
    await expect(last).toHaveAccessibleName(/^Seven days of rope/)
    await last.focus()
    await keyboard.press('Enter')
    await expect(last).toHaveAttribute('aria-pressed', 'true')
    await expect(own.locator('[data-inner]')).toHaveCount(1)
    await last.dblclick()
    await editor.frame.locator('[contenteditable=true]').waitFor()
    await keyboard.press('Control+a')
    await keyboard.type('Nine days')
    await keyboard.press('Escape')
    await expect(texts.last()).toHaveText('Nine days')
    await expect(list.getByText('Changed in this copy')).toHaveCount(3)
    await own.getByRole('button', { name: 'Show all of this copy' }).click()
    await expect(own.locator('[data-inner]')).toHaveCount(3)
  })

  await editor.save()
  const copy = Object.values((await editor.storedContent()).nodes).find((node) => 'template' in node)
  const overrides: object[] = Object.values(Object(Reflect.get(copy ?? {}, 'overrides')))
  expect(overrides).toMatchObject([
    { props: { text: 'Rigging of May' } },
    { props: { src: expect.stringMatching(/^\/media\//) } },
    { props: { text: 'Nine days' } },
  ])
})
