import type { Tenant } from '@ashlar/sdk/server'

const known = new WeakMap<readonly string[], ReadonlySet<string>>()

/** Whether a tenant has a module, at a cost that does not grow with its modules: every request asks. */
export function hasModule({ modules }: Pick<Tenant, 'modules'>, id: string): boolean {
  let ids = known.get(modules)
  if (ids === undefined) {
    ids = new Set(modules)
    known.set(modules, ids)
  }
  return ids.has(id)
}
