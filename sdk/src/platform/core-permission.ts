import type { Action } from '../definition/access.ts'
import type { AreaOf } from '../definition/permission.ts'
import type { core } from './module.ts'

/**
 * Name a right of the core, checked against its areas: `permission(core, …)` for calls, which browsers load without
 * the module.
 */
/*#__NO_SIDE_EFFECTS__*/
export function corePermission<A extends AreaOf<typeof core>, const Act extends Action>(
  area: A,
  action: Act,
): `${A}.${Act}` {
  return `${area}.${action}`
}
