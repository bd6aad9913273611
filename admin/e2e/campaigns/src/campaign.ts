import Type from 'typebox'

/** API-108 */
export const Campaign = Type.Object({ id: Type.Integer(), name: Type.String() })
export const NewCampaign = Type.Object({ name: Type.String({ minLength: 1, maxLength: 120 }) })

/** EDIT-037, OPEN-128: one campaign with its content on the wire. */
export const CampaignWithContent = Type.Object({
  ...Campaign.properties,
  content: Type.Union([Type.String(), Type.Null()]),
  revision: Type.Integer(),
})
export const SavedContent = Type.Object({
  content: Type.String({ maxLength: 1024 * 1024 }),
  revision: Type.Integer({ minimum: 0 }),
})
