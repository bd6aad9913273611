import type { CollectionMembers } from '@ashlar/sdk'
import { type BounceSource, defineJob } from '@ashlar/sdk/server'
import Type from 'typebox'
import type { Bounces } from './bounces.service.ts'

/** Read reports of bounces and complaints; asked for by the clock. */
export const readBounces = defineJob('core.read-bounces', Type.Object({}), { lane: 'bulk' })

/** A source that fails holds up none of the others; the job fails with what the first said. */
export async function readEach(
  sources: CollectionMembers<BounceSource>,
  bounces: Bounces,
  signal: AbortSignal,
): Promise<void> {
  const failures: unknown[] = []
  for (const source of sources.all()) {
    if (signal.aborted) return
    await source
      .read((reports) => bounces.takeUnsigned(reports), signal)
      .catch((error: unknown) => void failures.push(error))
  }
  if (failures.length > 0) throw failures[0]
}
