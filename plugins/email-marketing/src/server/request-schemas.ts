import Type from 'typebox'

export const ById = Type.Object({ id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) })
export const Done = Type.Object({ success: Type.Literal(true) })
