import type { Static, TObject } from 'typebox'
import { Errors } from 'typebox/value'
import { texts } from '../ui/texts.ts'
import { memberOf, textOf, withoutNull } from './field-schema.ts'

const t = texts('admin')

/** Sentences of fields that have words of their own, by name; a text too long still says its limit. */
export type FieldMessages = Readonly<Record<string, string>>

/**
 * One sentence a field, by its name. What is wrong deeper inside stands under its path too, such as
 * `address/street`, so that the field that shows it can be found.
 */
export type FieldErrors = Readonly<Record<string, string>>

/** What is wrong with the values, one sentence a field; empty when all is well. */
export function check<S extends TObject>(schema: S, values: Static<S>, messages: FieldMessages = {}): FieldErrors {
  const found: Record<string, string> = {}
  for (const error of Errors(schema, values)) {
    const path = pathOf(error)
    if (path === '') continue
    const name = path.split('/')[0] ?? ''
    const own = error.keyword === 'maxLength' ? undefined : messages[name]
    const said = own ?? sentence(error.keyword, labelAt(schema, path), error.params)
    for (const place of new Set([name, path])) found[place] ??= said
  }
  return found
}

interface SchemaError {
  readonly keyword: string
  readonly instancePath: string
  readonly params: object
}

/** A missing field is reported on the object around it. */
function pathOf({ keyword, instancePath, params }: SchemaError): string {
  const path = instancePath.slice(1)
  if (keyword !== 'required') return path
  const missing =
    'requiredProperties' in params && Array.isArray(params.requiredProperties) ? params.requiredProperties : []
  return [path, String(missing[0] ?? '')].filter((part) => part !== '').join('/')
}

/** The label of the innermost member on the path that has a name. */
function labelAt(schema: TObject, path: string): string {
  let at: unknown = schema
  let label = ''
  for (const name of path.split('/')) {
    at = memberOf(at, name)
    if (!/^\d+$/.test(name)) label = labelFor(at, name)
  }
  return label
}

/** The schema's `title`, or the field's name spelt out. */
export function labelOf(schema: TObject, name: string): string {
  return labelFor(schema.properties[name], name)
}

/** The same for a property that stands anywhere. */
export function labelFor(property: unknown, name: string): string {
  const title = textOf(withoutNull(property).schema, 'title')
  if (title !== undefined) return t(title)
  const words = name
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function sentence(keyword: string, label: string, params: object): string {
  const limit = 'limit' in params && typeof params.limit === 'number' ? params.limit : undefined
  const format = 'format' in params ? params.format : undefined
  switch (keyword) {
    case 'required':
      return t('{label} is required', { label })
    case 'minLength':
      return limit === 1 || limit === undefined
        ? t('{label} is required', { label })
        : t('{label} needs at least {limit} characters', { label, limit })
    case 'maxLength':
      return t('{label} can have at most {limit} characters', { label, limit: limit ?? 0 })
    case 'minimum':
      return t('{label} must be {limit} or more', { label, limit: limit ?? 0 })
    case 'maximum':
      return t('{label} must be {limit} or less', { label, limit: limit ?? 0 })
    case 'minItems':
      return t('{label} needs at least {limit}', { label, limit: limit ?? 1 })
    case 'maxItems':
      return t('{label} can have at most {limit}', { label, limit: limit ?? 0 })
    case 'format':
      return format === 'email'
        ? t('{label} must be an email address, such as name@example.com', { label })
        : t('{label} is not valid', { label })
    default:
      return t('{label} is not valid', { label })
  }
}
