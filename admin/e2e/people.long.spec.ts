// People: how they come, prove who they are, and what they may do. The mails are the real ones of the outbox.
import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expect, expectAccessible, test } from './test.ts'

interface Answer {
  readonly status: number
  readonly json: Record<string, unknown>
}

/** Call the API as whoever is signed in on the page. */
const call = (page: Page, method: string, path: string, body?: object): Promise<Answer> =>
  page.evaluate(
    async ([verb, address, sent]) => {
      const reply = await fetch(`/api/v1${address}`, {
        method: verb,
        ...(sent !== '' && { headers: { 'content-type': 'application/json' }, body: sent }),
      })
      return { status: reply.status, json: await reply.json() }
    },
    [method, path, body === undefined ? '' : JSON.stringify(body)] as const,
  )

interface Mails {
  readonly results: { readonly rows: readonly { readonly id: number; readonly to: string; readonly purpose: string }[] }
}

/** The link of the newest mail to somebody, which an owner reads in the outbox. */
async function mailedLink(owner: Page, to: string, purpose: string): Promise<string> {
  const newest = () =>
    owner.evaluate(
      async ([email, kind]) => {
        const list: Mails = await (await fetch('/api/v1/admin/mails/?itemsPerPage=20')).json()
        const mail = list.results.rows.find((row) => row.to === email && row.purpose === kind)
        if (!mail) return ''
        const read: { results: { text: string } } = await (await fetch(`/api/v1/admin/mails/${mail.id}/`)).json()
        return /https?:\S+#[\w-]{43}/.exec(read.results.text)?.[0] ?? ''
      },
      [to, purpose] as const,
    )
  // A mail about a forgotten password is written in the background, and shows its link once it is kept.
  await expect.poll(newest).not.toBe('')
  return newest()
}

const password = 'a ferry and its bell'

async function invite(owner: Page, email: string, role_id: number): Promise<string> {
  expect((await call(owner, 'POST', '/admin/users/', { email, displayName: 'Wren Adair', role_id })).status).toBe(201)
  return mailedLink(owner, email, 'core.invitation')
}

/** Somebody new, signed in on a page of their own. */
async function newPerson(owner: Page, email: string, role_id: number): Promise<Page> {
  const link = await invite(owner, email, role_id)
  const page = await (await owner.context().browser()?.newContext())?.newPage()
  if (!page) throw new Error('No second browser context')
  await page.goto(new URL('/robots.txt', link).href)
  const token = new URL(link).hash.slice(1)
  const accepted = await call(page, 'POST', '/auth/invitations/accept/', { token, displayName: 'Wren Adair', password })
  expect(accepted.status).toBe(200)
  return page
}

