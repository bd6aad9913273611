import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Behaviour, Happening, Ledger } from './ledger.ts'

/** Stripe, as far as tests need it, in a process of its own. */
export interface StripeStandIn extends AsyncDisposable {
  /** What `STRIPE_API_URL` has to say. */
  readonly url: string
  behave(behaviour: Behaviour): Promise<void>
  happen(happening: Happening): Promise<void>
  ledger(): Promise<Ledger>
  /** A customer pays on the hosted page; gives the address to which the customer is sent back. */
  pay(page: string, by?: 'card' | 'debit'): Promise<string>
}

const ending = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
const script = fileURLToPath(new URL(`./stand-in.child.${ending}`, import.meta.url))

/** Start it, on a free port unless it shall answer where another one did. */
export async function startStripe(port = 0): Promise<StripeStandIn> {
  const child = fork(script, { env: { ...process.env, NODE_OPTIONS: '', STAND_IN_PORT: String(port) }, execArgv: [] })
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message: { url: string }) => resolve(message.url))
    child.once('exit', (code) => reject(new Error(`The stand-in of Stripe ended with ${code} before it was ready.`)))
  })
  let last = 0
  const tell = (message: object) => {
    last += 1
    return told(child, { ...message, id: last })
  }
  return {
    url,
    behave: async (behaviour) => void (await tell({ behaviour })),
    happen: async (happening) => void (await tell({ happening })),
    ledger: () => tell({ wants: 'ledger' }),
    pay: async (page, by = 'card') => {
      const reply = await fetch(page, { method: 'POST', body: new URLSearchParams({ by }), redirect: 'manual' })
      if (reply.status !== 303) throw new Error(`The page could not be paid: ${reply.status} ${await reply.text()}`)
      return reply.headers.get('location') ?? ''
    },
    [Symbol.asyncDispose]: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}

/** Resolves once it is done, also when the child has died of it. */
function told(child: ChildProcess, message: { readonly id: number }): Promise<Ledger> {
  return new Promise((resolve) => {
    const nothing: Ledger = { sessions: [], charges: [], refunds: [], deliveries: [], asked: [] }
    const end = (ledger: Ledger) => {
      child.off('message', hear)
      child.off('exit', gone)
      resolve(ledger)
    }
    const hear = (reply: { id: number; ledger: Ledger }) => void (reply.id === message.id && end(reply.ledger))
    const gone = () => end(nothing)
    child.on('message', hear)
    child.on('exit', gone)
    child.send(message)
  })
}
