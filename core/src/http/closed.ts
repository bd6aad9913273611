import { isSchema, type JsonSchema, schemasByName } from './json-schema.ts'

const openWords = ['additionalProperties', 'patternProperties', 'unevaluatedProperties']

/**
 * The same schema with every object in it closed: a property that it does not name is refused (T15). Objects that
 * say something about further properties themselves are left open, and so are the parts of an intersection, each of
 * which sees the properties of the others.
 */
export function closed(schema: JsonSchema): JsonSchema {
  const result: Record<string, unknown> = { ...schema }
  const properties = schemasByName(schema.properties)
  if ('properties' in schema) {
    result.properties = Object.fromEntries(properties.map(([name, property]) => [name, closed(property)]))
  }
  for (const keyword of ['anyOf', 'oneOf', 'items']) {
    const part = schema[keyword]
    if (Array.isArray(part)) result[keyword] = part.map((each: unknown) => (isSchema(each) ? closed(each) : each))
    else if (isSchema(part)) result[keyword] = closed(part)
  }
  const isOpen = openWords.some((word) => word in schema)
  if (schema.type === 'object' && !isOpen) result.additionalProperties = false
  return result
}
