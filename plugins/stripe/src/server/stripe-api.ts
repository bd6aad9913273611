import type { Environment, Log, OutsideFetch, Settings } from '@ashlar/sdk/server'
import type { Stripe } from 'stripe'
import { errors } from '../errors.ts'
import { StripeSettings } from '../settings.ts'

const variable = 'STRIPE_API_URL'
const usualAddress = 'https://api.stripe.com'
/** A page of a payment is a few kilobytes. */
const maxBytes = 1_000_000

/** Stripe's library, for the account of the website of the running work. */
export class StripeApi {
  readonly #settings: Settings
  readonly #environment: Environment
  readonly #outside: OutsideFetch
  readonly #log: Log | undefined

  constructor(settings: Settings, environment: Environment, outside: OutsideFetch, log: Log | undefined) {
    this.#settings = settings
    this.#environment = environment
    this.#outside = outside
    this.#log = log
  }

  /** Whether the website takes payments by Stripe. */
  async isReady(): Promise<boolean> {
    const { stripe_enabled } = await this.#settings.plain(StripeSettings)
    if (!stripe_enabled) return false
    const secrets = await Promise.all([this.#settings.secret('stripe_secret_key'), this.webhookSecret()])
    return secrets.every((secret) => secret !== '')
  }

  webhookSecret(): Promise<string> {
    return this.#settings.secret('stripe_webhook_secret')
  }

  /**
   * Ask Stripe something.
   *
   * @throws UNAVAILABLE, KEY_REFUSED, and REFUSED for what Stripe will not do however often it is asked
   */
  async ask<T>(question: (stripe: Stripe) => Promise<T>): Promise<T> {
    const key = await this.#settings.secret('stripe_secret_key')
    if (key === '') throw errors.KEY_REFUSED()
    const { Stripe } = await library()
    const { protocol, hostname, port } = this.#address()
    const client = new Stripe(key, {
      ...{ protocol: protocol === 'http:' ? 'http' : 'https', host: hostname, port },
      httpClient: Stripe.createFetchHttpClient((input, init) => this.#send(new Request(input, init))),
      // Requests carry keys of their own, so one that got lost may be sent again.
      maxNetworkRetries: 1,
      telemetry: false,
    })
    return question(client).catch((error: unknown) => {
      throw this.#meaningOf(error, Stripe.errors)
    })
  }

  /** What Stripe has sent; undefined for what is not signed with this website's secret, or too long ago. */
  async signed(rawBody: Buffer, signature: string): Promise<Stripe.Event | undefined> {
    const secret = await this.webhookSecret()
    if (secret === '') return undefined
    const { Stripe } = await library()
    try {
      return Stripe.webhooks.constructEvent(rawBody, signature, secret)
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined
      throw error
    }
  }

  #address(): URL {
    const named = this.#environment.get(variable) ?? usualAddress
    if (!URL.canParse(named)) throw new Error(`${variable} must be an address like ${usualAddress}.`)
    return new URL(named)
  }

  async #send(request: Request): Promise<Response> {
    const isPost = request.method === 'POST'
    const { status, body } = await this.#outside.send({
      ...{ method: isPost ? 'POST' : 'GET', address: request.url, variable, maxBytes },
      headers: Object.fromEntries(request.headers),
      hosts: [this.#address().host],
      ...(isPost && { body: await request.text() }),
    })
    return new Response(new Uint8Array(body), { status })
  }

  /** What an error of the library means to the person who pays; the log has the rest. */
  #meaningOf(error: unknown, kinds: typeof Stripe.errors): unknown {
    if (!(error instanceof kinds.StripeError)) return error
    this.#log?.warn({ err: error, requestId: error.requestId }, 'Stripe did not do what it was asked')
    if (error instanceof kinds.StripeAuthenticationError || error instanceof kinds.StripePermissionError) {
      return errors.KEY_REFUSED().causedBy(error)
    }
    const isFinal = error instanceof kinds.StripeInvalidRequestError || error instanceof kinds.StripeCardError
    return (isFinal ? errors.REFUSED(error.message) : errors.UNAVAILABLE()).causedBy(error)
  }
}

/** Twenty megabytes of memory that a website without Stripe does not need. */
const library = () => import('stripe')
