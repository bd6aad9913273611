// Websites, plans, agencies and archives, as whoever runs the installation sees them, at the built product.
import type { Browser, Page } from '@playwright/test'
import type { Demo } from '../../examples/demo/e2e/server.ts'
import { expect, expectAccessible, test } from './test.ts'

/** Halfmoon's owner, at work beside the platform's administrator. */
async function ownerAt(browser: Browser, demo: Demo): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await demo.signIn(page, 'owner', demo.second)
  return page
}

/** What the server says to a call of the page. */
const statusOf = (page: Page, path: string): Promise<number> =>
  page.evaluate(async (address) => (await fetch(address)).status, path)

async function openWebsite(page: Page, demo: Demo, name: string): Promise<void> {
  await page.goto(`${demo.url}/admin/platform/tenants`)
  await page.getByRole('searchbox', { name: 'Search websites' }).fill(name.slice(0, 4))
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

test('TENANT-001, GEN-006, GEN-009 a website’s plan, modules and limits are changed by the platform, and hold at once', async ({
  page,
  demo,
  browser,
}) => {
  const owner = await ownerAt(browser, demo)
  const products = '/api/v1/admin/products/'
  await owner.goto(`${demo.second}/admin`)
  await expect(owner.getByRole('link', { name: 'Products' })).toBeVisible()
  await demo.signIn(page)

  // One website: its plan, then one module of it.
  await openWebsite(page, demo, 'Halfmoon')
  await expectAccessible(page, 'a website')
  const plan = page.getByLabel('Plan', { exact: true })
  await expect(plan).toHaveValue('standard')
  await plan.selectOption('basic')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Website saved')).toBeVisible()
  await page.getByRole('tab', { name: 'Modules' }).click()
  const store = page.getByRole('switch', { name: 'Store on this website' })
  await store.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Store is off')).toBeVisible()
  expect(await statusOf(owner, products)).toBe(403)
  await owner.reload()
  await expect(owner.getByRole('link', { name: 'Pages', exact: true })).toBeVisible()
  await expect(owner.getByRole('link', { name: 'Products' })).toHaveCount(0)
  await store.click()
  await expect(page.getByText('Store is on')).toBeVisible()
  expect(await statusOf(owner, products)).toBe(200)

  // All websites of a plan: which modules it holds, and how much of everything.
  await page.getByRole('link', { name: 'Plans', exact: true }).click()
  const lowest = page.getByLabel('Lowest plan with Store')
  await expect(lowest).toBeVisible()
  await expectAccessible(page, 'the plans')
  await lowest.selectOption('enterprise')
  const move = page.getByRole('dialog', { name: 'Store from plan Enterprise up' })
  await expect(move.getByText('Halfmoon')).toBeVisible()
  await expectAccessible(page, 'moving a module to a higher plan')
  await expect(move.getByRole('button', { name: 'Move module' })).toBeDisabled()
  await move.getByLabel('Type the name of the module').fill('Store')
  await move.getByRole('button', { name: 'Move module' }).click()
  await expect(page.getByText('Plans changed')).toBeVisible()
  expect(await statusOf(owner, products)).toBe(403)
  await owner.goto(`${demo.second}/admin/inventory/products`)
  await expect(owner.getByRole('heading', { name: 'Products is part of a higher plan' })).toBeVisible()
  await lowest.selectOption('basic')
  await expect.poll(() => statusOf(owner, products)).toBe(200)

  const basic = page.locator('form', { has: page.getByRole('heading', { name: 'Basic' }) })
  await basic.getByLabel('Pages').fill('a few')
  await expect(basic.getByText('Enter a whole number or leave empty')).toBeVisible()
  await basic.getByLabel('Pages').fill('1')
  await basic.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Basic saved')).toBeVisible()
  await owner.goto(`${demo.second}/admin/pages/new`)
  await owner.getByLabel('Title*').fill('One too many')
  await owner.keyboard.press('Control+s')
  await expect(owner.getByText(/The website's plan allows 1 page/)).toBeVisible()
  await expect(owner.getByLabel('Title*')).toHaveValue('One too many')
  await basic.getByLabel('Pages').fill('50')
  await basic.getByRole('button', { name: 'Save' }).click()
  // The toast of the first time may still stand, or be gone already.
  await expect(basic.locator('button:disabled')).toHaveText('Save')
  await openWebsite(page, demo, 'Halfmoon')
  await plan.selectOption('standard')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Website saved')).toBeVisible()

  // On a phone the list of websites has the way into each, too.
  const usual = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${demo.url}/admin/platform/tenants`)
  await expect(page.getByRole('button', { name: 'Enter Halfmoon' })).toBeInViewport({ ratio: 1 })
  if (usual) await page.setViewportSize(usual)

  // Into the website from here, as oneself, and back to the list of websites.
  await openWebsite(page, demo, 'Halfmoon')
  await page.getByRole('button', { name: 'Enter website' }).click()
  await expect(page.getByText('Entered from the platform')).toBeVisible()
  await expect(page).toHaveURL(`${demo.second}/admin`)
  await expectAccessible(page, 'a website that was entered')
  await page.getByRole('button', { name: 'Leave website' }).click()
  await expect(page.getByRole('heading', { name: 'Websites', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(`${demo.url}/admin/platform/tenants`)

  // None of it is anybody else's.
  await owner.goto(`${demo.second}/admin/platform/tenants`)
  await expect(owner.getByRole('heading', { name: 'You don’t have access to Websites' })).toBeVisible()
  await expect(owner.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText('Websites')
  await owner.context().close()
})

test('TENANT-002, SHELL-025 an agency makes a website, works in it or without one; a website is deleted by its typed name', async ({
  page,
  demo,
  browser,
}) => {
  await demo.signIn(page)
  await page.goto(`${demo.url}/admin/platform/agencies`)
  await page.getByRole('button', { name: 'New agency' }).click()
  await page.getByLabel('Name').fill('Harbour Studio')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Harbour Studio', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Invite someone' }).click()
  const person = page.getByRole('dialog', { name: 'Invite someone' })
  await person.getByLabel('Name').fill('Agent')
  await person.getByLabel('Email').fill('agent@example.com')
  await person.getByLabel('Role in the agency').selectOption('Owner')
  await person.getByRole('button', { name: 'Send invitation' }).click()
  // No mail server is set up, so the link is shown to whoever invites.
  const invited = page.getByRole('dialog', { name: 'agent@example.com has been invited' })
  const link = (await invited.getByRole('region', { name: 'Invitation' }).textContent()) ?? ''
  await invited.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('agent@example.com')).toBeVisible()
  await expectAccessible(page, 'an agency')

  // On the platform's own address, with no website chosen.
  const home = demo.url.replace('localhost', 'platform.localhost')
  const agent = await (await browser.newContext()).newPage()
  await agent.goto(link)
  await agent.getByLabel('Choose a password').fill('many small sails')
  await agent.getByRole('button', { name: 'Accept the invitation' }).click()
  await expect(agent.getByText('Websites that the agency creates are listed here.')).toBeVisible()
  await agent.getByRole('link', { name: 'New website' }).click()
  await agent.getByLabel('Name of the website').fill('Sail Loft')
  await agent.getByLabel('Host name').fill('sail-loft.localhost')
  await agent.getByRole('button', { name: 'Create website' }).click()
  await agent.getByRole('button', { name: 'Open Sail Loft' }).click()
  await expect(agent.getByRole('link', { name: 'Pages', exact: true })).toBeVisible()
  await expect(agent.getByText('Sail Loft').first()).toBeVisible()

  await agent.getByRole('button', { name: /^Account of/ }).click()
  await agent.getByRole('menuitem', { name: 'Change website' }).click()
  await expect(agent.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText('Harbour StudioChoose a website')
  await agent.getByRole('button', { name: 'View without a website' }).click()
  await expect(agent).toHaveURL(`${home}/admin`)
  await expect(agent.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await expect(agent.getByRole('link', { name: 'Pages', exact: true })).toHaveCount(0)
  await agent.getByRole('link', { name: 'API tokens' }).click()
  await expect(agent.getByRole('heading', { name: 'API tokens belong to a website' })).toBeVisible()
  await agent.goto(`${home}/admin/agency`)
  await expect(agent.getByRole('heading', { name: 'Harbour Studio', level: 1 })).toBeVisible()
  await page.getByRole('switch', { name: 'Active' }).click()
  await expect(page.getByText('Agency saved')).toBeVisible()
  await agent.reload()
  await expect(
    agent.getByText('The agency is not active. Ask an administrator of the platform to activate it.'),
  ).toBeVisible()
  await agent.context().close()

  // The end of a website.
  await openWebsite(page, demo, 'Sail Loft')
  await page.getByRole('button', { name: 'Delete website' }).click()
  const question = page.getByRole('dialog', { name: 'Delete Sail Loft?' })
  const accept = question.getByRole('button', { name: 'Delete website' })
  await question.getByLabel('Type the name of the website').fill('Sail loft')
  await expect(accept).toBeDisabled()
  await question.getByLabel('Type the name of the website').fill('Sail Loft')
  await accept.click()
  await expect(page).toHaveURL(/\/admin\/platform\/tenants$/)
  await expect(page.getByRole('link', { name: 'Halfmoon' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sail Loft' })).toHaveCount(0)
})

test('TENANT-003, OPEN-146 a website is taken along as an archive by those who may, and becomes another, empty one', async ({
  page,
  demo,
  browser,
}) => {
  const owner = await ownerAt(browser, demo)
  await owner.goto(`${demo.second}/admin`)
  await owner.getByRole('link', { name: 'Backups' }).click()
  await expect(owner.getByRole('heading', { name: 'No backups' })).toBeVisible()
  await owner.getByRole('button', { name: 'Create backup' }).click()
  const download = owner.getByRole('link', { name: 'Download' })
  await expect(download).toBeVisible()
  await expectAccessible(owner, 'the archives')
  const [file] = await Promise.all([owner.waitForEvent('download'), download.click()])
  expect(file.suggestedFilename()).toMatch(/^halfmoon.*\.zip$/)
  const path = await file.path()

  await demo.signIn(page)
  await page.goto(`${demo.url}/admin/platform/tenants/new`)
  await page.getByLabel('Name of the website').fill('Waxing Moon')
  await page.getByLabel('Host name').fill('waxing.localhost')
  await page.getByLabel('Plan', { exact: true }).selectOption('standard')
  // It can begin with one; what becomes of it is seen among its archives.
  const notes = { name: 'notes.zip', mimeType: 'application/zip', buffer: Buffer.from('no archive') }
  await page.getByLabel('Backup of a website', { exact: true }).setInputFiles(notes)
  await expect(page.getByRole('switch', { name: 'Start with an empty home page' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Create website' }).click()
  const archive = page.getByLabel('Backup', { exact: true })
  await expect(
    page.getByText(/This backup can’t be read: it is damaged or not a ZIP file\. Nothing was changed\./),
  ).toBeVisible()
  await archive.setInputFiles(path)
  await expect(page.getByText('Imported', { exact: true })).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  const words = async (at: string) => {
    expect((await visitor.goto(at))?.status()).toBe(200)
    return visitor.getByRole('main').textContent()
  }
  const copy = demo.url.replace('localhost', 'waxing.localhost')
  expect(await words(`${copy}/`)).toBe(await words(`${demo.second}/`))
  await visitor.context().close()

  // A website that holds something stays as it is.
  await archive.setInputFiles(path)
  await expect(page.getByText(/“Waxing Moon” is not empty: it has/)).toBeVisible()
  const name = file.suggestedFilename()
  await owner.getByRole('button', { name: `Delete ${name}` }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
  await expect(owner.getByRole('heading', { name: 'No backups' })).toBeVisible()
  await owner.context().close()
})
