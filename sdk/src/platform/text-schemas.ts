import Type from 'typebox'

/**
 * One line of text. PostgreSQL stores no NUL, so it is refused by name here.
 */
/*#__NO_SIDE_EFFECTS__*/
export const Line = (maxLength: number, more: { minLength?: number } = {}) =>
  Type.String({ ...more, maxLength, pattern: '^[^\\u0000\\r\\n]*$' })

/**
 * Text with line breaks.
 */
/*#__NO_SIDE_EFFECTS__*/
export const Lines = (maxLength: number) => Type.String({ maxLength, pattern: '^[^\\u0000]*$' })

/** What the API knows something by that must not be counted. */
export const Guid = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' })

/** Parameters of an address that ends with `:guid/`. */
export const ByGuid = Type.Object({ guid: Guid })
