import Type from 'typebox'

export const Titled = Type.Object({ title: Type.String({ minLength: 1, maxLength: 200 }) })
