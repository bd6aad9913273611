import { Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv'
import formats from 'ajv-formats'
import fastJson from 'fast-json-stringify'
import type { FastifySchemaCompiler } from 'fastify'
import { closed } from './closed.ts'
import { coerced } from './coerce.ts'
import type { JsonSchema } from './json-schema.ts'
import { refusal, unstorable } from './refusal.ts'
import { unstorableText } from './unstorable.ts'

type Part = 'body' | 'querystring' | 'params' | 'headers'
type Checked = { readonly value: unknown } | { readonly error: Error }
type Validator = (value: unknown) => Checked
type Serializer = (value: unknown) => string

const strict = {
  removeAdditional: false,
  coerceTypes: false,
  allErrors: false,
  // Schemas carry words of our own (`control`, `description`); a misspelt format is still refused, see `logger`.
  strictSchema: false,
  strictTypes: false,
  allowUnionTypes: true,
  logger: { log: refuseWarning, warn: refuseWarning, error: refuseWarning },
} satisfies Options

/**
 * Compiles the schemas of routes, once each: a second composition with the same packages finds them here, by the
 * identity of the schema (register I30). A schema is compiled when it is first needed, or by `warmUp`.
 */
export class SchemaCompilers {
  /** Bodies are taken as they are sent: an absent field stays absent. */
  readonly #bodies = formats.default(new Ajv(strict))
  readonly #texts = formats.default(new Ajv({ ...strict, useDefaults: true }))
  readonly #validators = new Map<string, WeakMap<object, Lazy<Validator>>>()
  readonly #serializers = new WeakMap<object, Lazy<Serializer>>()
  readonly #waiting = new Set<Waiting>()

  readonly validator: FastifySchemaCompiler<JsonSchema> = ({ schema, httpPart = 'body', method, url }) => {
    const part = partOf(httpPart)
    const known = this.#validators.get(part) ?? new WeakMap()
    this.#validators.set(part, known)
    const lazy = known.get(schema) ?? this.#lazily({ part, method, url }, () => this.#validatorOf(part, schema))
    known.set(schema, lazy)
    return (value: unknown) => lazy.get()(value)
  }

  readonly serializer = ({ schema, method, url }: { schema: JsonSchema; method: string; url: string }): Serializer => {
    const lazy =
      this.#serializers.get(schema) ??
      this.#lazily({ part: 'reply', method, url }, () => fastJson(schema, { ajv: strict }))
    this.#serializers.set(schema, lazy)
    return (value) => lazy.get()(value)
  }

  /** Compile what has not been needed yet; `breathe` is awaited between two. Rejects with a SchemaError. */
  async warmUp(breathe: () => Promise<void>): Promise<void> {
    for (const { of, compile } of this.#waiting) {
      await breathe()
      try {
        compile()
      } catch (error) {
        throw new SchemaError(of, error)
      }
    }
  }

  #lazily<T>(of: SchemaPlace, make: () => T): Lazy<T> {
    let made: T | undefined
    const get = (): T => {
      this.#waiting.delete(entry)
      made ??= make()
      return made
    }
    const entry: Waiting = { of, compile: get }
    this.#waiting.add(entry)
    return { get }
  }

  #validatorOf(part: Part, given: JsonSchema): Validator {
    if (part === 'body') {
      const schema = closed(given)
      const check = compiled(this.#bodies, schema)
      return (value) => answer(check(value), value, schema, check.errors)
    }
    const check = compiled(this.#texts, given)
    return (value) => {
      const read = typeof value === 'object' && value !== null ? coerced(given, { ...value }) : value
      return answer(check(read), read, given, check.errors)
    }
  }
}

interface Lazy<T> {
  get(): T
}

interface SchemaPlace {
  readonly part: Part | 'reply'
  readonly method: string
  readonly url: string
}

interface Waiting {
  readonly of: SchemaPlace
  compile(): void
}

/** A schema that is no schema; names the route that has it. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError'
  readonly place: SchemaPlace

  constructor(place: SchemaPlace, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`The schema for the ${place.part} of ${place.method} ${place.url} can't be compiled: ${reason}`, { cause })
    this.place = place
  }
}

function answer(fits: boolean, value: unknown, schema: JsonSchema, found: ErrorObject[] | null | undefined): Checked {
  // Within a union Ajv lists what each alternative lacked; the last entry is what ended the check.
  if (!fits) return { error: refusal(schema, value, found?.at(-1)) }
  const path = unstorableText(value)
  return path === undefined ? { value } : { error: unstorable(path) }
}

function compiled(ajv: Ajv, schema: JsonSchema): ValidateFunction {
  const check = ajv.compile(schema)
  // Ajv would hold every schema for ever; ours are held by the routes that use them.
  ajv.removeSchema(schema)
  return check
}

function partOf(httpPart: string): Part {
  if (httpPart === 'querystring' || httpPart === 'params' || httpPart === 'headers') return httpPart
  return 'body'
}

function refuseWarning(...message: unknown[]): never {
  throw new Error(message.map(String).join(' '))
}
