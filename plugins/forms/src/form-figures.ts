import Type, { type Static } from 'typebox'

/** A form of the website: one that stands on a published page, or that something was sent by. */
export const FormFigures = Type.Object({
  /** Forms of one name count as one; empty for those without a name. */
  name: Type.String(),
  /** Published pages on which it stands, at most 20; id 0 is the website's header or footer. */
  pages: Type.Array(Type.Object({ id: Type.Integer(), title: Type.String(), slug: Type.String() })),
  /** Without spam, as the next three. */
  total: Type.Integer(),
  last30Days: Type.Integer(),
  unread: Type.Integer(),
  /** When something was last sent by it; null for never. */
  lastAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  spam: Type.Integer(),
})
export type FormFigures = Static<typeof FormFigures>
