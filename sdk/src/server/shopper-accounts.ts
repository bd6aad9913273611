import type { FastifyReply } from 'fastify'
import { token } from '../definition/token.ts'
import type { FastifyRequest } from './fastify-types.ts'

/** What somebody types to get an account. */
export interface NewShopper {
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  readonly password: string
}

/** A link that was mailed about an account. */
export type AccountLink = 'registration' | 'email' | 'password'

/**
 * Accounts of a website's shoppers (role 6, customer), for the package that brings their pages. Nobody learns which
 * addresses have an account: whoever registers, asks for a new password or for another email address gets the same answer
 * in the same time, and all else is told by mail. Attempts are limited. Each method belongs to one request, and throws what
 * the request is to be refused with.
 */
export interface ShopperAccounts {
  /**
   * Mail a link that confirms the address; whoever has an account already is told so in its place.
   *
   * @throws 422 naming `email` or `password`; 429
   */
  register(request: FastifyRequest, shopper: NewShopper): Promise<void>
  /**
   * The email address of which a link tells; undefined for a link that has expired, was used or was replaced. For pages:
   * reading one uses nothing up.
   */
  addressOf(link: AccountLink, secret: string): Promise<string | undefined>
  /**
   * Make the account and sign in. The password is asked for again, so that nobody gets a password into a stranger's account.
   *
   * @throws 403 LINK_OVER; 422 naming `password`; 429
   */
  confirmRegistration(
    request: FastifyRequest,
    reply: FastifyReply,
    confirmed: { readonly secret: string; readonly password: string },
  ): Promise<void>
  /**
   * Begin a session, of a shopper or of staff.
   *
   * @throws 401 SIGN_IN_FAILED, SECOND_FACTOR_NEEDED, SECOND_FACTOR_WRONG; 429
   */
  signIn(
    request: FastifyRequest,
    reply: FastifyReply,
    given: { readonly email: string; readonly password: string; readonly code?: string | undefined },
  ): Promise<{ readonly isStaff: boolean }>
  /** Mail a link with which a new password can be chosen. @throws 429 */
  askPassword(request: FastifyRequest, email: string): Promise<void>
  /** Choose a password by a mailed link: every session ends. @throws 403 LINK_OVER; 422 naming `password`; 429 */
  usePasswordLink(
    request: FastifyRequest,
    chosen: { readonly secret: string; readonly password: string },
  ): Promise<void>
  /** What the signed-in shopper is called. @throws 403 STAFF_ACCOUNT for staff, also in all that follow */
  rename(request: FastifyRequest, displayName: string): Promise<void>
  /** Mail a link to another address, from which on it is the account's. @throws 422 naming `currentPassword` or `email` */
  askEmail(request: FastifyRequest, wanted: { readonly email: string; readonly currentPassword: string }): Promise<void>
  /** Take the address to which the link was mailed. For whoever has the link. @throws 403 LINK_OVER; 429 */
  useEmailLink(request: FastifyRequest, secret: string): Promise<void>
  /** Every other session ends. @throws 422 naming `currentPassword` or `password` */
  changePassword(
    request: FastifyRequest,
    reply: FastifyReply,
    change: { readonly currentPassword: string; readonly password: string },
  ): Promise<void>
  /**
   * Delete the signed-in shopper's account with its sessions. What modules keep about the person stays: see
   * `core.account-removed`.
   *
   * @throws 422 naming `currentPassword`
   */
  close(request: FastifyRequest, reply: FastifyReply, currentPassword: string): Promise<void>
}
export const ShopperAccounts = token<ShopperAccounts>('core.shopper-accounts')
