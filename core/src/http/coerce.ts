import { isSchema, type JsonSchema, schemasByName, schemasIn } from './json-schema.ts'

/**
 * Turn the texts of a query string (or path) into the types its schema names, so that they can be checked as strictly
 * as a body. What does not read as its type is left as it is, for the check to refuse. Gives a new object.
 */
export function coerced(schema: JsonSchema, raw: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const properties = membersOf(schema)
  const entries = Object.entries(raw).map(([name, value]) => {
    const wanted = properties.get(name)
    return [name, wanted === undefined ? value : read(wanted, value)] as const
  })
  return Object.fromEntries(entries)
}

/** Properties of an object schema, those of an intersection together. */
function membersOf(schema: JsonSchema): Map<string, JsonSchema> {
  const parts = schemasIn(schema.allOf).flatMap((part) => [...membersOf(part)])
  return new Map([...schemasByName(schema.properties), ...parts])
}

function read(schema: JsonSchema, value: unknown): unknown {
  const alternatives = [...schemasIn(schema.anyOf), ...schemasIn(schema.oneOf)]
  if (alternatives.length > 0) {
    const readings = alternatives.map((alternative) => read(alternative, value))
    return readings.filter((reading) => reading !== value).concat([value])[0]
  }
  if (schema.type === 'array') {
    const items = isSchema(schema.items) ? schema.items : {}
    return (Array.isArray(value) ? value : [value]).map((item: unknown) => read(items, item))
  }
  return typeof value === 'string' ? readText(schema, value) : value
}

function readText(schema: JsonSchema, text: string): unknown {
  switch (schema.type) {
    case 'integer':
      // More digits would not come out as the number that was sent.
      return /^-?\d{1,15}$/.test(text) ? Number(text) : text
    case 'number':
      return /^-?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : text
    case 'boolean':
      return text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : text
    case 'null':
      return text === '' || text === 'null' ? null : text
    default: {
      const options: readonly unknown[] = Array.isArray(schema.enum) ? schema.enum : [schema.const]
      return options.find((option) => option !== undefined && String(option) === text) ?? text
    }
  }
}
