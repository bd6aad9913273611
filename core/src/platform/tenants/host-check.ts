import { Resolver } from 'node:dns/promises'
import { checkPath } from '../../http/host-check-route.ts'
import { type Network, publicNetwork, SafeFetchError, safeFetch } from '../../http/safe-fetch.ts'

/** What can be asked of the outside world about a host name. */
export interface HostWorld {
  readonly network: Network
  /** Texts of the TXT records of a name; none where there is no such name. */
  txt(name: string): Promise<readonly string[]>
}

export const outside: HostWorld = {
  network: publicNetwork,
  async txt(name) {
    // Without an answer the other way of proof is tried.
    const found = await new Resolver({ timeout: 2_000, tries: 1 }).resolveTxt(name).catch(() => [])
    return found.map((parts) => parts.join(''))
  },
}

export interface HostFinding {
  readonly isVerified: boolean
  /** One sentence for whoever set the name up. */
  readonly finding: string
}

export const recordOf = (host: string, code: string) => ({ name: `_ashlar.${host}`, value: `ashlar-host=${code}` })

/** Whether a host name is shown to be the tenant's: by a TXT record, or because it leads to this server. */
export async function checkHost(host: string, code: string, world: HostWorld = outside): Promise<HostFinding> {
  const record = recordOf(host, code)
  if ((await world.txt(record.name)).includes(record.value))
    return { isVerified: true, finding: `The record ${record.name} was found.` }
  try {
    const { status, body, url } = await safeFetch(`http://${host}${checkPath}`, {
      ...{ network: world.network, maxBytes: 1_000 },
    })
    const isHere = status === 200 && body.toString().trim() === code && new URL(url).hostname === host
    return isHere
      ? { isVerified: true, finding: `${host} points to this server.` }
      : { isVerified: false, finding: `${host} points to another server.` }
  } catch (error) {
    if (!(error instanceof SafeFetchError)) throw error
    return { isVerified: false, finding: findingOf(host, error.reason) }
  }
}

function findingOf(host: string, reason: SafeFetchError['reason']): string {
  switch (reason) {
    case 'not-found':
      return `There is no DNS record for ${host} yet. New records can take hours to appear.`
    case 'address':
      return `${host} points to a private network, which can’t be checked. Use the TXT record instead.`
    case 'too-large':
    case 'redirects':
      return `${host} points to another server.`
    default:
      return `${host} points to a server that did not respond.`
  }
}
