import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { checkPackageFolder } from './check-package-folder.ts'
import type { Problem } from './problem.ts'

const json = {
  name: '@acme/quote',
  version: '1.0.0',
  license: 'MIT',
  type: 'module',
  ashlar: { kind: 'block', id: 'acme/quote', sdk: '*' },
  exports: { '.': './dist/index.js', './renderer': './dist/renderer.js', './style.css': './dist/style.css' },
}
const files = {
  'dist/index.js': `import '@ashlar/sdk'`,
  'dist/renderer.js': `import 'react/jsx-runtime'\nimport './index.js'`,
  'dist/style.css': '.block-acme-quote { color: var(--ink); }',
}

const png = `\x89PNG\r\n\x1a\n${'x'.repeat(50)}`

interface Changes {
  readonly json?: object
  readonly files?: Readonly<Record<string, string>>
}

async function found(changes: Changes): Promise<string[]> {
  return (await problemsOf(changes)).map(({ rule, where }) => `${rule} ${where}`)
}

async function problemsOf(changes: Changes): Promise<readonly Problem[]> {
  const folder = await mkdtemp(join(tmpdir(), 'ashlar-check-'))
  try {
    const all = { ...files, 'package.json': JSON.stringify({ ...json, ...changes.json }), ...changes.files }
    for (const [path, text] of Object.entries(all)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text, path.endsWith('.png') ? 'latin1' : 'utf8')
    }
    return await checkPackageFolder(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const exporting = (more: object) => ({ json: { exports: { ...json.exports, ...more } } })

it('lets a sound package through the gate (issue 3)', async () => {
  expect(await found({})).toEqual([])
})

it('counts what visitors load at once, and not what they may come to need', async () => {
  const large = { 'dist/large.js': `export const text = '${randomBytes(6_000).toString('base64')}'` }
  const client = exporting({ './client': './dist/client.js' })
  const lazy = { ...large, 'dist/client.js': `export const mount = () => import('./large.js')` }
  expect(await found({ ...client, files: lazy })).toEqual([])
  const atOnce = { ...large, 'dist/client.js': `export { text as mount } from './large.js'` }
  expect(await found({ ...client, files: atOnce })).toEqual(['size dist/client.js'])
})

it('gives what import() brings a limit of its own, apart from what browsers load at once (issue 15)', async () => {
  const large = (kilobytes: number) => `export const text = '${randomBytes(kilobytes * 1024).toString('base64')}'`
  const lazy = { 'dist/index.js': `export const later = () => import('./large.js')` }
  const atOnce = { 'dist/index.js': `export { text } from './large.js'` }
  expect(await found({ files: { ...lazy, 'dist/large.js': large(400) } })).toEqual([])
  expect(await found({ files: { ...atOnce, 'dist/large.js': large(400) } })).toEqual(['size dist/large.js'])
  expect(await found({ files: { ...lazy, 'dist/large.js': large(1_200) } })).toEqual(['size dist/large.js'])
})

it('lets React into a client by import() alone: no other block of the page waits for it', async () => {
  const client = exporting({ './client': './dist/client.js' })
  const part = `import { jsx } from 'react/jsx-runtime'\nexport const Part = () => jsx('p', {})`
  const lazy = `export const mount = () => Promise.all([import('react-dom/client'), import('./part.js')])`
  expect(await found({ ...client, files: { 'dist/client.js': lazy, 'dist/part.js': part } })).toEqual([])
  const atOnce = `export { Part as mount } from './part.js'`
  const problems = await found({ ...client, files: { 'dist/client.js': atOnce, 'dist/part.js': part } })
  expect(problems).toEqual(['imports dist/part.js:1'])
  const toolkit = { 'dist/client.js': `export const mount = () => import('@ashlar/sdk/ui')` }
  expect(await found({ ...client, files: toolkit })).toEqual(['imports dist/client.js:1'])
})

it('names the library through which a client imports React at once (issue 15)', async () => {
  const sources = ['../src/client.ts', '../node_modules/slides/index.js', '../node_modules/other/index.js']
  const sourcesContent = [`import { Slides } from 'slides'`, `const react = require("react")`, `export {}`]
  const [problem] = await problemsOf({
    ...exporting({ './client': './dist/client.js' }),
    files: { 'dist/client.js': `import 'react'`, 'dist/client.js.map': JSON.stringify({ sources, sourcesContent }) },
  })
  expect(problem?.message).toContain('imports react statically through slides, but')
})

it.each([
  ['a package.json that is no JSON', { files: { 'package.json': '{' } }, 'manifest package.json'],
  ['a name that is no name', { json: { name: 'Acme Quote' } }, 'manifest package.json'],
  ['no field "ashlar"', { json: { ashlar: undefined } }, 'manifest package.json'],
  ['an id without a vendor', { json: { ashlar: { ...json.ashlar, id: 'quote' } } }, 'manifest package.json'],
  ['a range that is none', { json: { ashlar: { ...json.ashlar, sdk: 'newest' } } }, 'manifest package.json'],
  ['an unknown licence', { json: { license: 'free, ask me' } }, 'licence package.json'],
  ['a script at install', { json: { scripts: { preinstall: 'x' } } }, 'install-script package.json'],
  ['native code', { files: { 'binding.gyp': '{}' } }, 'install-script package.json'],
  ['a native addon', { files: { 'dist/fast.node': '' } }, 'install-script dist/fast.node'],
  ['an entry no host knows', exporting({ './extra': './dist/index.js' }), 'entries package.json'],
  ['an entry outside of dist', exporting({ './editor': './editor.js' }), 'entries package.json'],
  ['an entry outside of the folder', exporting({ './site': './dist/../../x.js' }), 'entries package.json'],
  ['TypeScript as an entry', exporting({ './editor': './dist/editor.ts' }), 'entries package.json'],
  [
    'a shared module that the server lacks',
    { files: { 'dist/index.js': `import '@ashlar/sdk/ui'` } },
    'imports dist/index.js:1',
  ],
  ['a host', { files: { 'dist/index.js': `import '@ashlar/core/testing'` } }, 'imports dist/index.js:1'],
  [
    'a library that was written for Node',
    { files: { 'dist/index.js': `throw Error("in an environment that doesn't expose the \`require\` function")` } },
    'imports dist/index.js',
  ],
  ['a private dependency', { files: { 'dist/index.js': `\nexport * from 'nanoid'` } }, 'imports dist/index.js:2'],
  ['an import out of the folder', { files: { 'dist/index.js': `import('../../x.js')` } }, 'imports dist/index.js:1'],
  ['what is no JavaScript', { files: { 'dist/index.js': 'import {' } }, 'imports dist/index.js'],
  ['a rule for the whole page', { files: { 'dist/style.css': '\nbody { margin: 0 }' } }, 'style dist/style.css:2'],
  ['a sheet that loads another', { files: { 'dist/style.css': '@import "x.css";' } }, 'style dist/style.css:1'],
  [
    'a stranger’s picture',
    { files: { 'dist/style.css': '.a { background: url(https://a.example/b.png) }' } },
    'style dist/style.css:1',
  ],
  ['the end of the style element', { files: { 'dist/style.css': '.a { --b: "</style>" }' } }, 'style dist/style.css'],
])('refuses %s (issue 3)', async (_, changes, problem) => {
  expect(await found(changes)).toEqual([problem])
})

const showing = (...names: readonly string[]) => ({
  ashlar: { ...json.ashlar, screenshots: names.map((file) => ({ file, title: 'A page' })) },
})

it('takes screenshots that are pictures of at most 1 MB in the package (issue 15)', async () => {
  expect(await found({ json: showing('shots/a.png'), files: { 'shots/a.png': png } })).toEqual([])
  expect(await found({ json: showing('shots/b.png') })).toEqual(['screenshots shots/b.png'])
  const other = { 'shots/c.png': '<svg xmlns="http://www.w3.org/2000/svg"/>' }
  expect(await found({ json: showing('shots/c.png'), files: other })).toEqual(['screenshots shots/c.png'])
  const large = { 'shots/d.png': png + 'x'.repeat(1_000_000) }
  expect(await found({ json: showing('shots/d.png'), files: large })).toEqual(['screenshots shots/d.png'])
})

it('refuses screenshots that lie elsewhere, are no raster pictures by name, or are more than six (issue 15)', async () => {
  for (const file of ['../a.png', '/etc/a.png', 'https://acme.test/a.png', 'a.svg', 'a/../b.png', '.ssh/a.png']) {
    expect(await found({ json: showing(file) })).toEqual(['manifest package.json'])
  }
  const seven = Array.from({ length: 7 }, (_, at) => `${at}.png`)
  expect(await found({ json: showing(...seven) })).toEqual(['manifest package.json'])
})
