import { isSchema, type JsonSchema, schemasByName, schemasIn } from '../http/json-schema.ts'

const texts = [
  'example',
  'a',
  '0',
  'draft',
  '2026-01-01T00:00:00Z',
  'someone@example.com',
  'basic',
  'example.test',
  'https://example.test/',
  'core.example',
  '',
]

/** A value that a schema takes, as small as it may be: required properties only. For requests made from schemas. */
export function sampleOf(schema: JsonSchema): unknown {
  if ('default' in schema) return schema.default
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const [alternative] = [...schemasIn(schema.anyOf), ...schemasIn(schema.oneOf)]
  if (alternative !== undefined) return sampleOf(alternative)
  if (Array.isArray(schema.allOf)) return Object.assign({}, ...schemasIn(schema.allOf).map(sampleOf))
  switch (schema.type) {
    case 'object':
      return sampleObject(schema)
    case 'array':
      return Array.from({ length: Number(schema.minItems ?? 0) }, () =>
        sampleOf(isSchema(schema.items) ? schema.items : {}),
      )
    case 'integer':
    case 'number':
      return Number(schema.minimum ?? 1)
    case 'boolean':
      return true
    case 'string':
      return sampleText(schema)
    default:
      return null
  }
}

/** The value with another one at this path (`*`: the first element of a list); what is missing on the way is made. */
export function sampleAt(schema: JsonSchema, value: unknown, path: readonly string[], leaf: unknown): object {
  const [name, ...rest] = path
  if (name === undefined) throw new Error('A path needs a name.')
  const known = isSchema(value) ? value : {}
  if (name === '*') {
    const items = isSchema(schema.items) ? schema.items : {}
    const [first] = Array.isArray(value) ? value : []
    return [rest.length === 0 ? leaf : sampleAt(items, first ?? sampleOf(items), rest, leaf)]
  }
  const property = propertyOf(schema, name)
  const below = rest.length === 0 ? leaf : sampleAt(property, known[name] ?? sampleOf(property), rest, leaf)
  return { ...known, [name]: below }
}

function propertyOf(schema: JsonSchema, name: string): JsonSchema {
  const own = schemasByName(schema.properties).find(([each]) => each === name)?.[1]
  const alternatives = [...schemasIn(schema.anyOf), ...schemasIn(schema.oneOf), ...schemasIn(schema.allOf)]
  return own ?? alternatives.map((each) => propertyOf(each, name)).find((each) => Object.keys(each).length > 0) ?? {}
}

function sampleObject(schema: JsonSchema): Record<string, unknown> {
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : []
  const properties = schemasByName(schema.properties).filter(([name]) => required.includes(name))
  return Object.fromEntries(properties.map(([name, property]) => [name, sampleOf(property)]))
}

function sampleText({ pattern, minLength = 0, format }: JsonSchema): string {
  const fits = (text: string) =>
    text.length >= Number(minLength) &&
    (typeof pattern !== 'string' || new RegExp(pattern).test(text)) &&
    (format !== 'date-time' || text.includes('T')) &&
    (format !== 'email' || text.includes('@'))
  return texts.find(fits) ?? 'x'.repeat(Number(minLength))
}
