import type { Environment, OutsideFetch, OutsideReply, OutsideRequest } from '@ashlar/sdk/server'
import { currentTenant } from '../../data/index.ts'
import { type Network, SafeFetchError, safeFetch } from '../../http/safe-fetch.ts'
import { errors } from '../errors.ts'
import { system } from '../system.ts'
import { HostRests } from './host-rests.ts'

const [usualBytes, mostBytes] = [64 * 1024, 10_000_000]

/** The host's own way out, for packages. */
export class OutsideFetchService implements OutsideFetch {
  readonly #network: Network
  readonly #environment: Environment
  readonly #rests = new HostRests()

  constructor(network: Network, environment: Environment) {
    this.#network = network
    this.#environment = environment
  }

  get(address: string): Promise<OutsideReply> {
    return safeFetch(address, { network: this.#network })
  }

  async addressOf(host: string): Promise<string | undefined> {
    const addresses = await this.#network.resolve(host)
    return addresses.every(({ address }) => this.#network.isAllowed(address, host)) ? addresses[0]?.address : undefined
  }

  async send(request: OutsideRequest): Promise<OutsideReply> {
    const { method, address, headers, body, hosts, variable, maxBytes = usualBytes } = request
    const host = URL.canParse(address) ? new URL(address).host : ''
    if (hosts !== undefined && !hosts.includes(host)) throw errors.OUTSIDE_HOST(host)
    const key = `${currentTenant()?.guid ?? ''} ${host}`
    const seconds = this.#rests.left(key)
    if (seconds > 0) throw errors.OUTSIDE_RESTS(host, seconds)
    try {
      const reply = await safeFetch(address, {
        ...{ method, network: this.#networkFor(address, variable), redirects: 0 },
        maxBytes: Math.min(maxBytes, mostBytes),
        headers: { 'user-agent': `${system.brand}/${system.version}`, ...headers },
        ...(body !== undefined && { body }),
      })
      this.#rests.reached(key)
      return { status: reply.status, body: reply.body }
    } catch (error) {
      // An address that is refused says nothing of the host; what answered too much was reached.
      if (error instanceof SafeFetchError && isAway.has(error.reason)) this.#rests.missed(key)
      throw error
    }
  }

  /** A server that the operator named is spoken to wherever it is. No tenant can set a variable (T14). */
  #networkFor(address: string, variable: string | undefined): Network {
    const named = variable && this.#environment.get(variable)
    if (!named || !URL.canParse(named) || !URL.canParse(address)) return this.#network
    if (new URL(named).origin !== new URL(address).origin) return this.#network
    return { resolve: (host) => this.#network.resolve(host), isAllowed: () => true }
  }
}

const isAway = new Set<SafeFetchError['reason']>(['not-found', 'unreachable', 'timeout'])
