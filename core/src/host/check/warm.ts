import { setTimeout } from 'node:timers/promises'
import type { DataLayer } from '../../data/index.ts'
import { breather } from '../breathe.ts'
import type { Lineup } from '../lineup.ts'
import { see } from './look.ts'
import { tenantsToTry } from './pages-to-try.ts'

/** Ask for the pages that a check looks at, each tenant's home before any second page, as far as the time goes. */
export async function warmPages(next: Lineup, data: DataLayer, until: number): Promise<void> {
  const left = until - performance.now()
  if (left <= 0) return
  // The page that is being made then goes on being made.
  const isOver = new AbortController()
  const timer = setTimeout(left, undefined, { signal: isOver.signal }).catch(() => undefined)
  await Promise.race([timer, askInTurn(next, data, until)]).finally(() => isOver.abort())
}

async function askInTurn(next: Lineup, data: DataLayer, until: number): Promise<void> {
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
