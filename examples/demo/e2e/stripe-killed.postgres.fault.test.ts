// `kill -9` between what Stripe has done and what the server has written of it: each is done once.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '@ashlar/core/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { installTill } from './packages/install-till.ts'
import { type Operator, operatorAt } from './packages/operator.ts'
import { type RunningDemo, runDemo } from './running-demo.ts'
import { type StripeStandIn, startStripe } from './stripe-stand-in.ts'

const sales = '/api/v1/admin/till/payments/'
const payments = '/api/v1/admin/commerce/payments/'

let folder: string
let database: Awaited<ReturnType<typeof testDatabase>>
let stripe: StripeStandIn
let server: RunningDemo
let operator: Operator

const begin = (id: number) => operator.send<{ status: string; goTo?: string }>('POST', `${sales}${id}/begin/`, {})
const payment = async () => {
  const list = await operator.get<{ results: { rows: { status: string; refunds: { status: string }[] }[] } }>(payments)
  return list.results.rows[0]
}

async function start(): Promise<void> {
  server = await runDemo(folder, { ASHLAR_DEMO: '', STRIPE_API_URL: stripe.url, DATABASE_URL: database.url ?? '' })
  operator = await operatorAt(server.port)
  const url = `${operator.url}/api/v1/commerce/payment-providers/stripe/news/`
  await stripe.behave({ endpoints: [{ url, secret: 'whsec_tide' }], holdsAnswers: false })
}

/** Kill the server as soon as Stripe has done what it was asked, and not answered. */
async function killedAfter(work: () => Promise<unknown>, isDone: () => Promise<boolean>): Promise<void> {
  await stripe.behave({ holdsAnswers: true })
  const lost = work().then(
    () => undefined,
    () => undefined,
  )
  await vi.waitUntil(isDone, { timeout: 30_000, interval: 20 })
  await server.kill()
  await lost
  await start()
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-paid-'))
  database = await testDatabase()
  stripe = await startStripe()
  await start()
  await installTill(server.port)
  await operator.send('PUT', '/api/v1/admin/settings/', {
    ...{ stripe_enabled: true, stripe_secret_key: 'sk_test_quay', stripe_webhook_secret: 'whsec_tide' },
  })
}, 180_000)
afterAll(async () => {
  await server?.kill()
  await stripe?.[Symbol.asyncDispose]()
  await database?.close()
  await rm(folder, { recursive: true, force: true })
})

test('F1: kill -9 between asking Stripe and writing it down leaves one charge and one refund', async () => {
  const wanted = { title: 'Order 7', amount: 10_000, returnTo: operator.url }
  const { id } = await operator.send<{ id: number }>('POST', sales, wanted)
  const sessions = async () => (await stripe.ledger()).sessions
  await killedAfter(
    () => begin(id),
    async () => (await sessions()).length === 1,
  )
  const { goTo = '' } = await begin(id)
  await stripe.pay(goTo)
  await vi.waitFor(async () => expect(await payment()).toMatchObject({ status: 'succeeded' }), { timeout: 15_000 })
  expect(await sessions()).toHaveLength(1)
  expect((await stripe.ledger()).charges).toMatchObject([{ amount: 10_000 }])

  await killedAfter(
    () => operator.send('POST', `${payments}${id}/refunds/`, { amount: 4_000, reason: '' }),
    async () => (await stripe.ledger()).refunds.length === 1,
  )
  // The job comes back once its process has given no sign of life for long.
  await vi.waitFor(async () => expect((await payment())?.refunds).toMatchObject([{ status: 'succeeded' }]), {
    timeout: 120_000,
    interval: 500,
  })
  expect((await stripe.ledger()).refunds).toMatchObject([{ amount: 4_000 }])
}, 300_000)
