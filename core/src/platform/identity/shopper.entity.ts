import { core } from '@ashlar/sdk/platform'
import { defineEntity, p, type RowOf, tableOf } from '@ashlar/sdk/server'

/** What somebody typed to get an account, until they confirm the address. */
export const RegistrationEntity = defineEntity({
  name: 'Registration',
  ...tableOf(core, 'registration'),
  properties: {
    guid: p.uuid().primary(),
    tenantGuid: p.uuid(),
    /** Null until the mail with the link is written. */
    tokenHash: p.text().strictNullable(),
    email: p.text(),
    firstname: p.text(),
    lastname: p.text(),
    passwordHash: p.text(),
    expiresAt: p.datetime(),
  },
})
export type Registration = RowOf<typeof RegistrationEntity>

/** The address that an account is to have once it is confirmed: one at a time. */
export const EmailChangeEntity = defineEntity({
  name: 'EmailChange',
  ...tableOf(core, 'email_change'),
  properties: {
    accountGuid: p.uuid().primary(),
    /** Null until the mail with the link is written. */
    tokenHash: p.text().strictNullable(),
    email: p.text(),
    expiresAt: p.datetime(),
  },
})
