import Type, { type Static } from 'typebox'

/** What a website can decide about its programme. */
export const LoyaltySettings = Type.Object({
  programName: Type.String({ title: 'Programme name', maxLength: 80, default: 'Regulars' }),
  pointsPerVisit: Type.Integer({ title: 'Points for each visit', minimum: 1, maximum: 1000, default: 10 }),
})
export type LoyaltySettings = Static<typeof LoyaltySettings>
