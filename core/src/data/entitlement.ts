import type { Module } from '@ashlar/sdk'

/**
 * Of the modules that plan and switches leave to a tenant, those whose requirements it has as well. The core counts
 * as had by everybody and is not named.
 */
export function withRequirements(modules: readonly Module[], left: readonly string[]): string[] {
  const kept = new Set(left)
  const byId = new Map(modules.map((module) => [module.id, module]))
  const has = (id: string): boolean => {
    if (id === 'core') return true
    const module = byId.get(id)
    return module !== undefined && kept.has(id) && module.requires.every((required) => has(required.id))
  }
  return modules.filter(({ id }) => id !== 'core' && has(id)).map(({ id }) => id)
}
