// Customers, their vehicles and notes, at the built product with the demo's people.
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './test.ts'

const path = '/api/v1/admin/customers/'

/** A call of the API as the person who is signed in; gives the server's reply. */
async function ask<Reply = unknown>(page: Page, method: string, address: string, body?: object): Promise<Reply> {
  const { status, reply } = await page.evaluate(
    async ([how = '', where = '', json = '']) => {
      const headers = { 'content-type': 'application/json' }
      const sent = await fetch(where, json === '' ? { method: how } : { method: how, headers, body: json })
      return { status: sent.status, reply: await sent.json() }
    },
    [method, address, body ? JSON.stringify(body) : ''],
  )
  expect(status, `${method} ${address}`).toBeLessThan(300)
  return reply
}

async function addCustomer(page: Page, fields: object): Promise<number> {
  const made = await ask<{ customer: { customer_id: number } }>(page, 'POST', path, fields)
  return made.customer.customer_id
}

/** The demo's own customers came first; what other tests left on the same server goes. */
async function keepDemoCustomers(page: Page): Promise<void> {
  const { results } = await ask<{ results: { rows: { customer_id: number }[] } }>(page, 'GET', `${path}?limit=-1`)
  const others = results.rows.filter(({ customer_id }) => customer_id > 20)
  for (const { customer_id } of others) await ask(page, 'DELETE', `${path}${customer_id}/`)
}

/** Names in the list of customers, as they stand. */
const names = (page: Page) => page.getByRole('table').locator('tbody').getByRole('link')
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name })

test('the list is searched, sorted, filtered and paged, and its address says how', async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
  await keepDemoCustomers(page)
  await page.goto(`${demo.url}/admin/customers`)
  const search = page.getByRole('searchbox', { name: 'Name, email, phone or vehicle' })
  await test.step('by name, email, phone and vehicle', async () => {
    await expect(page.getByText('20 customers')).toBeVisible()
    for (const [words, found] of [
      ['mbeki', 'Cleo Mbeki-Stone'],
      ['oswald.crane@', 'Oswald Crane'],
      ['19025550143', 'Greta Lindenbaum'],
      ['drover', 'Quentin Larkspur'],
    ] as const) {
      await search.fill(words)
      await expect(names(page)).toHaveText([found])
    }
    await expect(page).toHaveURL(/search=drover/)
    await page.reload()
    await expect(search).toHaveValue('drover')
    await expect(names(page)).toHaveText(['Quentin Larkspur'])
    await search.fill('zzyx')
    await expect(
      page
        .getByText('Clear filters')
        .or(page.getByRole('button', { name: /clear/i }))
        .first(),
    ).toBeVisible()
    await search.fill('')
    await expect(names(page).first()).toHaveText('Rosalind Achebe')
  })
  await test.step('by last name, then by place; back leads to the order before', async () => {
    await page.getByRole('button', { name: 'Place' }).click()
    await expect(page).toHaveURL(/orderBy=city/)
    await expect(names(page).first()).toHaveText('Cleo Mbeki-Stone')
    await page.goBack()
    await expect(names(page).first()).toHaveText('Rosalind Achebe')
  })
  await test.step('by contact source (CUST-001)', async () => {
    await page.getByRole('button', { name: 'Add filter' }).click()
    await page.getByRole('checkbox', { name: 'In person' }).click()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/source=in_person/)
    await expect(names(page)).toHaveText([
      ...['Quentin Larkspur', 'Greta Lindenbaum', 'Bertrand Quillfeather', 'Lorcan Windermere'],
    ])
    await page.getByRole('button', { name: 'Remove filter Source' }).click()
    await expect(names(page).first()).toHaveText('Rosalind Achebe')
  })
  await expectAccessible(page, 'the list of customers')
  await test.step('in pages of 25', async () => {
    for (let count = 1; count <= 6; count += 1) await addCustomer(page, { firstname: 'Zed', lastname: `Zz${count}` })
    await page.reload()
    await expect(names(page)).toHaveCount(25)
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(page).toHaveURL(/currentPage=2/)
    await expect(names(page)).toHaveText(['Zed Zz6'])
  })
})

