/** `$1, $2, …` between the parts of a tagged template: the values travel beside the text, never in it. */
export function numbered(text: TemplateStringsArray): string {
  return text.reduce((sql, part, index) => `${sql}$${index}${part}`)
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A guid as a literal; anything else is refused, so that it can be spliced into `set local`. */
export function uuidLiteral(guid: string): string {
  if (!uuid.test(guid)) throw new TypeError('A tenant is named by its guid.')
  return `'${guid.toLowerCase()}'`
}

/** An identifier that a package chose: lower-case words, so that it never needs quoting or hides a statement. */
export function identifier(name: string): string {
  if (!/^[a-z][a-z0-9_]{0,62}$/.test(name)) {
    throw new TypeError(`“${name}” is no name for a schema, table or column: use a-z, 0-9 and _, at most 63.`)
  }
  return `"${name}"`
}
