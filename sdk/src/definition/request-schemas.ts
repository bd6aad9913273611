import Type from 'typebox'

/** A number by which the API knows something. */
export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })

/** Parameters of an address that ends with `:id/`. */
export const ById = Type.Object({ id: Id })

/** Things to do the same with: all of them or none (T2). */
export const Ids = Type.Object(
  { ids: Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true }) },
  { additionalProperties: false },
)

/** The moment of something as the API says it: ISO 8601, UTC. */
export const Time = Type.String({ format: 'date-time' })

/** What an open editor calls itself, so that it knows what it did itself among what it is told. */
export const EditorId = Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{8,40}$' }))
