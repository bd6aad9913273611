import Type from 'typebox'

/** One line of text. PostgreSQL stores no NUL, so it is refused by name here. */
export const Line = (maxLength: number, more: { minLength?: number } = {}) =>
  Type.String({ ...more, maxLength, pattern: '^[^\\u0000\\r\\n]*$' })

export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
export const ById = Type.Object({ id: Id })
export const ByGuid = Type.Object({ guid: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }) })

/** The least a successful reply says. */
export const Done = Type.Object({ success: Type.Literal(true) })
