import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join as inFolder } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { asFunction } from './as-function.ts'
import { join } from './join.ts'
import { type JoinedFiles, joinedFiles } from './joined-files.ts'

interface Joined {
  readonly packages: Readonly<Record<string, { readonly exports?: readonly object[]; readonly error?: Error }>>
}

/** Files of a package by address; the first ones, as many as `entries` says, are its entries. */
type Sources = Record<string, string>

/** The packages of the joined file, as a browser has them; `kit` is what all of them import. */
async function joined(packages: Record<string, string | Sources>, entries = 1): Promise<Joined['packages']> {
  const folder = await mkdtemp(inFolder(tmpdir(), 'ashlar-joined-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(inFolder(folder, 'kit.mjs'), `export const a = 1; export const b = 2; export default 3`)
  const found = new Map<string, JoinedFiles>()
  for (const [name, source] of Object.entries(packages)) {
    const sources = typeof source === 'string' ? { '/index.js': source } : source
    const files = await joinedFiles(Object.keys(sources).slice(0, entries), async (address) => {
      return asFunction(sources[address] ?? '')
    })
    if (files === undefined) throw new Error(`${name} can't be joined.`)
    found.set(name, files)
  }
  await writeFile(inFolder(folder, 'all.mjs'), join(found).replaceAll('"kit"', '"./kit.mjs"'))
  const { packages: all }: Joined = await import(/* @vite-ignore */ pathToFileURL(inFolder(folder, 'all.mjs')).href)
  return all
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
    const packages = await joined(
      {
        two: { '/1.js': `const y=1;export{y as default};`, '/2.js': `const y=2;export{y as default};` },
        alike: {
          '/1.js': `import{a as m0,b as run}from"kit";function need(){return m0+run}var all=need(),own=0;export{all};`,
          '/2.js': '',
        },
      },
      2,
    )
    expect(packages['two']?.exports).toEqual([{ default: 1 }, { default: 2 }])
    expect(packages['alike']?.exports).toEqual([{ all: 3 }, {}])
  })

  it('may share files among their own, each run once and before those that import it', async () => {
    const packages = await joined(
      {
        parts: {
          '/a/renderer.js': `import{n as e}from"./chunks/block.js";const drawn=[e,e.own];export{drawn as default};`,
          '/a/editor.js': `import{n}from"./chunks/block.js";import"../side.js";import{a}from"kit";const edited=[n,a];export{edited as default};`,
          '/a/chunks/block.js': `import*as all from"../../side.js";const own=need=>all.times,n={own:own()};function need(){}export{n};`,
          '/side.js': `globalThis.ashlarTimes=(globalThis.ashlarTimes??0)+1;const times=globalThis.ashlarTimes;export{times};`,
        },
      },
      2,
    )
    const [renderer, editor] = packages['parts']?.exports ?? []
    expect(renderer).toEqual({ default: [{ own: 1 }, 1] })
    expect(editor).toEqual({ default: [{ own: 1 }, 1] })
  })

  it('may pass on what others of their files export', async () => {
    const packages = await joined({
      facade: {
        '/index.js': `export { n as quote, default as need } from "./block.js";import{b}from"kit";export{b};`,
        '/block.js': `const n='quote';export{n};var d=7;export{d as default};`,
      },
      lacking: { '/index.js': `export { gone } from "./block.js";`, '/block.js': `const n=1;export{n};` },
    })
    expect(packages['facade']?.exports).toEqual([{ quote: 'quote', need: 7, b: 2 }])
    expect(packages['lacking']?.error?.message).toBe('./block.js does not export gone.')
  })

  it('leave out one whose files import each other in a circle, or of which one is missing', async () => {
    const sources: Sources = {
      '/circle.js': `import{b}from"./other.js";const a=()=>b;export{a};`,
      '/other.js': `import{a}from"./circle.js";const b=()=>a;export{b};`,
      '/lost.js': `import{x}from"./nowhere.js";export{x};`,
    }
    const bodyAt = async (address: string) =>
      sources[address] === undefined ? undefined : asFunction(sources[address])
    expect(await joinedFiles(['/circle.js'], bodyAt)).toBeUndefined()
    expect(await joinedFiles(['/lost.js'], bodyAt)).toBeUndefined()
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
    ['imports an address', `import{a}from"https://example.com/a.js";export{a};`],
    ['passes on another as a whole', `import*as a from"kit";export{a};`],
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
