// A stand-in of Stripe, in a process of its own: its API, its hosted page, and the events that it sends.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { Account, Refusal } from './account.ts'
import { EventSender } from './event-sender.ts'
import { hostedPage } from './hosted-page.ts'
import type { Behaviour, Happening, Ledger } from './ledger.ts'

const account = new Account()
const sender = new EventSender()
const asked: string[] = []
let base = ''

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    const refused = error instanceof Refusal ? error : new Refusal(500, 'api_error', String(error))
    json(response, refused.status, { error: { type: refused.type, message: refused.message } })
  })
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', base)
  const params = new URLSearchParams(await text(request))
  if (url.pathname.startsWith('/pay/')) return pay(request, response, url, params)
  asked.push(`${request.method} ${url.pathname}`)
  const { slow = 0, failing = 0, isSilent = false, holdsAnswers = false } = account.behaviour
  if (slow > 0) await delay(slow)
  if (failing > 0) throw new Refusal(failing, 'api_error', 'Something went wrong on Stripe’s end.')
  if (!/^Bearer sk_test_(?!revoked)/.test(request.headers.authorization ?? '')) {
    throw new Refusal(401, 'invalid_request_error', 'Invalid API Key provided.')
  }
  const reply = done(request, url, params)
  const isAnswered = request.method === 'GET' || !(isSilent || holdsAnswers)
  if (isAnswered) json(response, 200, reply)
  else if (isSilent) response.destroy()
}

function done({ method, headers }: IncomingMessage, { pathname, searchParams }: URL, params: URLSearchParams): object {
  const key = headers['idempotency-key']
  const once = (work: () => object) => account.once(typeof key === 'string' ? key : undefined, params, work)
  const [, session] = /^\/v1\/checkout\/sessions\/(\w+)$/.exec(pathname) ?? []
  if (method === 'GET' && session !== undefined) return account.expanded(account.session(session))
  if (method === 'POST' && pathname === '/v1/checkout/sessions') return once(() => account.openSession(params, base))
  if (method === 'POST' && pathname === '/v1/refunds') return once(() => account.refund(params))
  if (method === 'GET' && pathname === '/v1/refunds') {
    const data = account.refundsOf(searchParams.get('payment_intent') ?? '')
    return { object: 'list', data, has_more: false, url: '/v1/refunds' }
  }
  throw new Refusal(404, 'invalid_request_error', `Unrecognized request URL (${method}: ${pathname}).`)
}

async function pay(request: IncomingMessage, response: ServerResponse, { pathname }: URL, params: URLSearchParams) {
  const session = account.session(pathname.slice('/pay/'.length))
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(hostedPage(session))
    return
  }
  const events = account.pay(session.id, params.get('by') === 'debit' ? 'debit' : 'card')
  await sender.send(events, account.behaviour)
  response.writeHead(303, { location: session.success_url }).end()
}

async function happen(what: Happening): Promise<void> {
  switch (what.happens) {
    case 'release':
      return sender.release(what.order, account.behaviour)
    case 'expire':
      return sender.send(account.expire(what.session), account.behaviour)
    case 'debit':
      return sender.send(account.debit(what.session, what.arrives), account.behaviour)
    case 'refund-arrives':
      return account.refundArrives(what.refund)
    case 'forget-keys':
      return account.forgetKeys()
    case 'die':
      process.exit(1)
  }
}

/** What its parent tells it. */
type Told = { readonly id: number } & (
  | { readonly behaviour: Behaviour }
  | { readonly happening: Happening }
  | { readonly wants: 'ledger' }
)

process.on('message', async (told: Told) => {
  if ('behaviour' in told) account.behaviour = { ...account.behaviour, ...told.behaviour }
  if ('happening' in told) await happen(told.happening)
  const ledger: Ledger = { ...account.ledger(), deliveries: sender.deliveries, asked }
  process.send?.({ id: told.id, ledger })
})
process.on('disconnect', () => process.exit(0))

server.listen(Number(process.env.STAND_IN_PORT ?? 0), '127.0.0.1', () => {
  const at = server.address()
  base = `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`
  process.send?.({ url: base })
})

async function text(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_stand_in' })
  response.end(JSON.stringify(body))
}
