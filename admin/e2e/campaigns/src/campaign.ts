import Type from 'typebox'

/** API-108 */
export const Campaign = Type.Object({ id: Type.Integer(), name: Type.String() })
export const NewCampaign = Type.Object({ name: Type.String({ minLength: 1, maxLength: 120 }) })
