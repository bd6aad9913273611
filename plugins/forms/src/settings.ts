import Type, { type Static } from 'typebox'

/** What a website decides about its forms. */
export const FormsSettings = Type.Object({
  /**
   * Key of the places service that suggests addresses (Google Places). It is sent to browsers, so it has to
   * be restricted to the website's address there. Without one, address boxes say that they cannot be loaded.
   */
  places_key: Type.String({
    title: 'Places key',
    description: 'Suggests addresses in forms. Restrict it to your website’s address; browsers can read it.',
    group: 'Addresses',
    maxLength: 200,
    pattern: '^[A-Za-z0-9._-]*$',
    default: '',
  }),
  /** 0: until somebody deletes them. */
  retention_days: Type.Integer({
    title: 'Days to keep submissions',
    description: 'Submissions older than this are deleted every night, including their files. Enter 0 to keep them.',
    group: 'Submissions',
    unit: 'days',
    minimum: 0,
    maximum: 3650,
    default: 0,
  }),
  spam_days: Type.Integer({
    title: 'Days to keep spam',
    description: 'Submissions marked as spam longer ago are deleted every night, including their files.',
    group: 'Submissions',
    unit: 'days',
    minimum: 1,
    maximum: 3650,
    default: 30,
  }),
  vehicles_on: Type.Boolean({
    title: 'Suggest makes and models',
    description: 'Vehicle fields look up makes and models from this service. Leave it empty to let visitors type them.',
    group: 'Vehicles',
    default: true,
  }),
  vehicles_address: Type.String({
    title: 'Service address',
    group: 'Vehicles',
    maxLength: 400,
    pattern: '^https?://[^\\s?#]+$',
    default: 'https://vpic.nhtsa.dot.gov/api/vehicles',
  }),
  vehicles_type: Type.String({
    title: 'Kind of vehicle',
    group: 'Vehicles',
    maxLength: 60,
    pattern: '^[A-Za-z][A-Za-z ]*$',
    default: 'motorcycle',
  }),
})
export type FormsSettings = Static<typeof FormsSettings>
