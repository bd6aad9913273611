import type { Tenant } from '@ashlar/sdk/server'
import type { Composition } from '@ashlar/sdk/surface'
import { TenantDirectory } from '../host/tokens.ts'
import { Work } from '../jobs/composition.ts'
import { perform } from '../jobs/perform.ts'

interface AskedJob {
  readonly name: string
  readonly payload: unknown
  readonly tenant: Tenant
}

/** Do a job of a composition as the queue would, once. */
export async function runJob(composition: Composition, { name, payload, tenant }: AskedJob): Promise<void> {
  const { packages, modules, resolveAll } = composition
  const work = new Work({ servers: packages.flatMap(({ server }) => server ?? []), modules, resolveAll })
  const directory = composition.resolve(TenantDirectory)
  const queued = { kind: 'job', name, payload, tenant: tenant.guid } as const
  const progress = { report: async () => undefined }
  const { signal } = new AbortController()
  const off = await perform(queued, work, (guid) => directory.byGuid(guid), progress, signal)
  if (off !== undefined) throw new Error(`The module “${off.module}” is switched off for “${tenant.name}”.`)
}
