import type { Actor } from '@ashlar/sdk/server'
import { errors } from '../../http/errors.ts'
import { identityErrors } from './identity.errors.ts'

/**
 * For what belongs to a person and not to an API token in their name. In a website that somebody entered from the
 * platform their account is out of reach: nothing there may change it.
 *
 * @throws 403 SESSION_NEEDED, OWN_WEBSITE_ONLY
 */
export function signedInPerson(actor: Actor | null): Actor {
  if (actor?.by === 'entry') throw identityErrors.OWN_WEBSITE_ONLY()
  if (actor === null || actor.by !== 'session') throw errors.SESSION_NEEDED()
  return actor
}
