// A customer pays an invoice on the page of a provider and comes back, at the built product.
import { startDemo } from '../../examples/demo/e2e/server.ts'
import { startStripe } from '../../examples/demo/e2e/stripe-stand-in.ts'
import { ask } from './ask.ts'
import { sendByHand } from './document-mails.ts'
import { documentOf, makeIssued } from './documents.ts'
import { makeCustomer } from './projects.ts'
import { expect, test } from './test.ts'

test('a customer pays an invoice with Stripe from the link in an email (issue 20)', async ({ page, browser }) => {
  await using stripe = await startStripe()
  await using demo = await startDemo({ STRIPE_API_URL: stripe.url })
  await demo.signIn(page)
  await page.goto(`${demo.url}/admin`)
  const keys = { stripe_enabled: true, stripe_secret_key: 'sk_test_quay', stripe_webhook_secret: 'whsec_tide' }
  await ask(page, 'PUT', '/api/v1/admin/settings/', keys)
  const url = `${demo.url}/api/v1/commerce/payment-providers/stripe/news/`
  await stripe.behave({ endpoints: [{ url, secret: 'whsec_tide' }] })
  const email = 'odo@stripes.example'
  const customer_id = await makeCustomer(page, { firstname: 'Odo', lastname: 'Stripes', email })
  const invoice = await makeIssued(page, 'invoices', {
    ...{ customer_id, items: [{ name: 'Varnish', unitPrice: 9_000, taxClass: 'exempt' }] },
  })
  await page.goto(`${demo.url}/admin/invoices/${invoice.id}`)
  const context = await browser.newContext()
  const theirs = await context.newPage()
  const link = await sendByHand(page, email)
  await theirs.goto(link)
  await theirs.getByRole('radio', { name: 'Stripe' }).check()
  await theirs.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(theirs.getByRole('heading', { name: `Invoice ${invoice.invoiceNumber}` })).toBeVisible()
  await theirs.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(theirs).toHaveURL(link)
  await expect.poll(async () => (await documentOf(page, 'invoices', invoice.id)).status).toBe('paid')
  await theirs.reload()
  await expect(theirs.getByText('This invoice is paid. Thank you.')).toBeVisible()
  await context.close()
})
