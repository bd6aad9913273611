// A payment by the stand-in of Stripe, from the settings to a refund, at the built product.
import type { Page } from '@playwright/test'
import { installTill } from '../../examples/demo/e2e/packages/install-till.ts'
import { startDemo } from '../../examples/demo/e2e/server.ts'
import { startStripe } from '../../examples/demo/e2e/stripe-stand-in.ts'
import { expect, expectAccessible, test } from './test.ts'

/** A call of the package that sells, as the person who is signed in. */
const sell = (page: Page, path: string, body: object): Promise<{ id: number; goTo: string }> =>
  page.evaluate(
    async ([address, sent]) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(`/api/v1/admin/till/payments/${address}`, { method: 'POST', headers, body: sent })).json()
    },
    [path, JSON.stringify(body)] as const,
  )

test('staff connect Stripe, a customer pays on its page, and staff refund half of it', async ({ page }) => {
  await using stripe = await startStripe()
  await using demo = await startDemo({ STRIPE_API_URL: stripe.url })
  await installTill(Number(new URL(demo.url).port))
  await demo.signIn(page)

  await test.step('the settings say what to copy, and keep the keys', async () => {
    await page.goto(`${demo.url}/admin/setting/stripe`)
    await expect(page.getByRole('heading', { name: 'Stripe', level: 1 })).toBeVisible()
    const address = page.getByRole('region', { name: 'Address of the webhook' })
    const url = `${demo.url}/api/v1/commerce/payment-providers/stripe/news/`
    await expect(address).toContainText(url)
    await expect(page.getByRole('region', { name: 'Events of the webhook' })).toContainText('checkout.session.expired')
    await expectAccessible(page, 'Stripe, not set up')
    await page.getByLabel('Offer payment with Stripe').click()
    await page.getByLabel('Secret key').fill('pk_test_public')
    await page.getByLabel('Signing secret of the webhook').fill('whsec_tide')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByLabel('Secret key')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Secret key').fill('sk_test_quay')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('One is stored. Leave empty to keep it.')).toHaveCount(2)
    await expectAccessible(page, 'Stripe, set up')
    await page.setViewportSize({ width: 390, height: 800 })
    await expect(address).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.setViewportSize({ width: 1280, height: 720 })
    await stripe.behave({ endpoints: [{ url, secret: 'whsec_tide' }] })
  })

  await test.step('a customer pays on the page of Stripe and comes back', async () => {
    const returnTo = `${demo.url}/contact`
    const { id } = await sell(page, '', { title: 'Order 1024', amount: 12_000, returnTo })
    const { goTo } = await sell(page, `${id}/begin/`, {})
    await page.goto(goTo)
    await expect(page.getByRole('heading', { name: 'Order 1024' })).toBeVisible()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(page).toHaveURL(returnTo)
  })

  await test.step('the list shows it paid, and half of it is refunded', async () => {
    await page.goto(`${demo.url}/admin/payments`)
    const row = page.getByRole('row', { name: /Order 1024/ })
    await expect(row).toContainText(/Paid.*Stripe.*\$120\.00/)
    await expectAccessible(page, 'payments, one paid by Stripe')
    await page.getByRole('button', { name: 'More actions for Order 1024' }).click()
    await page.getByRole('menuitem', { name: 'Refund' }).click()
    const dialog = page.getByRole('dialog', { name: 'Refund Order 1024' })
    await dialog.getByLabel('Amount').fill('60')
    await dialog.getByRole('button', { name: 'Refund' }).dblclick()
    await expect(dialog).toHaveCount(0)
    await expect(row).toContainText('Paid, partly refunded')
    await expect(row).toContainText('$60.00 refunded')
    await expect.poll(async () => (await stripe.ledger()).refunds.map(({ amount }) => amount)).toEqual([6_000])
    expect((await stripe.ledger()).charges).toHaveLength(1)
  })
})
