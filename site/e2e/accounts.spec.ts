// Accounts of shoppers on the pages of a website. The mails are the real ones of the outbox.
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from '@playwright/test'
import { expect, test } from './demo-site.ts'

const password = 'seven quiet herons'
const newEmail = (name: string) => `${name}-${Date.now()}@example.com`

interface Mails {
  readonly results: { readonly rows: readonly { readonly id: number; readonly to: string }[] }
}

/** The address of the newest link to a page that was mailed to somebody, which an owner reads in the outbox. */
async function mailedLink(owner: Page, to: string, path: string): Promise<string> {
  const newest = () =>
    owner.evaluate(
      async ([email, where]) => {
        const list: Mails = await (await fetch('/api/v1/admin/mails/?itemsPerPage=20')).json()
        for (const { id } of list.results.rows.filter((row) => row.to === email)) {
          const { results }: { results: { text: string } } = await (await fetch(`/api/v1/admin/mails/${id}/`)).json()
          const link = new RegExp(`https?:\\S+${where}\\?token=[\\w-]{43}`).exec(results.text)?.[0]
          if (link) return link
        }
        return ''
      },
      [to, path] as const,
    )
  await expect.poll(newest).not.toBe('')
  return newest()
}

async function visitorOf(browser: Browser | null, javaScriptEnabled: boolean): Promise<Page> {
  const page = await (await browser?.newContext({ javaScriptEnabled }))?.newPage()
  if (!page) throw new Error('No second browser context')
  return page
}

const form = (page: Page, name: string) => page.locator(`form:has(> input[value="${name}"])`)
const field = (page: Page, of: string, name: string) => form(page, of).locator(`[name="${name}"]`)
const submit = (page: Page, of: string) => form(page, of).locator('[type=submit]').click()

for (const hasScript of [true, false]) {
  const how = hasScript ? 'with' : 'without'
  test(`a visitor registers, changes their data and closes the account ${how} JavaScript (STORE-005, STORE-006, OPEN-313)`, async ({
    page: owner,
    demo,
  }) => {
    await demo.signIn(owner, 'owner')
    const page = await visitorOf(owner.context().browser(), hasScript)
    const email = newEmail(how)
    const ready = async () => {
      if (hasScript) await expect(page.locator('.account-page[data-ready]')).toBeVisible()
    }
    await page.goto(`${demo.url}/user-profile`)
    await expect(page).toHaveURL(`${demo.url}/sign-in?returnTo=/user-profile`)
    await page.getByRole('link', { name: 'Create an account' }).click()
    await ready()
    await field(page, 'sign-up', 'firstname').fill('Ida')
    await field(page, 'sign-up', 'email').fill(email)
    await field(page, 'sign-up', 'password').fill('short')
    await submit(page, 'sign-up')
    await expect(page.getByText('Choose a password with at least 10 characters.')).toBeVisible()
    await expect(field(page, 'sign-up', 'email')).toHaveValue(email)
    await field(page, 'sign-up', 'password').fill(password)
    await submit(page, 'sign-up')
    await expect(page.getByText('Check your email.')).toBeVisible()

    await page.goto(await mailedLink(owner, email, '/signup/confirm'))
    await ready()
    await field(page, 'confirm-account', 'password').fill(password)
    await submit(page, 'confirm-account')
    await expect(page.getByText('Your account is ready.')).toBeVisible()
    await expect(page).toHaveURL(/\/user-profile\?done=welcome$/)

    await ready()
    await field(page, 'profile', 'city').fill('Tern')
    await field(page, 'profile', 'country').selectOption('DE')
    await submit(page, 'profile')
    await expect(page.getByText('Your changes were saved.')).toBeVisible()
    await page.goto(`${demo.url}/user-profile`)
    await expect(field(page, 'profile', 'city')).toHaveValue('Tern')

    await ready()
    await field(page, 'close', 'currentPassword').fill('wrong')
    await submit(page, 'close')
    await expect(page.getByText('This password is wrong.')).toBeVisible()
    await ready()
    await field(page, 'close', 'currentPassword').fill(password)
    await submit(page, 'close')
    await expect(page.getByText('Your account was closed.')).toBeVisible()
    await page.context().close()
  })
}

test('a shopper signs in by keyboard, comes to the profile, and signs out (STORE-005, OPEN-313)', async ({
  page,
  demo,
}) => {
  await page.goto(`${demo.url}/sign-in`)
  await expect(page.locator('.account-page[data-ready]')).toBeVisible()
  await field(page, 'sign-in', 'email').focus()
  await page.keyboard.type('customer@example.com')
  await page.keyboard.press('Tab')
  await page.keyboard.type('wrong')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Incorrect email or password.' })).toBeVisible()
  await field(page, 'sign-in', 'password').fill('')
  await field(page, 'sign-in', 'password').focus()
  await page.keyboard.type(demo.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${demo.url}/user-profile`)
  await page.locator('main').getByRole('button', { name: 'Sign out' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${demo.url}/`)
  await page.goto(`${demo.url}/user-profile`)
  await expect(page).toHaveURL(/\/sign-in\?returnTo=/)
})

test('account pages have no violation of axe and fit every width, on both websites', async ({ page, demo }) => {
  for (const origin of [demo.url, demo.second]) {
    for (const path of ['/signup', '/signup/confirm', '/sign-in', '/forgot-password', '/new-password']) {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(origin + path)
        const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
        expect(
          violations.map(({ id }) => id),
          origin + path,
        ).toEqual([])
        const wide = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          return scrollWidth - clientWidth
        })
        expect(wide, `${origin}${path} at ${width} px`).toBeLessThanOrEqual(0)
      }
    }
  }
})
