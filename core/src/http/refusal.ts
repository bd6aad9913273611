import type { AshlarError, FieldError } from '@ashlar/sdk/server'
import type { ErrorObject } from 'ajv'
import { Errors } from 'typebox/value'
import { errors } from './errors.ts'
import type { JsonSchema } from './json-schema.ts'

const mostErrors = 20
const unknownField = 'is not a known field'
/** A pattern says nothing to people. */
const wrongForm = 'does not have the right form'

/**
 * Why a part of a request does not fit its schema. An unknown field or a wrong type is 400 and names the field; any
 * other rule is one that a person can mend: 422 (architecture, section 5). Ajv stops at the first error and decides
 * the status; the list of all comes from TypeBox.
 */
export function refusal(schema: JsonSchema, value: unknown, first: ErrorObject | undefined): AshlarError {
  const all = Errors(schema, value)
  const fields = all.flatMap(fieldErrorsOf).slice(0, mostErrors)

  const unknown = all.find(({ keyword }) => keyword === 'additionalProperties')
  if (unknown !== undefined || first?.keyword === 'additionalProperties') {
    const name = unknown === undefined ? first?.params.additionalProperty : namesOf(unknown.params)[0]
    const path = join(unknown?.instancePath ?? first?.instancePath ?? '', String(name))
    return errors.UNKNOWN_FIELD(path).at(...fields.filter(({ message }) => message === unknownField))
  }
  if (first === undefined) return errors.INVALID_REQUEST('The request is invalid.')
  const sentence = sentenceOf(first)
  if (first.keyword === 'type') return errors.INVALID_REQUEST(sentence).at(...fields)
  return errors.INVALID_FIELDS(sentence).at(...(fields.length > 0 ? fields : [fieldErrorOf(first)]))
}

/** For a text with a NUL or half a character, which is a fault of the program that sent it. */
export function unstorable(path: string): AshlarError {
  const message = 'contains characters that cannot be stored'
  return errors.INVALID_REQUEST(`"${path}" ${message}.`).at({ path, message })
}

type SchemaError = ReturnType<typeof Errors>[number]

function fieldErrorsOf({ keyword, instancePath, params, message }: SchemaError): FieldError[] {
  switch (keyword) {
    case 'required':
      return namesOf(params).map((name) => ({ path: join(instancePath, name), message: 'is required' }))
    case 'additionalProperties':
      return namesOf(params).map((name) => ({ path: join(instancePath, name), message: unknownField }))
    case 'pattern':
      return [{ path: join(instancePath), message: wrongForm }]
    // Said by additionalProperties already.
    case 'boolean':
      return []
    default:
      return [{ path: join(instancePath), message }]
  }
}

function fieldErrorOf({ keyword, instancePath, message, params }: ErrorObject): FieldError {
  if (keyword === 'pattern') return { path: join(instancePath), message: wrongForm }
  const missing: unknown = params.missingProperty
  return typeof missing === 'string'
    ? { path: join(instancePath, missing), message: 'is required' }
    : { path: join(instancePath), message: message ?? 'is not valid' }
}

function sentenceOf(error: ErrorObject): string {
  const { path, message } = fieldErrorOf(error)
  return path === '' ? `The request ${message}.` : `"${path}" ${message}.`
}

/** Names of the properties that an error is about. */
function namesOf(params: object): string[] {
  return Object.values(params).flatMap((value: unknown) => (Array.isArray(value) ? value.map(String) : []))
}

/** A JSON pointer without its leading slash, with one more step. */
function join(pointer: string, step?: string): string {
  return [...pointer.split('/').slice(1), ...(step === undefined ? [] : [step])].join('/')
}