async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('T23: somebody comes by the link of an invitation, and comes back by that of a forgotten password', async ({
  page: owner,
  browser,
  demo,
}) => {
  await demo.signIn(owner, 'owner')
  await owner.goto(`${demo.url}/admin/users`)
  await owner.getByRole('button', { name: 'Invite' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Invite someone' })
  await dialog.getByLabel('Email').fill('owner@example.com')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  // Refused by the server, beside the field, and what was typed stays.
  await expect(dialog.getByText('There is already an account with owner@example.com.')).toBeVisible()
  await dialog.getByLabel('Email').fill('wren@example.com')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  // Without a mail server the link is shown to the person who invites.
  const invited = owner.getByRole('dialog', { name: 'wren@example.com has been invited' })
  await expect(invited).toContainText('No mail server is set up')
  await expect(invited.getByRole('region', { name: 'Invitation' })).toContainText('/admin/invitation#')
  await invited.getByRole('button', { name: 'Done' }).click()
  await expect(owner.getByRole('row', { name: /wren@example\.com/ })).toContainText('Invited')

  const guest = await browser.newPage()
  await guest.goto(await mailedLink(owner, 'wren@example.com', 'core.invitation'))
  await expect(guest.getByText('You have been invited as wren@example.com.')).toBeVisible()
  await expectAccessible(guest, 'invitation')
  await guest.getByLabel('Your name').fill('Wren Adair')
  await guest.getByLabel('Choose a password').fill('short')
  await guest.getByRole('button', { name: 'Accept the invitation' }).click()
  await expect(guest.getByLabel('Choose a password')).toHaveAttribute('aria-invalid', 'true')
  await guest.getByLabel('Choose a password').fill(password)
  await guest.getByRole('button', { name: 'Accept the invitation' }).click()
  await expect(guest.getByRole('heading', { name: /Wren$/ })).toBeVisible()
  await owner.reload()
  await expect(owner.getByRole('row', { name: /Wren Adair/ })).toContainText('Active')

  const made = await call(guest, 'POST', '/admin/api-tokens/', { name: 'Script', scopes: ['pages.can_view'] })
  expect(made.status).toBe(201)
  await guest.context().clearCookies()
  await guest.goto(`${demo.url}/admin`)
  await guest.getByRole('link', { name: 'Forgot your password?' }).click()
  await guest.getByLabel('Email').fill('wren@example.com')
  await guest.getByRole('button', { name: 'Send me a link' }).click()
  await expect(guest.getByRole('heading', { name: 'No email was sent' })).toBeVisible()
  const link = await mailedLink(owner, 'wren@example.com', 'core.password-reset')
  await guest.goto(link)
  await expect(guest.getByLabel('New password')).toBeVisible()
  await expectAccessible(guest, 'new password')
  await expect(guest.getByLabel('Also revoke 1 API token')).toBeChecked()
  await guest.getByLabel('New password').fill('two ferries and a bell')
  await guest.getByRole('button', { name: 'Change password' }).click()
  await guest.getByRole('link', { name: 'Sign in' }).click()
  await signIn(guest, 'wren@example.com', password)
  await expect(guest.getByRole('alert')).toHaveText('Incorrect email or password.')
  await signIn(guest, 'wren@example.com', 'two ferries and a bell')
  await expect(guest.getByRole('heading', { name: /Wren$/ })).toBeVisible()
  // A link works once.
  const late = await browser.newPage()
  await late.goto(link)
  await expect(late.getByText('It has been used, replaced by a newer one, or is older than 30 minutes.')).toBeVisible()

  // Suspended: out at once, and not in again; the owner has found them by search and role.
  await owner.getByRole('searchbox', { name: 'Search people' }).fill('adair')
  await owner.getByRole('button', { name: 'Add filter' }).click()
  await owner.getByLabel('Editor').check()
  await owner.keyboard.press('Escape')
  await expect(owner.getByRole('row')).toHaveCount(2)
  await expect(owner).toHaveURL(/search=adair&role_id=4/)
  await owner.getByRole('button', { name: 'More actions for Wren Adair' }).click()
  await owner.getByRole('menuitem', { name: 'Disable' }).click()
  await owner.getByRole('button', { name: 'Accept' }).click()
  await expect(owner.getByRole('row', { name: /Wren Adair/ })).toContainText('Disabled')
  await guest.reload()
  await signIn(guest, 'wren@example.com', 'two ferries and a bell')
  await expect(guest.getByRole('alert')).toHaveText('Incorrect email or password.')

  // C8: whoever goes on guessing is told to wait.
  for (let tried = 0; tried < 10; tried++) {
    await call(guest, 'POST', '/auth/login/', { email: 'wren@example.com', password: 'a guess' })
  }
  await guest.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(guest.getByRole('alert')).toHaveText(
    /^Too many attempts to sign in\. Please try again in \d+ minutes\.$/,
  )
})

test('T23, A4: one’s own profile, second factor and sessions; a lost second factor is switched off by others', async ({
  page: owner,
  browser,
  demo,
}) => {
  await demo.signIn(owner, 'owner')
  const person = await newPerson(owner, 'ida@example.com', 3)
  await person.goto(`${demo.url}/admin/profile`)
  await person.getByLabel('Name').fill('Ida Fenn')
  await person.getByRole('button', { name: 'Save' }).click()
  await expect(person.getByText('Saved').first()).toBeVisible()
  await expect(person.getByRole('button', { name: 'Account of Ida Fenn' })).toBeVisible()

  // Their role requires it from now on: nothing else opens before.
  const oblige = (needsSecondFactor: boolean) => call(owner, 'PUT', '/admin/roles/', { role_id: 3, needsSecondFactor })
  expect((await oblige(true)).status).toBe(200)
  await person.goto(`${demo.url}/admin/pages`)
  await expect(person.getByText(/^Your role requires two-factor authentication/)).toBeVisible()
  await expectAccessible(person, 'two-factor authentication is required')
  await expect(person.getByRole('button', { name: 'Set up' })).toHaveClass(/btn--primary/)
  await person.getByRole('button', { name: 'Set up' }).click()
  await person.getByLabel('Your password').fill(password)
  await person.getByRole('button', { name: 'Continue' }).click()
  const setUp = person.getByRole('dialog', { name: 'Set up two-factor authentication' })
  await expect(setUp.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const secret = (await setUp.getByRole('region', { name: 'Key' }).textContent()) ?? ''
  const totp = new TOTP({ secret: secret.replace(/\s/g, '') })
  await setUp.getByRole('textbox', { name: 'Code' }).fill('000000')
  await setUp.getByRole('button', { name: 'Switch on' }).click()
  await expect(setUp.getByText(/^This code is wrong/)).toBeVisible()
  await setUp.getByRole('textbox', { name: 'Code' }).fill(totp.generate())
  await setUp.getByRole('button', { name: 'Switch on' }).click()
  const kept = person.getByRole('dialog', { name: 'Your recovery codes' })
  await expect(kept.getByRole('listitem')).toHaveCount(10)
  const recovery = (await kept.getByRole('listitem').first().textContent()) ?? ''
  await kept.getByRole('button', { name: 'I have saved them' }).click()
  await expect(person.getByRole('heading', { name: /Ida$/ })).toBeVisible()
  expect((await oblige(false)).status).toBe(200)

  // In a second browser, with a code of the app: of the next thirty seconds, since those of now are used up.
  const second = await browser.newPage()
  await second.goto(`${demo.url}/admin/profile`)
  await signIn(second, 'ida@example.com', password)
  await expect(second.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await expectAccessible(second, 'code')
  await second.getByRole('textbox', { name: 'Code' }).fill(totp.generate({ timestamp: Date.now() + 30_000 }))
  await second.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(second.getByText('This browser', { exact: true })).toBeVisible()
  await expect(second.getByRole('button', { name: /^Sign out Chrom/ })).toHaveCount(1)
  await second.getByRole('button', { name: 'Sign out everywhere', exact: true }).click()
  await second.getByRole('button', { name: 'Accept' }).click()
  await expect(second).toHaveURL(/\/admin\/sign-in/)
  expect((await call(person, 'GET', '/auth/me/')).status).toBe(401)

  // Without the phone, with a recovery code; then off.
  await person.goto(`${demo.url}/admin/profile`)
  await signIn(person, 'ida@example.com', password)
  await person.getByRole('textbox', { name: 'Code' }).fill(recovery)
  await person.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(person.getByText('9 left')).toBeVisible()
  await person.getByRole('button', { name: 'Switch off' }).click()
  const off = person.getByRole('dialog', { name: 'Switch off two-factor authentication?' })
  await off.getByLabel('Your password').fill('not it')
  await off.getByRole('button', { name: 'Switch off' }).click()
  await expect(off.getByText('This password is wrong.')).toBeVisible()
  await person.keyboard.press('Escape')

  // Phone and codes are lost: the owner switches it off, is asked for their own password, and it is in the log.
  await owner.goto(`${demo.url}/admin/users`)
  await owner.getByRole('button', { name: 'More actions for Ida Fenn' }).click()
  await owner.getByRole('menuitem', { name: 'Lost phone…' }).click()
  const lost = owner.getByRole('dialog', { name: 'Switch off two-factor authentication of Ida Fenn' })
  await lost.getByLabel('Your password').fill(demo.password)
  await lost.getByRole('button', { name: 'Switch off' }).click()
  await expect(owner.getByText('Ida Fenn can sign in without a code now')).toBeVisible()
  await person.reload()
  await expect(person.getByRole('button', { name: 'Set up' })).toBeVisible()

  // The log, asked by person and day.
  await owner.goto(`${demo.url}/admin/audit-log?action=user.second_factor_removed`)
  await expect(owner.getByRole('row', { name: /Ida Fenn/ })).toContainText('Maren Voss')
  await owner.getByRole('button', { name: 'Add filter' }).click()
  const filters = owner.getByRole('dialog', { name: 'Filters' })
  await filters.getByLabel('Ida Fenn').check()
  await expect(owner.getByText('No matches')).toBeVisible()
  await filters.getByLabel('Maren Voss').check()
  await expect(owner.getByRole('row', { name: /Ida Fenn/ })).toBeVisible()
  await filters.getByLabel('Until').fill('2020-01-01')
  await expect(owner.getByText('No matches')).toBeVisible()
  await expect(owner).toHaveURL(/until=2020-01-01/)
})

test('OPEN-146, T15: rights of a role hold at the next request; an API token is shown once and does no more than it may', async ({
  page: owner,
  demo,
}) => {
  await demo.signIn(owner, 'owner')
  const staff = await newPerson(owner, 'bo@example.com', 5)
  await staff.goto(`${demo.url}/admin/audit-log`)
  await expect(staff.getByRole('heading', { name: 'You don’t have access to Audit log' })).toBeVisible()
  await owner.goto(`${demo.url}/admin/roles/5`)
  const right = owner.getByRole('checkbox', { name: 'Audit log: view' })
  const save = async () => {
    // The message of the save before still stands there.
    const saved = owner.waitForResponse(
      (reply) => reply.request().method() === 'PUT' && reply.url().includes('/roles/'),
    )
    await owner.getByRole('button', { name: 'Save role' }).click()
    expect((await saved).status()).toBe(200)
    await expect(owner.getByText('Staff saved').first()).toBeVisible()
  }
  await right.check()
  await expect(owner.getByText('1 change')).toBeVisible()
  await save()
  await staff.reload()
  await expect(staff.getByRole('table', { name: 'Audit log' })).toBeVisible()
  await right.uncheck()
  await save()
  expect((await call(staff, 'GET', '/admin/audit/')).status).toBe(403)

  // A role for pages only, from anywhere: each step is a click or a field.
  await owner.goto(`${demo.url}/admin`)
  const newRole = owner.getByRole('dialog', { name: 'New role' })
  const steps = [
    () => owner.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Roles' }).click(),
    () => owner.getByRole('button', { name: 'New role' }).click(),
    () => newRole.getByLabel('Name').fill('Page writer'),
    () => newRole.getByRole('checkbox', { name: 'Pages and their content' }).check(),
    () => newRole.getByRole('button', { name: 'Create role' }).click(),
  ]
  expect(steps.length).toBeLessThanOrEqual(6)
  for (const step of steps) await step()
  await expect(owner.getByRole('heading', { name: 'Page writer' })).toBeVisible()
  await expect(owner.getByRole('checkbox', { name: 'Pages and their content: delete' })).toBeChecked()
  await expect(owner.getByRole('checkbox', { name: 'Media library: view' })).not.toBeChecked()
  await expect(owner.getByRole('checkbox', { name: 'Audit log: delete' })).toHaveCount(0)
  await owner.getByRole('button', { name: 'More actions for Page writer' }).click()
  await owner.getByRole('menuitem', { name: 'Delete…' }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Delete role' }).click()
  await expect(owner.getByRole('link', { name: 'Page writer' })).toHaveCount(0)

  await owner.goto(`${demo.url}/admin/api-tokens`)
  // While the list is empty, the button at the head gives way to the one in the list.
  await expect(owner.getByRole('heading', { name: 'No tokens yet' })).toBeVisible()
  await owner.getByRole('button', { name: 'New token' }).click()
  const dialog = owner.getByRole('dialog', { name: 'New token' })
  await dialog.getByLabel('Name').fill('Page feed')
  await dialog.getByRole('checkbox', { name: 'Pages and their content: view' }).check()
  await dialog.getByRole('button', { name: 'Create token' }).click()
  const token = (await owner.getByRole('region', { name: 'Token' }).textContent()) ?? ''
  await owner.getByRole('button', { name: 'Done' }).click()
  await expect(owner.getByRole('row', { name: /Page feed/ })).toBeVisible()
  await expect(owner.getByText(token)).toHaveCount(0)
  const asked = async () => {
    const headers = { authorization: `Bearer ${token}` }
    const [may, mayNot] = [`${demo.url}/api/v1/admin/pages/`, `${demo.url}/api/v1/admin/users/`]
    return [(await fetch(may, { headers })).status, (await fetch(mayNot, { headers })).status]
  }
  expect(await asked()).toEqual([200, 403])
  await owner.getByRole('button', { name: 'Revoke Page feed' }).click()
  await owner.getByRole('button', { name: 'Accept' }).click()
  await expect(owner.getByText('“Page feed” was revoked')).toBeVisible()
  expect(await asked()).toEqual([401, 401])
})

test('issue 19: each person chooses how they are told of each kind of notice', async ({ page, demo }) => {
  await demo.signIn(page, 'manager')
  await page.goto(`${demo.url}/admin/pages`)
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('link', { name: 'Choose for each kind' }).click()
  const kind = page.getByRole('combobox', { name: 'New form submissions' })
  await expect(kind).toHaveValue('daily')
  await kind.selectOption('Not at all')
  await page.reload()
  await expect(kind).toHaveValue('off')
  await expect(page.getByText('This website can’t send emails yet')).toBeVisible()
  await expectAccessible(page, 'kinds of notices')
  await kind.selectOption('In the daily email')
  await expect(kind).toHaveValue('daily')
})
