import { Quantity, Rate } from '@ashlar/sdk'
import { AshlarError } from '@ashlar/sdk/server'
import Type from 'typebox'
import { describe, expect, test } from 'vitest'
import { CompiledSchemas, SchemaCompilers } from './schema-compilers.ts'

function refusalOf(schema: object, value: unknown): AshlarError | undefined {
  const check = new SchemaCompilers().validator({
    schema: { ...schema },
    httpPart: 'body',
    method: 'POST',
    url: '/api/v1/things/',
  })
  const answer: unknown = check(value)
  const error = typeof answer === 'object' && answer !== null && 'error' in answer ? answer.error : undefined
  if (error === undefined || error instanceof AshlarError) return error
  throw error
}

const Thing = Type.Object({
  title: Type.String({ minLength: 1, maxLength: 10 }),
  sort: Type.Optional(Type.Integer()),
  nested: Type.Optional(Type.Object({ colour: Type.String({ default: 'red', control: 'colour' }) })),
  free: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
})

describe('what a body is refused with (architecture, section 5; T15)', () => {
  test('decimals that binary fractions only come near are exact: 1.005 has three, 1.0005 four', () => {
    const Line = Type.Object({ quantity: Quantity, rate: Rate })
    expect(refusalOf(Line, { quantity: 1.005, rate: 9.975 })).toBeUndefined()
    expect(refusalOf(Line, { quantity: 999_999.999, rate: 14.9755 })).toBeUndefined()
    expect(refusalOf(Line, { quantity: 1.0005, rate: 9.975 })?.errors).toMatchObject([{ path: 'quantity' }])
    expect(refusalOf(Line, { quantity: 1, rate: 9.97505 })?.errors).toMatchObject([{ path: 'rate' }])
  })

  test.each([
    [{ title: 'a', role_id: 1 }, 400, 'UNKNOWN_FIELD', ['role_id']],
    [{ title: 'a', nested: { colour: 'x', tenantId: 1 } }, 400, 'UNKNOWN_FIELD', ['nested/tenantId']],
    [{ role_id: 1 }, 400, 'UNKNOWN_FIELD', ['role_id']],
    [{ title: 1 }, 400, 'INVALID_REQUEST', ['title']],
    [{ title: ['a'] }, 400, 'INVALID_REQUEST', ['title']],
    [{ title: 'a', sort: '1' }, 400, 'INVALID_REQUEST', ['sort']],
    ['text', 400, 'INVALID_REQUEST', ['']],
    [null, 400, 'INVALID_REQUEST', ['']],
    [{}, 422, 'INVALID_FIELDS', ['title']],
    [{ title: '' }, 422, 'INVALID_FIELDS', ['title']],
    [{ title: 'longer than ten' }, 422, 'INVALID_FIELDS', ['title']],
  ])('%o: %i %s', (body, status, code, paths) => {
    const refusal = refusalOf(Thing, body)
    expect(refusal).toMatchObject({ status, code })
    expect(refusal?.errors.map(({ path }) => path)).toEqual(paths)
  })

  test('a body that fits is taken as it was sent: no defaults, free keys where the schema is open', () => {
    const body = { title: 'a', nested: { colour: 'blue' }, free: { anything: [1] } }
    expect(refusalOf(Thing, body)).toBeUndefined()
    expect(refusalOf(Thing, { title: 'a', nested: {} })?.status).toBe(422)
    expect(body).toEqual({ title: 'a', nested: { colour: 'blue' }, free: { anything: [1] } })
  })

  test('the sentence names the field; at most 20 errors are listed', () => {
    expect(refusalOf(Thing, { title: 1 })?.message).toBe('"title" must be string.')
    const many = Type.Object(Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`f${i}`, Type.String()])))
    expect(refusalOf(many, {})?.errors).toHaveLength(20)
  })
})

describe('queries', () => {
  const Query = Type.Object({ limit: Type.Integer({ default: 25, maximum: 100 }) })
  test('are coerced, get their defaults, and are then checked as strictly', () => {
    const check = new SchemaCompilers().validator({
      schema: { ...Query },
      httpPart: 'querystring',
      method: 'GET',
      url: '/',
    })
    expect(check({ limit: '7' })).toEqual({ value: { limit: 7 } })
    expect(check({})).toEqual({ value: { limit: 25 } })
    expect(check({ limit: 'DROP TABLE' })).toMatchObject({ error: { status: 400 } })
    expect(check({ limit: '101' })).toMatchObject({ error: { status: 422 } })
  })
})

describe('compiled once (register I30)', () => {
  test('a schema met again is not compiled again, and one that is wrong is told before it is needed', async () => {
    const compilers = new SchemaCompilers()
    const route = { httpPart: 'body', method: 'POST', url: '/x' }
    let compiled = 0
    const schema = Object.defineProperty({ type: 'object' }, 'title', {
      enumerable: true,
      get: () => {
        compiled++
        return 'x'
      },
    })
    void compilers.validator({ schema, ...route })({})
    const once = compiled
    void compilers.validator({ schema, ...route })({})
    expect(once).toBeGreaterThan(0)
    expect(compiled).toBe(once)

    compilers.validator({ schema: { ...Type.String({ format: 'emial' }) }, ...route })
    await expect(compilers.warmUp(async () => undefined)).rejects.toThrow('body of POST /x')
  })
})

test('I30: what routes make anew for every composition is compiled once, as long as it says the same', () => {
  const made = (most: number) => ({ ...Type.Object({ title: Type.String({ maxLength: most }) }) })
  const compiled = new CompiledSchemas()
  const first = compiled.validator('body', made(5)).get()
  expect(compiled.validator('body', made(5)).get()).toBe(first)
  expect(compiled.validator('body', made(9)).get()).not.toBe(first)
  // Texts of an address are coerced, those of a body are not.
  expect(compiled.validator('querystring', made(5)).get()).not.toBe(first)
  expect(compiled.writer(made(5)).get()).toBe(compiled.writer(made(5)).get())
})
