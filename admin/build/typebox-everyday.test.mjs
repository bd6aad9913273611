import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Type from 'typebox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everydayTypes, everydayValues } from './typebox-everyday.mjs'

let folder
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ashlar-everyday-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** What a browser's import gets, from TypeBox's own files. */
async function loaded(name, source) {
  const file = join(folder, `${name}.mjs`)
  await writeFile(
    file,
    source.replace(/from '(typebox[^']*)'/g, (_, at) => `from '${import.meta.resolve(at)}'`),
  )
  return import(/* @vite-ignore */ pathToFileURL(file).href)
}

describe('TypeBox in the browser', () => {
  it('makes and checks types, by name and by its default', async () => {
    const types = await loaded('types', everydayTypes())
    const values = await loaded('values', everydayValues())
    expect(types.default.Object).toBe(Type.Object)
    expect(types.Type.Optional).toBe(types.Optional)
    const person = types.Object({ name: types.String({ minLength: 1 }) })
    expect(values.Check(person, { name: 'A' })).toBe(true)
    expect(values.Value.Errors(person, { name: '' })).toHaveLength(1)
  })

  it('says of what it leaves out that it does', async () => {
    const { default: types, KeyOf } = await loaded('left-types', everydayTypes())
    const { Value } = await loaded('left-values', everydayValues())
    expect(() => KeyOf(types.Object({}))).toThrow('In the browser, typebox has no KeyOf')
    expect(() => types.Script('{ a: 1 }')).toThrow('bundle TypeBox with the package')
    expect(() => Value.Parse(types.String(), '')).toThrow('In the browser, typebox/value has no Parse')
  })
})
