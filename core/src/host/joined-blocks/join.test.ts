import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join as inFolder } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { asFunction } from './as-function.ts'
import { join } from './join.ts'

interface Joined {
  readonly packages: Readonly<Record<string, { readonly exports?: readonly object[]; readonly error?: Error }>>
}

/** The packages of the joined file, as a browser has them; `kit` is what all of them import. */
async function joined(sources: Record<string, string | readonly string[]>): Promise<Joined['packages']> {
  const folder = await mkdtemp(inFolder(tmpdir(), 'ashlar-joined-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(inFolder(folder, 'kit.mjs'), `export const a = 1; export const b = 2; export default 3`)
  const modules = new Map(
    await Promise.all(
      Object.entries(sources).map(async ([name, source]) => {
        const bodies = await Promise.all([source].flat().map(asFunction))
        const joinable = bodies.filter((body) => body !== undefined)
        if (joinable.length < bodies.length) throw new Error(`${name} can't be joined.`)
        return [name, joinable] as const
      }),
    ),
  )
  await writeFile(inFolder(folder, 'all.mjs'), join(modules).replaceAll('"kit"', '"./kit.mjs"'))
  const { packages }: Joined = await import(/* @vite-ignore */ pathToFileURL(inFolder(folder, 'all.mjs')).href)
  return packages
}

describe('several packages in one file', () => {
  it('have what they import and export, each with its own names', async () => {
    const packages = await joined({
      minified: `import{a as x,b}from"kit";import d from"kit";var y=x+b+d,z=d;export{y as sum,z as default};`,
      written: `import usual, { a } from 'kit'\nimport * as kit from 'kit'\nconst y = [a, usual, kit.b]\nexport { y }\n// the end`,
      bare: `import "kit";function later(){return y} const y='export { y }';export{later}`,
    })
    expect(packages['minified']?.exports).toEqual([{ sum: 6, default: 3 }])
    expect(packages['written']?.exports).toEqual([{ y: [1, 3, 2] }])
    expect(packages['bare']?.exports).toMatchObject([{ later: expect.any(Function) }])
  })

  it('may have several files, and names that this file has too', async () => {
    const packages = await joined({
      two: [`const y=1;export{y as default};`, `const y=2;export{y as default};`],
      alike: `import{a as m0,b as run}from"kit";function need(){return m0+run}var all=need();export{all};`,
    })
    expect(packages['two']?.exports).toEqual([{ default: 1 }, { default: 2 }])
    expect(packages['alike']?.exports).toEqual([{ all: 3 }])
  })

  it('lose only the one with a fault, which says what it is', async () => {
    const packages = await joined({
      throws: `const y=undefined;export{z};var z=y.missing;`,
      misses: `import{gone}from"kit";var y=gone;export{y};`,
      sound: `const y=1;export{y};`,
    })
    expect(packages['throws']?.error).toBeInstanceOf(TypeError)
    expect(packages['misses']?.error?.message).toContain('does not export gone')
    expect(packages['sound']?.exports).toEqual([{ y: 1 }])
  })

  it.each([
    ['imports a file of its own', `import{a}from"./a.js";export{a};`],
    ['imports an address', `import{a}from"https://example.com/a.js";export{a};`],
    ['passes on what another exports', `export{a}from"kit";`],
    ['passes on all that another exports', `export*from"kit";`],
    ['exports as it declares', `export const a=1;`],
    ['loads a part later', `const a=()=>import("./a.js");export{a};`],
    ['asks for its own address', `const a=import.meta.url;export{a};`],
    ['waits', `const a=await 1;export{a};`],
    ['is no JavaScript', `const a=;export{a};`],
  ])('leave out one that %s', async (_, source) => {
    expect(await asFunction(source)).toBeUndefined()
  })
})
