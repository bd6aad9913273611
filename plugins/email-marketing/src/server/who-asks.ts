import type { Actor } from '@ashlar/sdk/server'

/** Whoever makes a call that needs a right: the host lets nobody else through. */
export function whoAsks(actor: Actor | null): Actor {
  if (actor === null) throw new TypeError('The call was made by nobody.')
  return actor
}
