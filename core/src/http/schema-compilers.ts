import { hash } from 'node:crypto'
import { Ajv, type ErrorObject } from 'ajv'
import formats from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'
import { closed } from './closed.ts'
import { coerced } from './coerce.ts'
import type { JsonSchema } from './json-schema.ts'
import { refusal, unstorable } from './refusal.ts'
import { type OnMisfit, ReplyWriter, refuseMisfit } from './reply-writer.ts'
import { compiled, strict } from './strict-ajv.ts'
import { unstorableText } from './unstorable.ts'

type Part = 'body' | 'querystring' | 'params' | 'headers'
type Checked = { readonly value: unknown } | { readonly error: Error }
type Validator = (value: unknown) => Checked
type Serializer = (value: unknown) => string

/**
 * What schemas were compiled to, for as long as somebody uses it: a second composition with the same packages finds it
 * here, by the identity of the schema, or by its text where routes make theirs when they are registered (register I30).
 */
export class CompiledSchemas {
  /** Bodies are taken as they are sent: an absent field stays absent. */
  readonly #bodies = formats.default(new Ajv(strict))
  readonly #texts = formats.default(new Ajv({ ...strict, useDefaults: true }))
  readonly #validators = new Map<Part, WeakMap<object, Lazy<Validator>>>()
  readonly #writers = new WeakMap<object, Lazy<ReplyWriter>>()
  readonly #validatorsByText = new ByText<Validator>()
  readonly #writersByText = new ByText<ReplyWriter>()

  validator(part: Part, schema: JsonSchema): Lazy<Validator> {
    const ofPart = this.#validators.get(part) ?? new WeakMap<object, Lazy<Validator>>()
    this.#validators.set(part, ofPart)
    const known =
      ofPart.get(schema) ??
      lazily(() => this.#validatorsByText.get(part, schema, () => this.#validatorOf(part, schema)))
    ofPart.set(schema, known)
    return known
  }

  writer(schema: JsonSchema): Lazy<ReplyWriter> {
    const known =
      this.#writers.get(schema) ?? lazily(() => this.#writersByText.get('reply', schema, () => new ReplyWriter(schema)))
    this.#writers.set(schema, known)
    return known
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

/** What was made of a schema with the same text, while it is used. Ajv itself would keep something of each that it compiles. */
class ByText<T extends object> {
  readonly #made = new Map<string, WeakRef<T>>()
  readonly #gone = new FinalizationRegistry<string>((key) => {
    if (this.#made.get(key)?.deref() === undefined) this.#made.delete(key)
  })

  get(part: string, schema: JsonSchema, make: () => T): T {
    const key = hash('sha256', `${part} ${JSON.stringify(schema)}`, 'base64')
    const known = this.#made.get(key)?.deref()
    if (known !== undefined) return known
    const made = make()
    this.#made.set(key, new WeakRef(made))
    this.#gone.register(made, key)
    return made
  }
}

/** The compilers of one composition's routes. A schema is compiled when it is first needed, or by `warmUp`. */
export class SchemaCompilers {
  readonly #compiled: CompiledSchemas
  /** What the routes use, each with the first that does. */
  readonly #used = new Map<Lazy<unknown>, SchemaPlace>()

  readonly #onMisfit: OnMisfit

  constructor(compiled = new CompiledSchemas(), onMisfit: OnMisfit = refuseMisfit) {
    this.#compiled = compiled
    this.#onMisfit = onMisfit
  }

  readonly validator: FastifySchemaCompiler<JsonSchema> = ({ schema, httpPart = 'body', method, url }) => {
    const part = partOf(httpPart)
    const lazy = this.#use(this.#compiled.validator(part, schema), { part, method, url })
    return (value: unknown) => lazy.get()(value)
  }

  readonly serializer = ({ schema, method, url }: { schema: JsonSchema; method: string; url: string }): Serializer => {
    const lazy = this.#use(this.#compiled.writer(schema), { part: 'reply', method, url })
    return (value) => {
      const writer = lazy.get()
      const reason = writer.misfit(value)
      if (reason === undefined) return writer.write(value)
      this.#onMisfit({ method, url, reason })
      return writer.writeMisfit(value)
    }
  }

  /** Compile what has not been needed yet; `breathe` is awaited between two. Rejects with a SchemaError. */
  async warmUp(breathe: () => Promise<void>): Promise<void> {
    for (const [lazy, place] of this.#used) {
      await breathe()
      try {
        lazy.get()
      } catch (error) {
        throw new SchemaError(place, error)
      }
    }
    this.#used.clear()
  }

  #use<T>(lazy: Lazy<T>, place: SchemaPlace): Lazy<T> {
    if (!this.#used.has(lazy)) this.#used.set(lazy, place)
    return lazy
  }
}

interface Lazy<T> {
  get(): T
}

function lazily<T>(make: () => T): Lazy<T> {
  let made: T | undefined
  return {
    get: () => {
      made ??= make()
      return made
    },
  }
}

interface SchemaPlace {
  readonly part: Part | 'reply'
  readonly method: string
  readonly url: string
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

function partOf(httpPart: string): Part {
  if (httpPart === 'querystring' || httpPart === 'params' || httpPart === 'headers') return httpPart
  return 'body'
}
