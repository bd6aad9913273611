import { createHmac, randomBytes } from 'node:crypto'
import { request } from 'node:http'
import type { StripeEvent } from './account.ts'
import type { Behaviour, Endpoint, Ledger } from './ledger.ts'

type Delivery = Ledger['deliveries'][number]

/** Sends events to the endpoints, signed as Stripe signs them. */
export class EventSender {
  readonly deliveries: Delivery[] = []
  #held: string[] = []

  async send(events: readonly StripeEvent[], behaviour: Behaviour): Promise<void> {
    const payloads = events.map(({ type, object }) =>
      JSON.stringify({ id: `evt_${randomBytes(12).toString('hex')}`, object: 'event', type, data: { object } }),
    )
    if (behaviour.holdsEvents) this.#held.push(...payloads)
    else await this.#sendAll(payloads, behaviour)
  }

  async release(order: 'as-sent' | 'reversed', behaviour: Behaviour): Promise<void> {
    const payloads = order === 'reversed' ? this.#held.toReversed() : this.#held
    this.#held = []
    await this.#sendAll(payloads, behaviour)
  }

  async #sendAll(payloads: readonly string[], { endpoints = [], times = 1 }: Behaviour): Promise<void> {
    for (const payload of payloads) {
      for (let time = 0; time < times; time++) {
        for (const endpoint of endpoints) {
          const status = await post(endpoint, payload)
          this.deliveries.push({ type: JSON.parse(payload).type, host: endpoint.host ?? '', status })
        }
      }
    }
  }
}

/** The header by which a website knows that Stripe has sent this. */
export function signature(payload: string, secret: string, at = Date.now()): string {
  const seconds = Math.floor(at / 1_000)
  const mac = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')
  return `t=${seconds},v1=${mac}`
}

/** Status of the answer; 0 without one. */
function post({ url, host, secret }: Endpoint, payload: string): Promise<number> {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(payload),
    'stripe-signature': signature(payload, secret),
    ...(host !== undefined && { host }),
  }
  return new Promise((resolve) => {
    const sent = request(url, { method: 'POST', headers, agent: false }, (reply) => {
      reply.resume().on('end', () => resolve(reply.statusCode ?? 0))
    })
    sent.on('error', () => resolve(0))
    sent.end(payload)
  })
}
