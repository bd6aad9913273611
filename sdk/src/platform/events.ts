import Type from 'typebox'
import { defineEvent } from '../definition/event.ts'

/** A page's visible state changed: content saved, published, moved, archived or deleted. */
export const pageChanged = defineEvent('core.page-changed', Type.Object({ pageId: Type.Integer() }))

/**
 * A page moved to another address, and those below it whose addresses begin with its own went along. Told in one piece, in
 * the transaction of the move; paths begin with a slash.
 */
export const pageMoved = defineEvent(
  'core.page-moved',
  Type.Object({
    pages: Type.Array(
      Type.Object({
        pageId: Type.Integer(),
        from: Type.String(),
        to: Type.String(),
        /** Visitors could know it at the address that it left. */
        wasPublished: Type.Boolean(),
      }),
    ),
    /** Who did it, as a name; may be empty. */
    by: Type.String(),
  }),
)

/** A page took an address at which it did not stand before: it is new, or came back out of the trash. */
export const pagePlaced = defineEvent(
  'core.page-placed',
  Type.Object({ pageId: Type.Integer(), path: Type.String() }),
  { withinOnly: true },
)

/** A page of the trash was deleted for good. */
export const pageRemoved = defineEvent('core.page-removed', Type.Object({ pageId: Type.Integer() }), {
  withinOnly: true,
})

/**
 * Somebody signed in, in a browser that a module knows as a visitor (`request.visitor`). What is stored under the
 * visitor's key, such as a cart, can become the account's: `within` acts before the session begins.
 */
export const visitorSignedIn = defineEvent(
  'core.visitor-signed-in',
  Type.Object({
    /** The key, as modules store it. */
    visitor: Type.String(),
    /** Guid of the account. */
    account: Type.String(),
  }),
)

/** Somebody made an account on the website as a shopper, and confirmed the email address. */
export const accountRegistered = defineEvent(
  'core.account-registered',
  Type.Object({
    /** Guid of the account. */
    account: Type.String(),
    email: Type.String(),
    firstname: Type.String(),
    lastname: Type.String(),
  }),
  { withinOnly: true },
)

/** A shopper confirmed a new email address: from now on the account signs in with it. */
export const accountEmailChanged = defineEvent(
  'core.account-email-changed',
  Type.Object({
    /** Guid of the account. */
    account: Type.String(),
    email: Type.String(),
  }),
  { withinOnly: true },
)

/** An account of the website is gone: its shopper closed it, or staff removed it. */
export const accountRemoved = defineEvent(
  'core.account-removed',
  Type.Object({
    /** Guid of the account. */
    account: Type.String(),
  }),
  { withinOnly: true },
)

/** One or more settings of a tenant changed. */
export const settingsChanged = defineEvent('core.settings-changed', Type.Object({ keys: Type.Array(Type.String()) }))

const endedMail = {
  /** Id in the outbox. */
  mailId: Type.Integer(),
  /** As its sender named it: `core.invitation`. */
  purpose: Type.String(),
  /** Records that it tells of. */
  about: Type.Array(Type.Object({ entity: Type.String(), id: Type.String() })),
}

/** The mail server took a mail of the website's outbox. Ids of records are texts, whatever they were. */
export const mailSent = defineEvent('core.mail-sent', Type.Object(endedMail))

/** A mail of the website's outbox is not tried again. Staff can have it sent again by hand. */
export const mailFailed = defineEvent(
  'core.mail-failed',
  Type.Object({
    ...endedMail,
    /** The server refused this very mail; otherwise it could not be reached for two days. */
    isPermanent: Type.Boolean(),
  }),
)

/** No mail reaches this address any more, or its owner complained about one. Told once in 90 days for each reason. */
export const addressBounced = defineEvent(
  'core.address-bounced',
  Type.Object({
    /** In lower case. */
    address: Type.String(),
    reason: Type.Enum(['bounce', 'complaint']),
    /** What the receiving server said, for people; may be empty. */
    details: Type.String(),
  }),
)