test('a customer is created by keyboard; what the server refuses stays in the form', async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin/customers`)
  await page.getByRole('button', { name: 'New Customer' }).first().focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'New Customer' })
  await expect(dialog.getByLabel('First name')).toBeFocused()
  await expectAccessible(page, 'a new customer')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Enter a first name, a company or an email address.')).toBeVisible()
  await page.keyboard.type('Wilhelmina')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Ash')
  await dialog.getByLabel('Email', { exact: true }).fill('annika.brow@example.com')
  await dialog.getByLabel('Country', { exact: true }).selectOption('US')
  await expect(dialog.getByLabel('ZIP code')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Another customer has the email address annika.brow@example.com.')).toBeVisible()
  await expect(dialog.getByLabel('First name')).toHaveValue('Wilhelmina')
  await dialog.getByLabel('Email', { exact: true }).fill('wilhelmina@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Wilhelmina Ash', level: 1 })).toBeVisible()
  await expect(page.getByText('United States')).toBeVisible()
})

test('tags are typed, offered again, shown with the name, and filter the list', async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
  const id = await addCustomer(page, { firstname: 'Tamar', lastname: 'Tagg', tags: ['Wholesale'] })
  await page.goto(`${demo.url}/admin/customers/${id}`)
  await page.getByRole('button', { name: 'Edit details' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Tamar Tagg' })
  await dialog.getByLabel('Tags').fill('Slow payer')
  await page.keyboard.press('Enter')
  await expectAccessible(page, 'a customer with tags')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const head = page.getByRole('main')
  await expect(head.getByText('Slow payer', { exact: true })).toBeVisible()
  await expect(head.getByText('Wholesale', { exact: true })).toBeVisible()
  await page.goto(`${demo.url}/admin/customers`)
  await page.getByRole('button', { name: 'Add filter' }).click()
  await page.getByRole('checkbox', { name: 'Slow payer' }).click()
  await page.keyboard.press('Escape')
  await expect(names(page)).toHaveText(['Tamar Tagg'])
})

test('vehicles stand with their customer, with icons where somebody has to act', async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
  const id = await addCustomer(page, { firstname: 'Ferdinand', lastname: 'Gale' })
  await page.goto(`${demo.url}/admin/customers/${id}`)
  await tab(page, /Vehicles/).click()
  await expect(page).toHaveURL(/tab=vehicles/)
  await expect(page.getByText('No vehicles yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add vehicle' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Make')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Enter a make, a model, a VIN or a plate.')).toBeVisible()
  await dialog.getByLabel('Make').fill('Norton')
  await dialog.getByLabel('Model').fill('Commando')
  await dialog.getByLabel('Year').fill('1974')
  await dialog.getByLabel('Type').selectOption('Motorcycle')
  await dialog.getByLabel('Plate').fill('rope 12')
  await expectAccessible(page, 'a vehicle')
  await page.keyboard.press('Enter')
  const row = page.getByRole('listitem').filter({ hasText: '1974 Norton Commando' })
  await test.step('year, make and model name it (VEH-001)', async () => {
    await expect(row).toContainText('ROPE 12')
    await expect(tab(page, /Vehicles/)).toHaveText(/1$/)
  })
  const badge = (name: string) => row.getByText(name, { exact: true })
  await test.step('checked in and ready for pickup have an icon, the other states none (VEH-004, OPEN-359)', async () => {
    for (const [state, icons] of [
      ['Checked in', 1],
      ['In service', 0],
      ['Ready for pickup', 1],
      ['Picked up', 0],
    ] as const) {
      await row.getByRole('button', { name: 'Edit 1974 Norton Commando' }).click()
      await dialog.getByLabel('Check-in').selectOption(state)
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(badge(state)).toBeVisible()
      await expect(badge(state).locator('svg')).toHaveCount(icons)
    }
    // The focus is back on the pencil, whose tooltip stands outside of every landmark.
    await page.keyboard.press('Escape')
    await expectAccessible(page, 'the vehicles of a customer')
    await row.getByRole('button', { name: 'Edit 1974 Norton Commando' }).click()
    await dialog.getByLabel('Check-in').selectOption('Not checked in')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(badge('Picked up')).toHaveCount(0)
  })
  await row.getByRole('button', { name: 'Delete 1974 Norton Commando' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('No vehicles yet')).toBeVisible()
})

test('one dialog shows and writes notes, wherever it is opened', async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
  const id = await addCustomer(page, { firstname: 'Nadia', lastname: 'Brook' })
  await page.goto(`${demo.url}/admin/customers/${id}`)
  const activity = page.getByRole('list', { name: 'Activity' })
  await expect(activity.getByRole('listitem')).toHaveText([/Customer created/])
  const asksAgain = () => page.waitForRequest((request) => new URL(request.url()).pathname === `${path}${id}/`)
  await test.step('from a customer, about that customer; then the customer is asked for again (NOTE-002, NOTE-003)', async () => {
    await page.getByRole('button', { name: 'Write a note' }).click()
    const dialog = page.getByRole('dialog', { name: 'New Note' })
    await expect(dialog.getByText('Only staff can see notes')).toBeVisible()
    await expect(
      dialog.getByRole('combobox', { name: 'Customer' }).or(dialog.getByText('Nadia Brook')).first(),
    ).toBeVisible()
    await expectAccessible(page, 'a new note')
    await dialog.getByRole('button', { name: 'Create note' }).click()
    await expect(dialog.getByText('Enter a title.')).toBeVisible()
    await dialog.getByLabel('Title').fill('Second firing')
    await dialog.getByLabel('Due date').fill('2026-12-01')
    const again = asksAgain()
    await dialog.getByRole('button', { name: 'Create note' }).click()
    await again
    await expect(dialog).toHaveCount(0)
    await expect(activity.getByRole('link', { name: 'Second firing' })).toBeVisible()
  })
  const note = page.getByRole('dialog', { name: 'Note', exact: true })
  await test.step('from the tab, which counts them; files are added to the note', async () => {
    await expect(tab(page, /Notes/)).toHaveText(/1$/)
    await tab(page, /Notes/).click()
    await expect(page.getByRole('cell', { name: 'Dec 1, 2026' })).toBeVisible()
    await page.getByRole('button', { name: 'Second firing' }).click()
    await expect(note.getByLabel('Title')).toHaveValue('Second firing')
    await expect(note.getByText('No files yet.')).toBeVisible()
    const file = { name: 'rim.txt', mimeType: 'text/plain', buffer: Buffer.from('4 mm') }
    await note.locator('input[type=file]').setInputFiles(file)
    await expect(note.getByRole('link', { name: 'rim.txt' })).toBeVisible()
    await expectAccessible(page, 'a note')
    await note.getByLabel('Done').check()
    await note.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('cell').filter({ hasText: 'Second firing' })).toContainText('Done')
  })
  await test.step('by its address, over the list of notes (SHELL-006, OPEN-109)', async () => {
    await tab(page, /Overview/).click()
    await activity.getByRole('link', { name: 'Second firing' }).click()
    await expect(page).toHaveURL(/\/admin\/notes\/\d+$/)
    await expect(note.getByLabel('Title')).toHaveValue('Second firing')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/admin\/notes$/)
    await expect(page.getByRole('heading', { name: 'Notes', level: 1 })).toBeVisible()
    await expectAccessible(page, 'the list of notes')
  })
  await test.step('when a note is deleted, the customer is asked for again (NOTE-004)', async () => {
    await page.goto(`${demo.url}/admin/customers/${id}?tab=notes`)
    await page.getByRole('button', { name: 'Second firing' }).click()
    await note.getByRole('button', { name: 'Delete', exact: true }).click()
    const again = asksAgain()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
    await again
    await expect(note).toHaveCount(0)
    await expect(page.getByText('No notes yet')).toBeVisible()
  })
})

test('the overview counts and shows what happened, all of it or by kind', async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
  const id = await addCustomer(page, { firstname: 'Fergus', lastname: 'Figure' })
  await page.goto(`${demo.url}/admin/customers/${id}`)
  const figures = page.getByRole('region', { name: 'Key figures' })
  await expect(figures).toContainText('Notes0')
  await expect(figures).toContainText('Last activitytoday')
  const activity = page.getByRole('list', { name: 'Activity' })
  await expect(activity.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('radio', { name: 'All' })).toHaveCount(0)
  for (const title of ['Call back', 'Order rims'])
    await ask(page, 'POST', '/api/v1/admin/notes/', { title, customer_id: id })
  await page.reload()
  await expect(figures).toContainText('Notes2')
  await expect(activity.getByRole('listitem')).toHaveCount(3)
  await page.getByRole('group', { name: 'Show' }).getByText('Notes').click()
  await expect(activity.getByRole('listitem')).toHaveCount(2)
  await expect(activity).not.toContainText('Customer created')
  await expectAccessible(page, 'the overview of a customer')
})

test.describe('files of a new note', () => {
  test.use({ expectedErrors: /503|Service Unavailable/ })

  test('are uploaded once it is saved; what failed stays, and the note is not written twice', async ({
    page,
    demo,
  }) => {
    await demo.signIn(page, 'owner')
    const id = await addCustomer(page, { firstname: 'Nora', lastname: 'Attach' })
    await page.goto(`${demo.url}/admin/customers/${id}?tab=notes`)
    let sent = 0
    await page.route(/\/api\/v1\/admin\/notes\/\d+\/files\/$/, (route) => {
      if (route.request().method() === 'POST') sent += 1
      return route.request().method() === 'POST' && sent === 2
        ? route.fulfill({ status: 503, json: { success: false, code: 'DOWN', error: 'The storage is away.' } })
        : route.fallback()
    })
    await page.getByRole('button', { name: 'New Note' }).click()
    const dialog = page.getByRole('dialog', { name: 'New Note' })
    await dialog.getByLabel('Title').fill('With files')
    const file = (name: string, text = name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
    const input = dialog.locator('input[type=file]')
    await input.setInputFiles([file('first.txt'), file('second.txt'), file('third.txt')])
    await dialog.getByRole('button', { name: 'Remove third.txt' }).click()
    await expect(dialog.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page, 'a new note with files')
    await dialog.getByRole('button', { name: 'Create note' }).click()
    await expect(dialog.getByText('The note was saved, but not all of its files.')).toBeVisible()
    await expect(dialog.getByText('The storage is away.')).toBeVisible()
    await expect(dialog.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveCount(1)
    await expect(dialog.getByText('second.txt')).toBeVisible()
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('row', { name: /With files/ })).toHaveCount(1)
    await page.getByRole('button', { name: 'With files' }).click()
    const note = page.getByRole('dialog', { name: 'Note', exact: true })
    for (const name of ['first.txt', 'second.txt']) await expect(note.getByRole('link', { name })).toBeVisible()
  })
})

test('duplicates are merged, and the merge is undone', async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
  await addCustomer(page, { firstname: 'Tobias', lastname: 'Twin', email: 'tobias@example.com' })
  const other = await addCustomer(page, { firstname: 'Tobias', lastname: 'Twin', city: 'Pictou' })
  await ask(page, 'POST', '/api/v1/admin/notes/', { title: 'Collects on Fridays', customer_id: other })
  await page.goto(`${demo.url}/admin/customers?search=tobias`)
  await expect(names(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'More', exact: true }).first().click()
  await page.getByRole('menuitem', { name: 'Find duplicates' }).click()
  const dialog = page.getByRole('dialog', { name: 'Duplicate customers' })
  const group = dialog.getByRole('region', { name: 'Tobias Twin, Tobias Twin' })
  await expect(group.getByText('Same name')).toBeVisible()
  await expectAccessible(page, 'duplicates')
  await group.getByRole('button', { name: 'Keep this one: Tobias Twin tobias@example.com' }).click()
  await expect(dialog.getByRole('status')).toContainText('Merged into Tobias Twin')
  await expect(group).toHaveCount(0)
  await expect(page.getByText('1 customer', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(group).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(names(page)).toHaveCount(2)
  await page.goto(`${demo.url}/admin/customers/${other}`)
  await expect(page.getByRole('link', { name: 'Collects on Fridays' })).toBeVisible()
})

test('customers are imported: columns are matched, a check writes nothing, bad rows come back (OPEN-121)', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'owner')
  await page.goto(`${demo.url}/admin/customers?search=imported`)
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import customers' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page, 'an import without a file')
  const lines = ['Given name,Called,Town', 'Ada,Imported,Halifax', ',Nobody,Pictou', 'Bo,Imported,Lunenburg']
  const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) }
  await dialog.locator('input[type=file]').setInputFiles(file)
  await expect(dialog.getByLabel('First name')).toHaveValue('Given name')
  await expect(dialog.getByLabel('Last name')).toHaveValue('')
  await dialog.getByLabel('Last name').selectOption('Called')
  await expect(dialog.getByRole('cell', { name: 'Imported, Nobody, Imported' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Check first' }).click()
  await expect(dialog.getByText('2 rows can be imported.')).toBeVisible()
  await expect(dialog.getByText('1 row cannot be imported.')).toBeVisible()
  await expectAccessible(page, 'a checked import')
  await expect(page.getByText('0 customers')).toBeVisible()
  const [left] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download failed rows' }).click(),
  ])
  expect(left.suggestedFilename()).toBe('people-left-out.csv')
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(dialog.getByText('2 rows were imported.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(names(page)).toHaveText(['Ada Imported', 'Bo Imported'])
})

test('everything that is known of a person is downloaded, then erased', async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
  const id = await addCustomer(page, { firstname: 'Erasmus', lastname: 'Gone', email: 'erasmus@example.com' })
  await page.goto(`${demo.url}/admin/customers/${id}`)
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  const [file] = await Promise.all([page.waitForEvent('download'), choose('Download personal data')])
  expect(file.suggestedFilename()).toBe(`customer-${id}.zip`)
  await choose('Erase everywhere')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Everything that this website stores about Erasmus Gone will be erased')
  await question.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('Erasmus Gone was erased')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/customers$/)
})

test('a list that fails says so; whoever may not see customers is told', async ({ page, demo }) => {
  await demo.signIn(page, 'owner')
  const reply = { status: 503, json: { success: false, error: 'The database rests.', code: 'BUSY' } }
  await page.route(`**${path}?*`, (route) => route.fulfill(reply))
  await page.goto(`${demo.url}/admin/customers`)
  await expect(page.getByText('The database rests.')).toBeVisible()
  await page.unroute(`**${path}?*`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(names(page).first()).toBeVisible()
  await page.goto(`${demo.url}/admin/customers/999999`)
  await expect(page.getByRole('heading', { name: 'The customer could not be loaded' })).toBeVisible()
  await demo.signIn(page, 'editor')
  await page.goto(`${demo.url}/admin/customers`)
  await expect(page.getByRole('heading', { name: 'You don’t have access to Customers' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('no screen of customers is wider than the phone', async ({ page, demo }) => {
    await demo.signIn(page, 'owner')
    const expectToFit = async (name: string) => {
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(beyond, name).toBeLessThanOrEqual(0)
      for (const button of await page.getByRole('main').getByRole('button').all()) {
        const box = await button.boundingBox()
        if (box) expect(box.x + box.width, `${name}: ${await button.textContent()}`).toBeLessThanOrEqual(390)
      }
    }
    await page.goto(`${demo.url}/admin/customers?search=mbeki`)
    await expect(names(page)).toHaveCount(1)
    await expectToFit('list')
    await expectAccessible(page, 'the list on a phone')
    await names(page).click()
    await expect(page.getByRole('list', { name: 'Activity' })).toBeVisible()
    await expectToFit('overview')
    await expectAccessible(page, 'a customer on a phone')
    await tab(page, /Vehicles/).click()
    await expect(page.getByText('2021 Norrbeck Tern 300')).toBeVisible()
    await expectToFit('vehicles')
    await tab(page, /Notes/).click()
    await page.getByRole('button', { name: 'Wants the old parts' }).click()
    await expect(page.getByRole('dialog', { name: 'Note', exact: true }).getByLabel('Title')).toBeVisible()
    await expectToFit('a note')
  })
})
