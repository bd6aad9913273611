import type { PageVisitor } from '@ashlar/sdk/site'

/** Customer; everybody else who is signed in belongs to the back office. */
const customerRole = 6

/** Whether a shopper is signed in. */
export const isShopper = (visitor: PageVisitor | null): boolean => visitor?.account?.roleId === customerRole
