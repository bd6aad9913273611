import { breather } from '../breathe.ts'
import { CompositionError } from '../composition-error.ts'
import type { ReportedFault } from '../fault-log.ts'
import { type Look, type Seen, see } from './look.ts'
import type { TriedTenant } from './pages-to-try.ts'

/** Render pages of tenants with the new packages. A page may be as broken as it is now, and no more. */
export async function checkPages(look: Look): Promise<void> {
  const ofModules = look.changed.flatMap(({ site }) => site?.pages ?? []).map(({ path }) => path)
  const paths = ofModules.filter((path) => !path.includes(':'))
  const breathe = breather()
  for (const tenant of look.tenants) {
    for (const path of [...tenant.paths, ...paths]) {
      if (performance.now() > look.until) return
      await breathe()
      await checkPage(look, tenant, path)
    }
  }
}

async function checkPage({ next, serving, changed }: Look, { name, host }: TriedTenant, path: string): Promise<void> {
  const first = await see(next, path, host)
  if (isWhole(first)) return
  const now = await see(serving, path, host)
  if (worse(first, now) === undefined) return
  // Once more: what was only slow, because nothing of it had run yet, is no reason.
  const found = worse(await see(next, path, host), now)
  if (found === undefined) return
  const culprit = found.fault?.package ?? changed[0]?.source.name ?? ''
  throw new CompositionError('CHECK_FAILED', culprit, `The page ${path} of ${name} would no longer work: ${found.how}`)
}

const isWhole = ({ status, faults }: Seen) => status !== null && status < 400 && faults.length === 0

interface Worse {
  readonly how: string
  readonly fault: ReportedFault | undefined
}

function worse(next: Seen, now: Seen): Worse | undefined {
  const before = new Set(now.faults.map(nameOf))
  const fault = next.faults.find((each) => !before.has(nameOf(each)))
  if (fault !== undefined) return { how: `${fault.place}: ${fault.message}`, fault }
  if (rank(next.status) <= rank(now.status)) return undefined
  const how =
    next.status === null
      ? 'it does not respond in time.'
      : `it returns the status ${next.status} instead of ${now.status}.`
  return { how, fault: next.faults[0] }
}

const nameOf = ({ package: name, where, place }: ReportedFault) => `${name} ${where} ${place}`

/** From an answer over a refusal to a failure. */
function rank(status: number | null): number {
  if (status === null || status >= 500) return 2
  return status >= 400 ? 1 : 0
}
