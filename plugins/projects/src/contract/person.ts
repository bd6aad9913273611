import Type from 'typebox'

/** Account of a person; 0 is nobody, because accounts stay behind when a website moves to another installation. */
export const PersonId = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
