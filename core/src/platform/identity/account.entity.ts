import { core, type User } from '@ashlar/sdk/platform'
import { defineEntity, p, type RowOf, tableOf } from '@ashlar/sdk/server'

/** Of people; those of agencies and of the platform have no tenant. A request never reads what signs somebody in. */
export const AccountEntity = defineEntity({
  name: 'Account',
  ...tableOf(core, 'account'),
  properties: {
    guid: p.uuid().primary(),
    id: p.bigint('number').autoincrement(),
    tenantId: p.uuid().strictNullable(),
    agencyGuid: p.uuid().strictNullable(),
    email: p.text(),
    displayName: p.text(),
    /** Of the admin; empty for the browser's. */
    language: p.text().default(''),
    /** A fixed role; the level of the website's own role where there is one. */
    roleId: p.smallint(),
    customRoleId: p.bigint('number').strictNullable(),
    isPlatformAdministrator: p.boolean().default(false),
    /** Empty for one that was invited and has not accepted. */
    passwordHash: p.text(),
    disabledAt: p.datetime().strictNullable(),
    createdAt: p.datetime().defaultRaw('now()'),
    invitedAt: p.datetime().strictNullable(),
    signedInAt: p.datetime().strictNullable(),
    /** Sealed; does nothing until a code of it was given. */
    totpSecret: p.text().strictNullable(),
    totpSince: p.datetime().strictNullable(),
    /** The last thirty seconds whose code was taken: no code works twice. */
    totpStep: p.bigint('number').defaultRaw('0'),
    /** Written by the database alone, which is all that the default says. */
    state: p.text().$type<User['state']>().generated('stored').defaultRaw(''),
  },
})
export type Account = RowOf<typeof AccountEntity>

/** Only the hash of a session's token is kept. */
export const SessionEntity = defineEntity({
  name: 'Session',
  ...tableOf(core, 'session'),
  properties: {
    tokenHash: p.text().primary(),
    guid: p.uuid(),
    accountGuid: p.uuid(),
    /** Guid of the tenant that an agency's account works in. */
    chosenTenant: p.uuid().strictNullable(),
    /** Guid of the tenant that a platform administrator entered, and of the session in which they did. */
    enteredTenant: p.uuid().strictNullable(),
    enteredFrom: p.uuid().strictNullable(),
    userAgent: p.text(),
    createdAt: p.datetime().defaultRaw('now()'),
    lastSeenAt: p.datetime().defaultRaw('now()'),
    expiresAt: p.datetime(),
  },
})

/** A link by which a platform administrator enters a website, once: one at a time for each session. */
export const WebsiteEntryEntity = defineEntity({
  name: 'WebsiteEntry',
  ...tableOf(core, 'website_entry'),
  properties: {
    tokenHash: p.text().primary(),
    sessionGuid: p.uuid(),
    tenantGuid: p.uuid(),
    expiresAt: p.datetime(),
  },
})

/** Invitations and resets of passwords: one of each kind an account. */
export const AccountLinkEntity = defineEntity({
  name: 'AccountLink',
  ...tableOf(core, 'account_link'),
  properties: {
    tokenHash: p.text().primary(),
    kind: p.text().$type<'invitation' | 'reset'>(),
    accountGuid: p.uuid(),
    expiresAt: p.datetime(),
  },
})

/** Of the second factor, for the day on which the phone is lost. */
export const RecoveryCodeEntity = defineEntity({
  name: 'RecoveryCode',
  ...tableOf(core, 'recovery_code'),
  properties: { accountGuid: p.uuid().primary(), codeHash: p.text().primary() },
})

/** What can be guessed is counted before it is looked at; see `core.count_attempt`. */
export const SignInAttemptEntity = defineEntity({
  name: 'SignInAttempt',
  ...tableOf(core, 'sign_in_attempt'),
  properties: { key: p.text().primary(), attempts: p.integer(), lastAt: p.datetime() },
})
