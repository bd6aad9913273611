import Type, { type Static } from 'typebox'

/** What the form of a webhook holds; the same as its call takes. */
export const WebhookForm = Type.Object({
  name: Type.String({ title: 'Name', minLength: 1, maxLength: 120 }),
  url: Type.String({ title: 'Address', pattern: '^https?://\\S+$', maxLength: 2000 }),
  events: Type.Array(Type.String(), { title: 'Events', minItems: 1 }),
  isActive: Type.Boolean({ title: 'Switched on' }),
})
export type WebhookForm = Static<typeof WebhookForm>
