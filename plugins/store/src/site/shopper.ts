import type { PageVisitor } from '@ashlar/sdk/site'
import type { Shopper } from '../contract.ts'

/** Whose cart and orders a personal page shows: an account has its own, which the visitor's became part of. */
export const shopperOf = (visitor: PageVisitor | null): Shopper =>
  visitor?.account ? { account: visitor.account.guid, visitor: null } : { account: null, visitor: visitor?.key ?? null }
