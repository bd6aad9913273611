import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './test.ts'

const saidToast = (page: Page, text: string | RegExp) => page.getByRole('region', { name: 'Messages' }).getByText(text)

test('operation: a mail that was kept is read and asked for again, a webhook shows its secret once and keeps a log, health and jobs say how things stand', async ({
  page,
  demo,
}) => {
  await demo.signIn(page, 'admin')
  await page.evaluate(() =>
    fetch('/api/v1/admin/users/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'operation@example.com', role_id: 5 }),
    }),
  )
  await page.goto(`${demo.url}/admin/outbox`)
  const mail = page.getByRole('row').filter({ hasText: 'operation@example.com' })
  await expect(mail).toContainText('Not sent')
  await mail.getByRole('button', { name: /^Your invitation/ }).click()
  const preview = page.getByRole('dialog').frameLocator('iframe[title="Content of the email"]')
  await expect(preview.getByRole('link').first()).toBeVisible()
  await page.getByRole('dialog').getByText('Plain text').click()
  await expect(page.getByRole('dialog').locator('pre')).toContainText('http')
  await page.keyboard.press('Escape')
  await mail.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Send again', exact: true }).last().click()
  await expect(saidToast(page, '1 email will be sent again')).toBeVisible()

  await page.goto(`${demo.url}/admin/webhooks`)
  await expect(page.getByText('No webhooks yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add webhook' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add webhook' })
  await dialog.getByLabel('Name').fill('Depot')
  await dialog.getByLabel('Address').fill('depot.invalid/hook')
  await dialog.getByLabel('Events').first().fill('page.published')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('The address must start with https://')).toBeVisible()
  await dialog.getByLabel('Address').fill('https://depot.invalid/hook')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const secret = page.getByRole('dialog', { name: 'Webhook secret' })
  const shown = await secret.getByLabel('Secret').inputValue()
  expect(shown.length).toBeGreaterThan(20)
  await secret.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'More actions for Depot' }).click()
  await page.getByRole('menuitem', { name: 'Send a test' }).click()
  await expect(saidToast(page, 'Sending a test')).toBeVisible()
  await page.getByRole('tab', { name: 'Deliveries' }).click()
  const delivery = page.getByRole('row').filter({ hasText: 'core.test' })
  await expect(delivery).toContainText('There is no server named depot.invalid.', { timeout: 30_000 })
  await expect(page.getByText(shown)).toHaveCount(0)
  await delivery.hover()
  await delivery.getByRole('button', { name: /^Send core.test/ }).click()
  await expect(saidToast(page, 'Sending again')).toBeVisible()
  await expectAccessible(page, 'log of webhooks')

  await page.goto(`${demo.url}/admin/health`)
  for (const subject of ['Database', 'Disk', 'Mail', 'Background jobs', 'Packages']) {
    await expect(page.getByRole('heading', { name: subject, exact: true })).toBeVisible()
  }
  await page.goto(`${demo.url}/admin/jobs`)
  await expect(page.getByRole('table', { name: /./ }).getByText('core.deliver-mail').first()).toBeVisible()

  // A job is given up after a minute of tries: the list is told of one, and what is asked of the server is read.
  const retried: string[] = []
  const jobs = '**/api/v1/admin/jobs/**'
  await page.route(jobs, (route) => {
    const request = route.request()
    if (request.method() === 'POST') retried.push(new URL(request.url()).pathname)
    const rows = retried.length === 0 ? [givenUp] : [{ ...givenUp, state: 'done', error: '' }]
    return route.fulfill({
      json: { success: true, ...(request.method() === 'GET' && { results: { rows, total: 1 } }) },
    })
  })
  await page.reload()
  const job = page.getByRole('row').filter({ hasText: 'shop.send-parcel' })
  await expect(job).toContainText('Failed')
  await expect(job).toContainText('The depot did not answer.')
  await job.hover()
  await job.getByRole('button', { name: 'Try shop.send-parcel again' }).click()
  await expect(saidToast(page, 'The job will run again')).toBeVisible()
  await expect(job).toContainText('Done')
  expect(retried).toEqual([`/api/v1/admin/jobs/${givenUp.id}/retry/`])
  await page.unroute(jobs)
})

const givenUp = {
  ...{
    id: '7f0f7a1e-5a53-4d39-9d0a-0d9f0f7c8a11',
    kind: 'job',
    name: 'shop.send-parcel',
    state: 'failed',
    tenant: null,
  },
  ...{ progress: null, message: '', error: 'The depot did not answer.', retries: 5 },
  ...{ createdAt: '2026-05-04T08:00:00.000Z', startedAt: null, endedAt: null, startAfter: null },
}
