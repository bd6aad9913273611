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
