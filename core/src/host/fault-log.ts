import { AsyncLocalStorage } from 'node:async_hooks'
import type { PackageOrigin } from '@ashlar/sdk/platform'
import { AshlarError } from '@ashlar/sdk/server'
import { EndlessWork, type Fault, type Faults } from '@ashlar/sdk/surface'
import { currentTenant } from '../data/context.ts'
import { failureOf } from '../data/failure.ts'
import { reasonOf } from './composition-error.ts'
import type { LoadedPackage } from './load-package.ts'

/** A fault as it is counted: of which version, when, and what was thrown as a sentence. */
export interface ReportedFault extends Pick<Fault, 'where' | 'place'> {
  /** npm name. */
  readonly package: string
  readonly version: string
  readonly origin: PackageOrigin
  readonly message: string
  /** Guid of the tenant for which it happened; null for none. */
  readonly tenant: string | null
  readonly at: Date
  /** It would go on for ever: one is enough for the version to be withdrawn. */
  readonly isEndless?: true
}

type Listener = (fault: ReportedFault) => void

/** Faults of one package that are remembered, and the length of what each says. */
const mostKept = 20
const longestMessage = 1000

/** What the packages of this process did wrong while they served, whichever composition they were part of. */
export class FaultLog {
  readonly #recent = new Map<string, readonly ReportedFault[]>()
  readonly #listeners = new Set<Listener>()

  /** Gives back how to stop. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** The last ones of a package, newest first. */
  recent(name: string): readonly ReportedFault[] {
    return this.#recent.get(name) ?? []
  }

  add(fault: ReportedFault): void {
    this.#recent.set(fault.package, [fault, ...this.recent(fault.package)].slice(0, mostKept))
    for (const listener of this.#listeners) listener(fault)
  }
}

const collectors = new AsyncLocalStorage<ReportedFault[]>()

/** Do work whose faults are nobody's yet, such as a look at a page before its composition serves; gives them instead. */
export async function collectingFaults<T>(work: () => Promise<T>): Promise<{ result: T; faults: ReportedFault[] }> {
  const faults: ReportedFault[] = []
  const result = await collectors.run(faults, work)
  return { result, faults }
}

/** `Faults` as one composition has it: knows the versions of its packages. */
export class CompositionFaults implements Faults {
  readonly #log: FaultLog
  readonly #packages: ReadonlyMap<string, LoadedPackage>

  constructor(log: FaultLog, packages: readonly LoadedPackage[]) {
    this.#log = log
    this.#packages = new Map(packages.map((each) => [each.source.name, each]))
  }

  report({ package: name, where, place, error }: Fault): void {
    const found = this.#packages.get(name)
    // A database that is gone is no package's fault, whoever notices it.
    if (found === undefined || found.manifest.id === 'core' || isUnavailable(error)) return
    const { version, origin } = found.source
    const message = reasonOf(error).slice(0, longestMessage)
    const fault = {
      ...{ package: name, version, origin, where, place, message, tenant: currentTenant()?.guid ?? null },
      ...(error instanceof EndlessWork && ({ isEndless: true } as const)),
    }
    const collected = collectors.getStore()
    if (collected === undefined) this.#log.add({ ...fault, at: new Date() })
    else collected.push({ ...fault, at: new Date() })
  }
}

function isUnavailable(error: unknown): boolean {
  const failure = failureOf(error)
  return failure instanceof AshlarError && failure.status === 503
}
