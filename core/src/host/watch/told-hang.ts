import type { Logger } from 'pino'
import type { FaultLog } from '../fault-log.ts'
import type { Hung } from './hang-messages.ts'
import type { WatchRecord } from './watch-record.ts'

/**
 * What follows when something hung: nothing of the versions that may have done it is trusted any more; where it is
 * certain which one it was, it isn't begun again there, and the error budget withdraws it at once.
 */
export function toldHang(
  { parts, milliseconds }: Hung,
  { record, faults, log }: { readonly record: WatchRecord; readonly faults: FaultLog; readonly log: Logger },
): void {
  log.error(
    { parts, milliseconds },
    'The process before this one hung while a package of the store ran, and was ended.',
  )
  const isCertain = parts.length === 1
  for (const part of parts) {
    if (isCertain) record.didNotEnd(part)
    else record.suspect(part)
    const { package: name, version, place } = part
    faults.add({
      ...{ package: name, version, origin: 'store', where: 'block', place, tenant: null, at: new Date() },
      message: isCertain
        ? `It hung the server for ${milliseconds} ms.`
        : `The server hung for ${milliseconds} ms while it was one of ${parts.length} that ran.`,
      ...(isCertain && { isEndless: true }),
    })
  }
}
