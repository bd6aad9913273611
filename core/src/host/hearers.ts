import { AshlarError, type Transaction } from '@ashlar/sdk/server'
import type { ComposedPackage, Faults } from '@ashlar/sdk/surface'
import type { EventHearer } from '../data/index.ts'
import type { Services } from './services.ts'
import type { CompositionWatch } from './watch/composition-watch.ts'

interface HearingPackages {
  readonly packages: readonly Pick<ComposedPackage, 'name' | 'module' | 'server'>[]
  readonly services: Pick<Services, 'resolveAll'>
  readonly faults: Faults
  readonly watch: Pick<CompositionWatch, 'named'>
}

/** What acts on events within the unit of work that tells them (`within`), by the ids of the events, in package order. */
export function eventHearers({
  packages,
  services,
  faults,
  watch,
}: HearingPackages): ReadonlyMap<string, readonly EventHearer[]> {
  const all = packages.flatMap(({ name, module, server }) =>
    (server?.within ?? []).map(({ event, deps, act }) => {
      const instances = services.resolveAll(deps, name)
      const part = { package: name, part: `within ${event.id}`, place: event.id, where: 'subscription' } as const
      // Who tells something is there: only of others it is asked whether the website has them.
      const isSure = !module || module.id === 'core' || module.always || event.id.startsWith(`${module.id}.`)
      const hear: EventHearer = async (tx, payload) => {
        if (!isSure && !(await isEntitled(tx, module.id))) return
        try {
          await watch.named(part, () => act(tx, payload as never, ...instances))
        } catch (error) {
          // What a person can mend is an answer.
          if (!(error instanceof AshlarError)) {
            faults.report({ package: name, where: 'subscription', place: event.id, error })
          }
          throw error
        }
      }
      return { id: event.id, hear }
    }),
  )
  const byId = Map.groupBy(all, ({ id }) => id)
  return new Map([...byId].map(([id, hearers]) => [id, hearers.map(({ hear }) => hear)]))
}

/** Whether the website of this unit of work has the module: others hear nothing of it. */
async function isEntitled(tx: Transaction, module: string): Promise<boolean> {
  const [row] = await tx.sql<{ is_entitled: boolean }>`select core.entitled(${module}) as is_entitled`
  return row?.is_entitled === true
}
