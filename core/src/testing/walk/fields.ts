import { isSchema, type JsonSchema, schemasByName, schemasIn } from '../../http/json-schema.ts'

/** Where a value stands in a body: names of properties; `*` is the first element of a list. */
export type FieldPath = readonly string[]

export interface Field {
  readonly path: FieldPath
  readonly name: string
  readonly schema: JsonSchema
  /** Required all the way up from the body. */
  readonly isRequired: boolean
}

/** Every property of a schema at any depth. */
export function fieldsOf(schema: JsonSchema, path: FieldPath = [], isInRequired = true): Field[] {
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : []
  const own = schemasByName(schema.properties).flatMap(([name, property]): Field[] => {
    const isRequired = isInRequired && required.includes(name)
    const field = { path: [...path, name], name, schema: property, isRequired }
    return [field, ...fieldsOf(property, field.path, isRequired)]
  })
  const alternatives = [...schemasIn(schema.anyOf), ...schemasIn(schema.oneOf), ...schemasIn(schema.allOf)]
  const items = isSchema(schema.items) ? fieldsOf(schema.items, [...path, '*'], isInRequired) : []
  return [...own, ...alternatives.flatMap((each) => fieldsOf(each, path, isInRequired)), ...items]
}

/** Every object in a body that has named properties, as the path to it; the body itself is the empty path. */
export function objectsOf(schema: JsonSchema, path: FieldPath = []): FieldPath[] {
  const own = isSchema(schema.properties) ? [path] : []
  const below = schemasByName(schema.properties).flatMap(([name, property]) => objectsOf(property, [...path, name]))
  const alternatives = [...schemasIn(schema.anyOf), ...schemasIn(schema.oneOf)]
  const items = isSchema(schema.items) ? objectsOf(schema.items, [...path, '*']) : []
  const all = [...own, ...below, ...alternatives.flatMap((each) => objectsOf(each, path)), ...items]
  return [...new Map(all.map((each) => [each.join('/'), each])).values()]
}

export interface IdField extends Field {
  readonly isList: boolean
}

/** Fields that name a stored thing by its number. `role_id` names a role, and the fixed ones are the same everywhere. */
export function idFields(schema: JsonSchema): IdField[] {
  return fieldsOf(schema).flatMap((field): IdField[] => {
    if (!/^(id|ids)$|Ids?$|_id$/.test(field.name) || field.name === 'role_id') return []
    if (allows(field.schema, 'integer')) return [{ ...field, isList: false }]
    return isSchema(field.schema.items) && allows(field.schema.items, 'integer') ? [{ ...field, isList: true }] : []
  })
}

const allows = (schema: JsonSchema, type: string): boolean =>
  schema.type === type || schemasIn(schema.anyOf).some((each) => allows(each, type))
