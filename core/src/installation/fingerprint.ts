import { createHash } from 'node:crypto'
import type { PackagePlan } from '@ashlar/sdk/platform'

/**
 * What was agreed to when a plan was confirmed. Left out is what changes by itself while people work (rows, documents),
 * when it was made, and how far the database is: a change that is taken up again finds its migrations applied. Which
 * ones there are is said by the versions.
 */
export function fingerprintOf(plan: PackagePlan): string {
  const { action, name, kind, from, to, integrity, permissions, routes, screens, blocks, ...rest } = plan
  const agreed = {
    ...{ action, name, kind, from, to, integrity, permissions, routes, screens },
    blocks: blocks.map(({ documents: _, ...block }) => block),
    requiredBy: rest.requiredBy.map((each) => each.name),
    clientSize: rest.clientSize,
    tenants: rest.tenants.map(({ id }) => id),
    obstacles: rest.obstacles.map(({ code }) => code),
  }
  return createHash('sha256').update(JSON.stringify(agreed)).digest('hex')
}
