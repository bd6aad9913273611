import type { Actor, RequestVisitor } from '@ashlar/sdk/server'
import type { Shopper } from '../../contract.ts'

interface Asking {
  readonly actor: Pick<Actor, 'guid'> | null
  readonly visitor: RequestVisitor
}

/** Who asks. An account has its own cart: the visitor's became part of it at sign-in. */
export const shopperOf = ({ actor, visitor }: Asking): Shopper =>
  actor ? { account: actor.guid, visitor: null } : { account: null, visitor: visitor.key }

/** The same for what is stored: a visitor without a cookie gets one. */
export const knownShopper = ({ actor, visitor }: Asking): Shopper =>
  actor ? { account: actor.guid, visitor: null } : { account: null, visitor: visitor.ensure() }
