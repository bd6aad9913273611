import { AsyncLocalStorage } from 'node:async_hooks'
import type { Actor, Tenant } from '@ashlar/sdk/server'

/** For whom work is done: a request's tenant and actor, or a job's. */
export interface Context {
  /** Null: work without a tenant (the platform's own host, platform jobs); `db.tenant` is refused there. */
  readonly tenant: Tenant | null
  /** Guid of the account, for the audit log. */
  readonly actor?: string | undefined
  /** What the account is called, for the same. */
  readonly actorName?: string | undefined
  /** What whoever asks may do; null for a visitor, absent where nobody asks: the installation's own work. */
  readonly rights?: Pick<Actor, 'can'> | null
  readonly requestId?: string | undefined
}

const contexts = new AsyncLocalStorage<Context>()

/** Do work, and everything it awaits, as this tenant. The host calls it once per request, jobs once per run. */
export function runAs<T>(context: Context, work: () => T): T {
  return contexts.run(context, work)
}

/** The tenant of the running request or job; null where there is none. */
export function currentTenant(): Tenant | null {
  return contexts.getStore()?.tenant ?? null
}

/** The whole context; undefined outside of `runAs`. */
export function currentContext(): Context | undefined {
  return contexts.getStore()
}
