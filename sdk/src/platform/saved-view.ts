import Type, { type Static } from 'typebox'

/** Longest query of an address that a view keeps. */
const queryLength = 2000

/** The query of a list's address, as the list writes it: `search=clay&status=draft`. No control characters, no spaces. */
export const ViewQuery = Type.String({ maxLength: queryLength, pattern: '^[!-~]*$' })

/** A list as somebody likes to find it again: a name for the query of its address. */
export const SavedView = Type.Object({
  id: Type.Integer(),
  /** Name of the list, such as `pages`. */
  list: Type.String(),
  name: Type.String(),
  query: Type.String(),
  /** Roles whose people see it too, by `role_id`; empty: nobody else. */
  roles: Type.Array(Type.Integer()),
  /** It belongs to whoever asks: only then it may be changed. */
  isOwn: Type.Boolean(),
  /** What whoever asks sees when the list is opened. */
  isDefault: Type.Boolean(),
  /** Who made it. */
  author: Type.String(),
})
export type SavedView = Static<typeof SavedView>
