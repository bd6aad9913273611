import type { DataLayer } from '../../data/index.ts'
import { changedPackages } from '../changed-packages.ts'
import { CompositionError } from '../composition-error.ts'
import type { Lineup } from '../lineup.ts'
import { checkHealth } from './health.ts'
import { checkPages } from './pages.ts'
import { tenantsToTry } from './pages-to-try.ts'
import { checkRoutes } from './routes.ts'

/** Milliseconds for all of a check: pages that are not reached by then are not looked at. */
const patience = 10_000

/**
 * Look at compositions before they serve: they are ready, the packages that changed say that they are healthy and
 * answer at their public addresses, and no page is worse than it is now. Throws a CompositionError that names the
 * package at fault.
 */
export async function checkLineup(next: Lineup, serving: Lineup, data: DataLayer): Promise<void> {
  const until = performance.now() + patience
  await checkReadiness(next, serving)
  const tenants = await tenantsToTry(data, next.tenants)
  const look = { next, serving, changed: changedIn(next, serving), tenants, until }
  await checkRoutes(look)
  await checkPages(look)
}

/** The part of it that can differ from process to process: ready, and healthy by the packages' own account. */
export async function checkReadiness(next: Lineup, serving: Lineup): Promise<void> {
  for (const { composed } of next.generations) {
    const { statusCode } = await composed.app.inject('/readyz')
    if (statusCode !== 200)
      throw new CompositionError('NOT_READY', '', 'The new set of packages is not ready to serve requests.')
  }
  await checkHealth(next.base, changedIn(next, serving))
}

function changedIn(next: Lineup, serving: Lineup) {
  const changed = next.generations.flatMap(({ packages }) => changedPackages(packages, serving.base.packages))
  return [...new Set(changed)].filter(({ failure }) => failure === undefined)
}
