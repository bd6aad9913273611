import { intercept } from '../../examples/demo/e2e/intercept.ts'
import { expect, test } from './test.ts'

test('a wrong password is refused with the sentence of the server, and the email stays; PERM-101: signing in leads back to the address that was asked for', async ({
  page,
  demo,
}) => {
  await page.goto(`${demo.url}/admin/pages?status=draft`)
  await expect(page).toHaveURL(`${demo.url}/admin/sign-in?next=%2Fadmin%2Fpages%3Fstatus%3Ddraft`)
  await expect(page.getByRole('heading', { name: 'Sign in to Ropewalk Motor & Cycle' })).toBeVisible()
  await page.getByLabel('Email').fill('staff@example.com')
  await page.getByLabel('Password', { exact: true }).fill('not it')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toHaveText('Incorrect email or password.')
  await expect(page.getByLabel('Email')).toHaveValue('staff@example.com')
  await page.getByLabel('Email').fill(demo.email)
  await page.getByLabel('Password', { exact: true }).fill(demo.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${demo.url}/admin/pages?status=draft`)
  await expect(page.getByRole('heading', { name: 'Pages', level: 1 })).toBeVisible()
})

test('PERM-101: a customer has no back office, and gets no data of it', async ({ page, demo }) => {
  await demo.signIn(page, 'customer')
  await page.goto(`${demo.url}/admin/pages`)
  await expect(page.getByRole('heading', { name: 'This account has no access here' })).toBeVisible()
})

test('the user menu logs out, after asking', async ({ page, demo }) => {
  await demo.signIn(page, 'editor')
  await page.goto(`${demo.url}/admin`)
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' })
  const account = page.getByRole('button', { name: /^Account of/ })
  await test.step('the menu holds the controls of the person (SHELL-037, NAV-005, OPEN-119)', async () => {
    await account.click()
    await expect(page.getByRole('menu')).toContainText('editor@example.com')
    await expect(page.getByRole('menuitem')).toHaveText(['Profile', 'Dark mode', 'View Website', 'Logout'])
  })
  await test.step('logging out asks, and can be dismissed (NAV-006)', async () => {
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(dialog).toContainText('Are you sure you wish to logout?')
    await dialog.getByRole('button', { name: 'Dismiss' }).click()
    await expect(dialog).toBeHidden()
  })
  await test.step('what fails leaves the person where they are (OPEN-332)', async () => {
    await account.click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await intercept(page, '**/api/v1/auth/logout/', (route) => route.abort())
    await dialog.getByRole('button', { name: 'Accept' }).click()
    await expect(page.getByText('Could not sign you out')).toBeVisible()
    await page.unroute('**/api/v1/auth/logout/')
  })
  await test.step('it ends at the home page (NAV-007, NAV-008)', async () => {
    await account.click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    const answered = page.waitForResponse('**/api/v1/auth/logout/')
    await dialog.getByRole('button', { name: 'Accept' }).click()
    expect((await answered).status()).toBe(200)
    await expect(page).toHaveURL(`${demo.url}/`)
  })
  await page.goto(`${demo.url}/admin/pages`)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('documents are no-store, carry a fresh nonce, and nothing else may frame them', async ({ page, demo }) => {
  const policies = []
  for (const path of ['/admin', '/admin/']) {
    const reply = await page.request.get(demo.url + path)
    expect(reply.headers()['cache-control']).toBe('no-store')
    policies.push(reply.headers()['content-security-policy'] ?? '')
  }
  expect(policies[0]).toMatch(/script-src 'self' 'nonce-[^']+'/)
  expect(policies[0]).toContain("frame-ancestors 'none'")
  expect(policies[0]).not.toBe(policies[1])
  expect((await page.request.get(`${demo.url}/admin/editorwrapper`)).status()).toBe(401)
})
