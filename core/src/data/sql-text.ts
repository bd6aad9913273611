/** `$1, $2, …` between the parts of a tagged template: the values travel beside the text, never in it. */
export function numbered(text: TemplateStringsArray): string {
  return text.reduce((sql, part, index) => `${sql}$${index}${part}`)
}

/** A statement in pieces, with the values that stand between them. */
export interface Pieces {
  readonly strings: readonly string[]
  readonly values: readonly unknown[]
}

/** The statement as one text. Its values may be hashes, guids and null only: of those none can be anything but a value. */
export function spliced({ strings, values }: Pieces): string {
  return strings.reduce((text, part, index) => `${text}${plainLiteral(values[index - 1])}${part}`)
}

function plainLiteral(value: unknown): string {
  if (value === null) return 'null'
  if (typeof value === 'string' && /^[0-9a-f-]+$/.test(value)) return `'${value}'`
  throw new TypeError('A statement may only contain hashes, guids and null. Bind everything else.')
}

/** A text as a literal. For what migrations are made of; values of a request are bound. */
export function textLiteral(text: string): string {
  if (text.includes('\0') || text.includes('\\')) throw new TypeError('The text must not contain a backslash or NUL.')
  return `'${text.replaceAll("'", "''")}'`
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A guid as a literal; anything else is refused, so that it can be spliced into `set local`. */
export function uuidLiteral(guid: string): string {
  if (!uuid.test(guid)) throw new TypeError('Name a tenant by its guid.')
  return `'${guid.toLowerCase()}'`
}

/** An identifier that a package chose: lower-case words, so that it never needs quoting or hides a statement. */
export function identifier(name: string): string {
  if (!/^[a-z][a-z0-9_]{0,62}$/.test(name)) {
    throw new TypeError(
      `“${name}” is not a valid name for a schema, table or column. Use up to 63 characters from a-z, 0-9 and _.`,
    )
  }
  return `"${name}"`
}

/** Identifiers of the catalogue, quoted for a statement. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
