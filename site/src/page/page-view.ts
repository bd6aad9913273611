import { hash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Tenant } from '@ashlar/sdk/server'
import type { Site } from '../site.ts'

/** Programs that open pages as a browser does, and say so. Most others send no `Sec-Fetch-Dest`. Cubot makes phones. */
const program = /(?<!cu)bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|scan/i

/**
 * Tell whoever counts visits that somebody opened a page. Called after the answer was sent, so it never delays one. A
 * browser that was sent here says that it fetches a document; frames, scripts and most programs do not.
 */
export function tellView(site: Site, tenant: Tenant, path: string, request: IncomingMessage): void {
  if (site.visits === undefined || !isOpened(request)) return
  const { 'user-agent': browser = '', referer } = request.headers
  const address = site.visitorAddress.of(request)
  try {
    site.visits.count({
      tenant,
      path,
      referrer: referrerOf(referer, tenant, request.headers.host),
      moment: new Date(),
      mark: (salt) => hash('sha256', `${salt}\n${address}\n${browser}`, 'base64url').slice(0, 22),
    })
  } catch (error) {
    site.log.warn({ tenant: tenant.guid, path, err: error }, 'A visit could not be counted')
  }
}

function isOpened({ method, headers }: IncomingMessage): boolean {
  const { 'user-agent': browser = '', purpose = '' } = headers
  const { 'sec-purpose': secPurpose = purpose } = headers
  return (
    method === 'GET' &&
    headers['sec-fetch-dest'] === 'document' &&
    !secPurpose.includes('prefetch') &&
    browser !== '' &&
    !program.test(browser)
  )
}

/** The host name alone: what was looked for elsewhere is nobody's business. */
function referrerOf(referer: string | undefined, { origin }: Tenant, host: string | undefined): string | null {
  if (referer === undefined || referer === '') return ''
  if (referer.startsWith(`${origin}/`)) return null
  if (!URL.canParse(referer)) return ''
  const from = new URL(referer)
  return from.host === host ? null : from.hostname
}
