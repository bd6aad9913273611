import type { TProperties, TSchema } from 'typebox'

/** Properties of an object schema, or of the one object among the choices of a union. */
export function propertiesOf(schema: TSchema): TProperties | undefined {
  if ('properties' in schema) return schema.properties as TProperties
  const choices = choicesOf(schema).filter((choice) => 'properties' in choice)
  const [only] = choices
  return only && choices.length === 1 ? (only as { properties?: TProperties }).properties : undefined
}

/** Schema of an array's items, or of the one array among the choices of a union. */
export function itemsOf(schema: TSchema): TSchema | undefined {
  if ('items' in schema && isRecord(schema.items)) return schema.items as TSchema
  const choices = choicesOf(schema).filter((choice) => 'items' in choice)
  const [only] = choices
  return only && choices.length === 1 ? (only as { items?: TSchema }).items : undefined
}

/** Other stored names of an object's properties: the keyword `aliases` of its schema. */
export function aliasesOf(schema: TSchema): Readonly<Record<string, string>> | undefined {
  return 'aliases' in schema && isRecord(schema.aliases) ? (schema.aliases as Record<string, string>) : undefined
}

function choicesOf(schema: TSchema): readonly TSchema[] {
  return 'anyOf' in schema && Array.isArray(schema.anyOf) ? (schema.anyOf as TSchema[]) : []
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
