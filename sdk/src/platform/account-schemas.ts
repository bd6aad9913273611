import Type from 'typebox'
import { Line } from './text-schemas.ts'

/** Of whoever is signed in, so that nobody else changes an account in a browser left open. */
export const CurrentPassword = Type.String({ maxLength: 1024 })
export const NewPassword = Type.String({ minLength: 1, maxLength: 1024 })

/** One of the fixed roles (1 to 6), or one that the website made. */
export const RoleNumber = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

/** What a role is called. */
export const RoleName = Line(60, { minLength: 1 })

/** What people are called. */
export const DisplayName = Line(120, { minLength: 1 })

/** What a mailed link carries behind `#`. */
export const LinkSecret = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' })
