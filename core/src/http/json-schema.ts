/** A JSON Schema read as data: what TypeBox's own type leaves unsaid. */
export type JsonSchema = Readonly<Record<string, unknown>>

export const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Sub-schemas by name, such as `properties`; none where the keyword is absent. */
export function schemasByName(value: unknown): [string, JsonSchema][] {
  if (!isSchema(value)) return []
  return Object.entries(value).flatMap(([name, schema]): [string, JsonSchema][] =>
    isSchema(schema) ? [[name, schema]] : [],
  )
}

/** Sub-schemas in a list, such as `anyOf`. */
export const schemasIn = (value: unknown): JsonSchema[] => (Array.isArray(value) ? value.filter(isSchema) : [])
