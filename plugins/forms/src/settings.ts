import Type, { type Static } from 'typebox'

/** What a website decides about its forms. */
export const FormsSettings = Type.Object({
  /**
   * Key of the places service that suggests addresses (ADDR-001, Google Places). It is sent to browsers, so it has to
   * be restricted to the website's address there. Without one, address boxes say that they cannot be loaded (ADDR-005).
   */
  places_key: Type.String({
    title: 'Places key',
    description: 'Suggests addresses in forms. Restrict it to your website’s address; browsers can read it.',
    group: 'Addresses',
    maxLength: 200,
    pattern: '^[A-Za-z0-9._-]*$',
    default: '',
  }),
})
export type FormsSettings = Static<typeof FormsSettings>
