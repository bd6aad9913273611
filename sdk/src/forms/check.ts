import type { Static, TObject } from 'typebox'
import { Errors } from 'typebox/value'
import { texts } from '../ui/texts.ts'

const t = texts('admin')

/** Sentences of fields that have words of their own (PAGE-014), by name; a text too long still says its limit. */
export type FieldMessages = Readonly<Record<string, string>>
export type FieldErrors = Readonly<Record<string, string>>

/** What is wrong with the values, one sentence a field; empty when all is well. */
export function check<S extends TObject>(schema: S, values: Static<S>, messages: FieldMessages = {}): FieldErrors {
  const found: Record<string, string> = {}
  for (const error of Errors(schema, values)) {
    const name = fieldOf(error)
    if (name === '' || name in found) continue
    const own = error.keyword === 'maxLength' ? undefined : messages[name]
    found[name] = own ?? sentence(error.keyword, labelOf(schema, name), error.params)
  }
  return found
}

interface SchemaError {
  readonly keyword: string
  readonly instancePath: string
  readonly params: object
}

/** A missing field is reported on the object around it. */
function fieldOf({ keyword, instancePath, params }: SchemaError): string {
  if (keyword !== 'required') return instancePath.split('/')[1] ?? ''
  const missing =
    'requiredProperties' in params && Array.isArray(params.requiredProperties) ? params.requiredProperties : []
  return String(missing[0] ?? '')
}

/** The schema's `title`, or the field's name spelt out. */
export function labelOf(schema: TObject, name: string): string {
  const property: unknown = schema.properties[name]
  if (typeof property === 'object' && property !== null && 'title' in property && typeof property.title === 'string') {
    return t(property.title)
  }
  const words = name
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function sentence(keyword: string, label: string, params: object): string {
  const limit = 'limit' in params && typeof params.limit === 'number' ? params.limit : undefined
  switch (keyword) {
    case 'required':
      return t('{label} is required', { label })
    case 'minLength':
      return limit === 1 || limit === undefined
        ? t('{label} is required', { label })
        : t('{label} needs at least {limit} characters', { label, limit })
    case 'maxLength':
      return t('{label} may have {limit} characters at most', { label, limit: limit ?? 0 })
    case 'minimum':
      return t('{label} must be {limit} or more', { label, limit: limit ?? 0 })
    case 'maximum':
      return t('{label} must be {limit} or less', { label, limit: limit ?? 0 })
    default:
      return t('{label} is not valid', { label })
  }
}
