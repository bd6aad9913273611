import Type from 'typebox'

/** One line of text. PostgreSQL stores no NUL, so it is refused by name here. */
export const Line = (maxLength: number, more: { minLength?: number } = {}) =>
  Type.String({ ...more, maxLength, pattern: '^[^\\u0000\\r\\n]*$' })

/** Text with line breaks. */
export const Lines = (maxLength: number) => Type.String({ maxLength, pattern: '^[^\\u0000]*$' })

export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
export const ById = Type.Object({ id: Id })
export const ByGuid = Type.Object({ guid: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }) })

/** Things to do the same with: all of them or none (T2). */
export const Ids = Type.Object(
  { ids: Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true }) },
  { additionalProperties: false },
)

/** The least a successful reply says. */
export const Done = Type.Object({ success: Type.Literal(true) })

export const Revision = Type.Integer({ minimum: 0, maximum: 2_147_483_647 })

/** Largest body of a call that carries content: 1 MiB of it and its envelope. */
export const contentBodyLimit = 1024 * 1024 + 64 * 1024
