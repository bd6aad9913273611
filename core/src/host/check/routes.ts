import { breather } from '../breathe.ts'
import { CompositionError } from '../composition-error.ts'
import type { ListedRoute } from '../route-table.ts'
import { type Look, see } from './look.ts'

/**
 * Ask the public addresses of the packages that changed, as far as they need no parameters. To refuse is an answer,
 * and so is a stream that does not end; to fail is none, unless it failed before.
 */
export async function checkRoutes({ next, serving, changed, tenants, until }: Look): Promise<void> {
  const host = tenants[0]?.host ?? 'localhost'
  const names = new Set(changed.map(({ source }) => source.name))
  const breathe = breather()
  for (const { url, owner } of next.base.composed.routes.filter((route) => names.has(route.owner) && isOpen(route))) {
    if (performance.now() > until) return
    await breathe()
    const { status, faults } = await see(next, url, host)
    if (status === null || status < 500) continue
    const before = await see(serving, url, host)
    if (before.status !== null && before.status >= 500) continue
    const why = faults[0] === undefined ? '' : `: ${faults[0].message}`
    throw new CompositionError('CHECK_FAILED', owner, `The route GET ${url} of ${owner} returns ${status}${why}`)
  }
}

function isOpen({ method, url, access }: ListedRoute): boolean {
  return method === 'GET' && access === 'public' && !/[:*]/.test(url)
}
