import type { DataLayer } from '../../data/index.ts'
import { breather } from '../breathe.ts'
import type { Lineup } from '../lineup.ts'
import { see } from './look.ts'
import { tenantsToTry } from './pages-to-try.ts'

/** Milliseconds for all pages: a process is to follow within two seconds, and to compose takes some of them. */
const patience = 800

/** Ask for the pages that a check looks at, each tenant's home before any second page, as far as the time goes. */
export async function warmPages(next: Lineup, data: DataLayer): Promise<void> {
  const until = performance.now() + patience
  const tenants = await tenantsToTry(data, next.tenants)
  const most = Math.max(0, ...tenants.map(({ paths }) => paths.length))
  const places = Array.from({ length: most }, (_, index) =>
    tenants.flatMap(({ host, paths }) => paths.slice(index, index + 1).map((path) => ({ host, path }))),
  ).flat()
  const breathe = breather()
  for (const { host, path } of places) {
    if (performance.now() > until) return
    await breathe()
    await see(next, path, host)
  }
}
