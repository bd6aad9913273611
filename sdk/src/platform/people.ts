import Type, { type Static } from 'typebox'
import { actions } from '../definition/access.ts'

const Moment = Type.String()
const MomentOrNull = Type.Union([Moment, Type.Null()])

/** Invited: has not accepted yet, and can't sign in. Disabled: signed out everywhere, until somebody enables it. */
export const UserState = Type.Enum(['active', 'invited', 'disabled'])
export type UserState = Static<typeof UserState>

/** What the roles are called, by `role_id` less one. English: a screen asks its catalogue. */
export const roleNames = ['Owner', 'Administrator', 'Manager', 'Editor', 'Staff', 'Customer'] as const

/** Somebody with an account on the website. */
export const User = Type.Object({
  id: Type.Integer(),
  email: Type.String(),
  displayName: Type.String(),
  role_id: Type.Integer(),
  /** What the role is called. */
  roleName: Type.String(),
  /** The fixed role at whose level the role stands; the same as `role_id` for a fixed one. */
  level: Type.Integer(),
  isPlatformAdministrator: Type.Boolean(),
  state: UserState,
  isDisabled: Type.Boolean(),
  /** A code of the phone is asked for besides the password. */
  hasSecondFactor: Type.Boolean(),
  createdAt: Moment,
  /** Of the last invitation; null once it was accepted. */
  invitedAt: MomentOrNull,
  signedInAt: MomentOrNull,
})
export type User = Static<typeof User>

/** One's own account. */
/** Languages that the admin speaks. */
export const adminLanguages = ['en', 'fr', 'de'] as const
export type AdminLanguage = (typeof adminLanguages)[number]

export const Profile = Type.Object({
  email: Type.String(),
  displayName: Type.String(),
  /** Of the admin, as a BCP 47 tag; empty for the browser's. */
  language: Type.String(),
  role_id: Type.Integer(),
  /** What the role is called. */
  roleName: Type.String(),
  hasSecondFactor: Type.Boolean(),
  /** Codes for the day on which the phone is lost. */
  recoveryCodesLeft: Type.Integer(),
})
export type Profile = Static<typeof Profile>

/** One browser in which one is signed in. */
export const OwnSession = Type.Object({
  guid: Type.String(),
  userAgent: Type.String(),
  isCurrent: Type.Boolean(),
  createdAt: Moment,
  /** Exact to five minutes. */
  lastSeenAt: Moment,
  expiresAt: Moment,
})
export type OwnSession = Static<typeof OwnSession>

export const ApiToken = Type.Object({
  guid: Type.String(),
  name: Type.String(),
  /** Permissions to which it is narrowed, such as `pages.can_view`. */
  scopes: Type.Array(Type.String()),
  createdAt: Moment,
  lastUsedAt: MomentOrNull,
  expiresAt: MomentOrNull,
})
export type ApiToken = Static<typeof ApiToken>

export const AreaRights = Type.Object({
  can_view: Type.Boolean(),
  can_create: Type.Boolean(),
  can_edit: Type.Boolean(),
  can_delete: Type.Boolean(),
})
export type AreaRights = Static<typeof AreaRights>

export const Role = Type.Object({
  /** 1 to 6 are the fixed roles; the website's own have higher ones. */
  role_id: Type.Integer(),
  name: Type.String(),
  /** Whether the website made the role: it can be renamed and deleted. */
  isCustom: Type.Boolean(),
  /** The fixed role at whose level it stands: people manage roles and people below their own level. */
  level: Type.Integer(),
  /** Whether its people must set up two-factor authentication before they can do anything else. */
  needsSecondFactor: Type.Boolean(),
  /** Whether the rights can't be changed. */
  fixed: Type.Boolean(),
  /** Accounts with this role. */
  people: Type.Integer(),
  permissions: Type.Record(Type.String(), AreaRights),
})
export type Role = Static<typeof Role>

/** An area of permissions: what it is called, and the module that brings it. */
export const Area = Type.Object({
  area: Type.String(),
  title: Type.String(),
  module: Type.String(),
  moduleTitle: Type.String(),
  /** The rights that exist in it. */
  actions: Type.Array(Type.Enum(actions)),
  /** What keeps its rights from having any effect: a plan that does not hold it, or the module's switch. */
  closedBy: Type.Union([Type.Enum(['plan', 'switch']), Type.Null()]),
})
export type Area = Static<typeof Area>

/** One line of the audit log: who did what to which record, when. */
export const AuditLine = Type.Object({
  id: Type.Integer(),
  at: Moment,
  /** Name of who did it; empty for the server's own work. */
  actor: Type.String(),
  action: Type.String(),
  entity: Type.String(),
  entityId: Type.String(),
  title: Type.String(),
  details: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()])),
  requestId: Type.String(),
})
export type AuditLine = Static<typeof AuditLine>
