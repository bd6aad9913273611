// From a link in a campaign to an order, and to what the campaign brought.
import type { Browser } from '@playwright/test'
import { ask } from '../ask.ts'
import { expect, expectAccessible } from '../test.ts'
import type { Mailing } from './campaign.ts'
import { mailContent, mailsTo, marketing, plain, test } from './mailing-test.ts'

const buyer = 'mara@example.com'

const node = (type: string, parent: string | null, children: readonly string[], props = {}) => ({
  ...{ type, version: 1, props, parent, children },
})
/** Where the link leads: a page that asks what visitors allow. */
const landing = JSON.stringify({
  rootNodeId: 'root',
  nodes: {
    root: node('wrapper', null, ['s']),
    s: node('section', 'root', ['c']),
    c: node('container', 's', ['asks']),
    asks: node('consent', 'c', []),
  },
})

export async function orderByLink({
  page,
  demo,
  mail,
  browser,
}: Mailing & { readonly browser: Browser }): Promise<void> {
  await demo.signIn(page, 'owner')
  await ask(page, 'PUT', '/api/v1/admin/settings/', {
    commerce: { on_pickup: true },
    store: { pickup: true, pickup_region: 'NS' },
  })
  const { page: made } = await ask<{ page: { id: number } }>(page, 'POST', '/api/v1/admin/pages/', {
    ...{ title: 'Offer', slug: 'kiln-offer', status: 'published' },
  })
  await ask(page, 'PUT', '/api/v1/admin/page/updatecontent/', { id: made.id, content: landing })
  const { list } = await ask<{ list: { id: number } }>(page, 'POST', `${marketing}lists/`, {
    ...{ name: 'Buyers', isDefault: false },
  })
  await ask(page, 'POST', `${marketing}subscribers/`, { email: buyer, listId: list.id, note: 'On paper' })
  const condition = { field: 'list', operator: 'one_of', value: [String(list.id)] }
  const { campaign } = await ask<{ campaign: { id: number } }>(page, 'POST', `${marketing}campaigns/`, {
    ...{ name: 'An offer', subject: 'Something for you' },
    content: mailContent({ text: 'Only this week', link: '/kiln-offer' }),
    filters: { include: [{ source: 'subscribers', match: 'all', conditions: [condition] }], exclude: [] },
  })
  await ask(page, 'POST', `${marketing}campaigns/${campaign.id}/send-now/`, {})
  await expect.poll(() => mailsTo(mail, buyer).length, { timeout: 45_000 }).toBe(1)
  const [sent] = mailsTo(mail, buyer)
  const link = sent && /\/m\/c\/[\w-]+/.exec(plain(sent))?.[0]

  const context = await browser.newContext()
  const visitor = await context.newPage()
  await test.step('the buyer follows the link, allows statistics, and orders', async () => {
    await visitor.goto(`${demo.url}${link}`)
    await expect(visitor).toHaveURL(new RegExp(`/kiln-offer\\?.*utm_campaign=email-${campaign.id}`))
    await visitor.getByRole('button', { name: 'Allow all' }).click()
    await visitor.goto(`${demo.url}/store?search=hemp`)
    const card = visitor.locator('.store-tile', { hasText: 'Hemp Cargo Net' })
    // Before its script runs, the form leads to the cart by itself.
    await expect(card.locator('form')).toHaveJSProperty('noValidate', true)
    await card.getByRole('button', { name: 'Add To Cart' }).click()
    await expect(card.getByRole('button')).toHaveText('View Cart')
    await visitor.goto(`${demo.url}/checkout`)
    await visitor.getByLabel('First name').fill('Mara')
    await visitor.getByLabel('Last name').fill('Quay')
    await visitor.getByLabel('Email').fill(buyer)
    await visitor.getByRole('button', { name: /^Place order/ }).click()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order')
  })
  await context.close()

  await test.step('the report of the campaign shows the order and its revenue', async () => {
    await page.goto(`${demo.url}/admin/email-marketing/campaigns/${campaign.id}`)
    const orders = page.getByRole('table', { name: 'Orders by link' })
    await expect(async () => {
      await page.reload()
      await expect(orders.getByRole('row', { name: /kiln-offer/ })).toContainText(/1.*\d+\.\d\d/, { timeout: 2_000 })
    }).toPass()
    await expectAccessible(page, 'what a campaign brought')
  })
}
