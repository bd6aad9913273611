import type { Actor } from '@ashlar/sdk/server'
import { errors } from '../../http/errors.ts'

/** For what belongs to a person and not to an API token in their name. @throws 403 SESSION_NEEDED */
export function signedInPerson(actor: Actor | null): Actor {
  if (actor === null || actor.by !== 'session') throw errors.SESSION_NEEDED()
  return actor
}
