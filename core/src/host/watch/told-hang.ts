import type { Logger } from 'pino'
import type { FaultLog, ReportedFault } from '../fault-log.ts'
import type { Hung } from './hang-messages.ts'
import type { RunningPart } from './running-marks.ts'
import type { Suspicion } from './suspicion.ts'
import { versionOf, type WatchRecord } from './watch-record.ts'

/** A part that was running when a process hung. */
interface Told {
  readonly part: RunningPart
  /** Nothing else ran, or it was there when another process hung too. */
  readonly isCertain: boolean
  readonly message: string
}

/**
 * What a process learns of those that hung before it: nothing of the versions that may have done it is trusted any
 * more. Where it is certain which one it was, it isn't begun again there, and the error budget withdraws it at once.
 */
export function toldOf({ parts, milliseconds }: Hung, suspicion: Suspicion): readonly Told[] {
  const versions = [...new Set(parts.map(versionOf))]
  const again = new Set(versions.length === 1 ? versions : versions.filter((version) => suspicion.again(version)))
  return parts.map((part) => ({
    part,
    isCertain: again.has(versionOf(part)),
    message:
      versions.length === 1
        ? `It blocked the server for ${milliseconds} ms.`
        : `The server was blocked for ${milliseconds} ms while ${parts.length} parts of packages were running, this one among them${again.has(versionOf(part)) ? ', not for the first time' : ''}.`,
  }))
}

/** Before anything of packages runs in this process. */
export function distrust(told: readonly Told[], record: WatchRecord): void {
  for (const { part, isCertain } of told) {
    if (isCertain) record.didNotEnd(part)
    else record.suspect(part)
  }
}

/** When this process serves. */
export function report(told: readonly Told[], faults: FaultLog, log: Logger): void {
  for (const { part, isCertain, message } of told) {
    const { package: name, version, place, where = 'block' } = part
    log.error({ ...part }, `The previous process was stopped while a package from the store was running. ${message}`)
    const seen = { origin: 'store', tenant: null, at: new Date() } satisfies Partial<ReportedFault>
    faults.add({ package: name, version, where, place, message, ...seen, ...(isCertain && { isEndless: true }) })
  }
}
