import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import Type from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainSource } from './typebox-plain.mjs'

const typebox = dirname(fileURLToPath(import.meta.resolve('typebox')))
let folder
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-typebox-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** One of TypeBox's modules as the admin's build has it. */
async function plain(file) {
  const path = join(typebox, file)
  const source = plainSource(path, await readFile(path, 'utf8'))
  const copy = join(folder, file.replaceAll('/', '-'))
  await writeFile(
    copy,
    source.replace(/from '(\.[^']+)'/g, (_, at) => `from '${new URL(at, pathToFileURL(path))}'`),
  )
  return import(/* @vite-ignore */ pathToFileURL(copy).href)
}

/** With what TypeBox hides from JSON. */
const whole = (type) =>
  JSON.stringify(type, (_, value) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(
          Object.getOwnPropertyNames(value)
            .sort()
            .map((name) => [name, value[name]]),
        )
      : value,
  )

const person = Type.Object(
  { id: Type.Integer(), name: Type.Optional(Type.String()), of: Type.Array(Type.String()) },
  { additionalProperties: false, title: 'Person' },
)

describe('in the browser, without its engine, TypeBox makes the same of', () => {
  it('a Record', async () => {
    const { Record } = await plain('type/types/record.mjs')
    for (const key of [Type.String(), Type.String({ pattern: '^[a-z]+$' })]) {
      expect(whole(Record(key, person))).toBe(whole(Type.Record(key, person)))
      const options = { maxProperties: 3, title: 'Some' }
      expect(whole(Record(key, person, options))).toBe(whole(Type.Record(key, person, options)))
    }
    expect(() => Record(Type.Integer(), person)).toThrow('has texts for keys')
  })

  it('a Pick', async () => {
    const { Pick } = await plain('type/action/pick.mjs')
    expect(whole(Pick(person, ['name', 'id']))).toBe(whole(Type.Pick(person, ['name', 'id'])))
    const options = { additionalProperties: true }
    expect(whole(Pick(person, ['of'], options))).toBe(whole(Type.Pick(person, ['of'], options)))
    expect(() => Pick(Type.Union([person]), ['id'])).toThrow('takes an object')
  })

  it('an Omit', async () => {
    const { Omit } = await plain('type/action/omit.mjs')
    expect(whole(Omit(person, ['name']))).toBe(whole(Type.Omit(person, ['name'])))
    const options = { additionalProperties: true }
    expect(whole(Omit(person, ['id', 'of'], options))).toBe(whole(Type.Omit(person, ['id', 'of'], options)))
    expect(() => Omit(Type.Union([person]), ['id'])).toThrow('takes an object')
  })

  it('a Required', async () => {
    const { Required } = await plain('type/action/required.mjs')
    expect(whole(Required(person))).toBe(whole(Type.Required(person)))
    const options = { additionalProperties: false }
    expect(whole(Required(person, options))).toBe(whole(Type.Required(person, options)))
    expect(() => Required(Type.Union([person]))).toThrow('takes an object')
  })

  it('a Partial', async () => {
    const { Partial } = await plain('type/action/partial.mjs')
    expect(whole(Partial(person))).toBe(whole(Type.Partial(person)))
    const options = { additionalProperties: false }
    expect(whole(Partial(person, options))).toBe(whole(Type.Partial(person, options)))
    expect(() => Partial(Type.Union([person]))).toThrow('takes an object')
  })
})
