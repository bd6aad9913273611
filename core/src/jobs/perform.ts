import { includesPlan } from '@ashlar/sdk'
import type { JobContext, Tenant } from '@ashlar/sdk/server'
import { Value } from 'typebox/value'
import { runAs } from '../data/index.ts'
import type { Work } from './composition.ts'
import type { Progress } from './progress.ts'
import type { QueuedWork } from './queue.ts'

export type FindTenant = (guid: string) => Promise<Tenant | null>

/** The job cannot be done as things are; it is tried again and ends among the dead letters with this reason. */
class CannotPerform extends Error {
  override readonly name = 'CannotPerform'
}

/** The module whose work it is, where the website lacks it: nothing was done. */
export interface ModuleOff {
  readonly module: string
}

/**
 * Do one job or handle one event, as its tenant. Throws what it throws: the queue counts and repeats.
 *
 * @returns the module that has to be switched on first, if the work could not be done for that
 */
export async function perform(
  queued: QueuedWork,
  work: Work,
  findTenant: FindTenant,
  progress: Pick<Progress, 'report'>,
  signal: AbortSignal,
): Promise<ModuleOff | undefined> {
  const tenant = queued.tenant === null ? null : await findTenant(queued.tenant)
  // A tenant that is gone has left nothing to do.
  if (queued.tenant !== null && tenant === null) return undefined
  const { module, plan, schema, run } = found(queued, work)
  if (tenant !== null && module !== 'core' && !tenant.modules.includes(module)) return { module }
  // A website whose plan does not hold the job is done with it.
  if (tenant !== null && !includesPlan(tenant.plan, plan)) return undefined
  if (!Value.Check(schema, queued.payload)) {
    throw new CannotPerform(`The payload of “${queued.name}” does not match the schema of the installed version.`)
  }
  const context: JobContext = {
    tenant: queued.tenant,
    signal,
    progress: (fraction, message) => progress.report(fraction, message ?? ''),
  }
  const where = queued.kind === 'job' ? 'job' : 'subscription'
  try {
    await runAs({ tenant }, () => work.named(module, { where, place: queued.name }, () => run(context)))
    return undefined
  } catch (error) {
    // Ended because the server stops: nothing of the module's own went wrong.
    if (!signal.aborted) work.report(module, { where, place: queued.name, error })
    throw error
  }
}

function found({ kind, name, subscriber = '', payload }: QueuedWork, work: Work) {
  if (kind === 'job') {
    const worker = work.jobs.get(name)
    if (worker === undefined) throw new CannotPerform(`No worker for “${name}”. Is its package still active?`)
    const run = async (context: JobContext) => worker.run(payload as never, context, ...work.resolveAll(worker.deps))
    return { module: worker.module, plan: worker.job.plan, schema: worker.job.payload, run }
  }
  const subscription = work.subscriptions.get(subscriber)
  if (subscription === undefined)
    throw new CannotPerform(`There is no subscriber “${subscriber}”. Is its package still active?`)
  const run = async () => subscription.handle(payload as never, ...work.resolveAll(subscription.deps))
  return { module: subscription.module, plan: undefined, schema: subscription.event.payload, run }
}
