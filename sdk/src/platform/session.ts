import Type, { type Static } from 'typebox'

/** Reply of `GET /api/v1/auth/me/`: everything the admin needs to know about who is in front of it. */
export const Me = Type.Object({
  success: Type.Literal(true),
  user: Type.Object({
    id: Type.Integer(),
    email: Type.String(),
    displayName: Type.String(),
    /** 1 to 6; of a website's own role its level. */
    role_id: Type.Integer(),
    isPlatformAdministrator: Type.Boolean(),
    /** Whether the role requires two-factor authentication that is not set up: until then nothing else is answered. */
    lacksSecondFactor: Type.Optional(Type.Literal(true)),
  }),
  tenant: Type.Union([
    Type.Object({ id: Type.Integer(), guid: Type.String(), name: Type.String(), favicon: Type.String() }),
    Type.Null(),
  ]),
  agency: Type.Union([Type.Object({ id: Type.Integer(), name: Type.String(), status: Type.Integer() }), Type.Null()]),
  plan: Type.String(),
  /** Only for a platform administrator who entered the website: they act as themselves, with its owner's rights. */
  isEntered: Type.Optional(Type.Literal(true)),
  /** Ids of the modules that the tenant has. */
  modules: Type.Array(Type.String()),
  /** Every area with its four explicit booleans. */
  permissions: Type.Record(
    Type.String(),
    Type.Object({
      can_view: Type.Boolean(),
      can_create: Type.Boolean(),
      can_edit: Type.Boolean(),
      can_delete: Type.Boolean(),
    }),
  ),
  /** Brand and version of the system. */
  system: Type.Object({ brand: Type.String(), version: Type.String() }),
})
export type Me = Static<typeof Me>

/** Reply of `GET /api/v1/auth/visitor/`: who reads a page of the site; null for nobody who is signed in. */
export const Visitor = Type.Object({
  success: Type.Literal(true),
  user: Type.Union([Type.Object({ displayName: Type.String(), role_id: Type.Integer() }), Type.Null()]),
})
export type Visitor = Static<typeof Visitor>
