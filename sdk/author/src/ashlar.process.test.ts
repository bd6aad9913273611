import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { CheckReport } from '@ashlar/sdk/check'
import { compiledCheck } from '@ashlar/sdk/server'
import { expect, it } from 'vitest'
import { folderOf } from './check/good-package.fixtures.ts'

const repository = fileURLToPath(new URL('../../../', import.meta.url))
const exported = (source: string, built: string) => ({ source: `./src/${source}`, default: `./dist/${built}` })

/** What an author writes: sources, a private dependency, tools of his own. */
const sources = {
  'package.json': JSON.stringify({
    name: '@acme/clap',
    version: '1.2.3',
    license: 'MIT',
    type: 'module',
    ashlar: { kind: 'block', id: 'acme/clap', sdk: '^0.1.0' },
    exports: {
      '.': exported('index.ts', 'index.js'),
      './renderer': exported('renderer.tsx', 'renderer.js'),
      './client': exported('client.ts', 'client.js'),
      './style.css': exported('style.css', 'style.css'),
    },
    scripts: { postversion: 'echo' },
    dependencies: { loudness: '1.0.0' },
    devDependencies: { vitest: '*' },
  }),
  'node_modules/loudness/package.json': JSON.stringify({
    name: 'loudness',
    version: '1.0.0',
    type: 'module',
    exports: './index.js',
  }),
  'node_modules/loudness/LICENSE': 'Loudness may be used by all who name it.',
  'node_modules/loudness/index.js': `export const loud = (text) => text.toUpperCase()`,
  'src/index.ts': `export { clap } from './block.ts'`,
  'src/block.ts': `import { defineBlock } from '@ashlar/sdk'
import Type from 'typebox'
const schema = Type.Object({ text: Type.String({ default: 'Bravo' }) })
export const clap = defineBlock({ type: 'acme/clap', title: 'Clap', icon: 'hand', category: 'content', schema })`,
  'src/renderer.tsx': `import { type BlockComponentProps, defineBlockRenderer } from '@ashlar/sdk/renderer'
import { loud } from 'loudness'
import { clap } from './block.ts'
const Clap = ({ props, root }: BlockComponentProps<typeof clap>) => <p {...root}>{loud(props.text)}</p>
export default defineBlockRenderer(clap, Clap, { client: () => 'visible' })`,
  'src/client.ts': `import { loud } from 'loudness'
export const mount = (element: HTMLElement) => element.append(loud('!'))`,
  'src/style.css': '.block-acme-clap { margin: 0; }',
  'src/fixtures/v1.json': JSON.stringify({ plain: { version: 1, props: { text: 'Well done' } } }),
}

const ashlar = (folder: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [join(repository, 'sdk/bin/ashlar.js'), ...args], { cwd: folder }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  )

it('packs a package into one tarball that holds all it needs, and the same bytes again (issue 3)', async () => {
  await using author = await folderOf(sources)
  expect(await ashlar(author.folder, 'pack')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('acme-clap-1.2.3.tgz'),
  })
  const tarball = await readFile(join(author.folder, 'acme-clap-1.2.3.tgz'))
  const files = gunzipSync(tarball).toString('utf8')
  expect(files).toContain('toUpperCase')
  expect(files).toContain('Loudness may be used')
  expect(files).not.toMatch(/"scripts"|devDependencies|"source":/)
  expect(await readFile(join(author.folder, 'dist/renderer.js'), 'utf8')).not.toContain('loudness')
  expect(files).not.toContain(author.folder)

  await ashlar(author.folder, 'pack')
  expect(await readFile(join(author.folder, 'acme-clap-1.2.3.tgz'))).toEqual(tarball)

  // Server and browser load the block and its renderer from the same files, so there is one block for both.
  const [block] = readdirSync(join(author.folder, 'dist/chunks')).filter((name) => name.endsWith('.js'))
  for (const entry of ['index.js', 'renderer.js']) {
    expect(await readFile(join(author.folder, 'dist', entry), 'utf8')).toContain(`chunks/${block}`)
  }
})

it('packs an island of React without React, and its component apart from what visitors load at once', async () => {
  await using author = await folderOf({
    ...sources,
    'src/part.tsx': `import { useState } from 'react'
export function Part({ text }: { text: string }) {
  const [count, setCount] = useState(0)
  return <button type="button" onClick={() => setCount(count + 1)}>{text} {count}</button>
}`,
    'src/renderer.tsx': `import { type BlockComponentProps, defineBlockRenderer } from '@ashlar/sdk/renderer'
import { clap } from './block.ts'
import { Part } from './part.tsx'
const Clap = ({ props, root, island }: BlockComponentProps<typeof clap>) => <p {...root}>{island(Part, { text: props.text }, 'idle')}</p>
export default defineBlockRenderer(clap, Clap)`,
    'src/client.ts': `import { reactIsland } from '@ashlar/sdk/island'
export const mount = reactIsland(async () => (await import('./part.tsx')).Part)`,
  })
  expect(await ashlar(author.folder, 'check')).toMatchObject({ code: 0 })
  const client = await readFile(join(author.folder, 'dist/client.js'), 'utf8')
  expect(client.length).toBeLessThan(1_000)
  expect(client).toMatch(/import\((['"`])react-dom\/client\1\)/)
  expect(client).not.toContain('useState')
  const [part = ''] = /chunks\/part[^"'`]*\.js/.exec(client) ?? []
  expect(await readFile(join(author.folder, 'dist', part), 'utf8')).toMatch(/from\s*"react"/)
})

it('turns require of a shared module, in CommonJS that is bundled, into an import for every browser (issue 15)', async () => {
  const part = `import { Old } from 'old'\nexport const Part = () => <Old />`
  await using author = await folderOf({
    ...sources,
    'node_modules/old/package.json': JSON.stringify({ name: 'old', version: '1.0.0', license: 'MIT' }),
    'node_modules/old/index.js': `const React = require('react')\nexports.Old = () => React.createElement('i', null, 'Old')`,
    'src/part.tsx': part,
    'src/renderer.tsx': `import { type BlockComponentProps, defineBlockRenderer } from '@ashlar/sdk/renderer'
import { clap } from './block.ts'
import { Part } from './part.tsx'
const Clap = ({ root, island }: BlockComponentProps<typeof clap>) => <p {...root}>{island(Part, {}, 'idle')}</p>
export default defineBlockRenderer(clap, Clap)`,
    'src/client.ts': `import { reactIsland } from '@ashlar/sdk/island'
export const mount = reactIsland(async () => (await import('./part.tsx')).Part)`,
  })
  expect(await ashlar(author.folder, 'check')).toMatchObject({ code: 0 })
  const files = readdirSync(join(author.folder, 'dist'), { recursive: true, encoding: 'utf8' })
  const scripts = files.filter((name) => name.endsWith('.js'))
  const texts = await Promise.all(scripts.map((name) => readFile(join(author.folder, 'dist', name), 'utf8')))
  // The library is in the renderer's files and in the client's.
  expect(texts.filter((text) => text.includes('Old') && /from\s*"react"/.test(text))).toHaveLength(2)
  expect(texts.join('')).not.toMatch(/require\(|Calling `require`/)
})

it('builds with the plugins that ashlar.plugins.js names, and says what is wrong with the file (issue 15)', async () => {
  const loud = `const loud = { name: 'loud', transform: (code, id) => id.endsWith('block.ts') ? code.replace('Bravo', 'BRAVO') : null }`
  const file = 'ashlar.plugins.js'
  await using author = await folderOf({ ...sources, [file]: `${loud}\nexport default [loud]` })
  expect(await ashlar(author.folder, 'pack')).toMatchObject({ code: 0 })
  const files = gunzipSync(await readFile(join(author.folder, 'acme-clap-1.2.3.tgz'))).toString('utf8')
  expect(files).toContain('BRAVO')
  expect(files).not.toContain(file)

  await using mistaken = await folderOf({ ...sources, [file]: 'export const plugins = []' })
  expect(await ashlar(mistaken.folder, 'pack')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('must have a list of Vite plugins as its default export'),
  })
})

it('checks the package as it would be published, and writes a report (issue 3)', async () => {
  await using author = await folderOf(sources)
  const fine = await ashlar(author.folder, 'check', '--json', 'report.json')
  expect(fine).toMatchObject({ code: 0, stdout: expect.stringContaining('no problem') })
  const report: unknown = JSON.parse(await readFile(join(author.folder, 'report.json'), 'utf8'))
  expect(compiledCheck(CheckReport, report)).toBe(true)
  expect(report).toMatchObject({ name: '@acme/clap', isFine: true, problems: [], notChecked: [] })

  const block = `import 'node:fs'\n${sources['src/block.ts']}`
  await using mistaken = await folderOf({ ...sources, 'src/block.ts': block })
  const { code, stdout } = await ashlar(mistaken.folder, 'check')
  expect(code).toBe(1)
  for (const part of [
    'dist/chunks/block',
    'do not have Node',
    '→ Move code that needs Node',
    'Not checked: loading',
    '1 problem',
  ]) {
    expect(stdout).toContain(part)
  }
  expect((await ashlar(mistaken.folder, 'pack')).code).toBe(1)
  expect(existsSync(join(mistaken.folder, 'acme-clap-1.2.3.tgz'))).toBe(false)
})

it('packs nothing that reaches past the entries for authors: a sentence names the file and what it imports', async () => {
  const block = `import { core } from '@ashlar/sdk/platform'\nexport const owner = core.id\n${sources['src/block.ts']}`
  await using reaching = await folderOf({ ...sources, 'src/block.ts': block })
  const { code, stdout } = await ashlar(reaching.folder, 'pack')
  expect(code).toBe(1)
  expect(stdout).toMatch(
    /dist\/chunks\/block-.*\.js:1\s+@ashlar\/sdk\/platform is not an entry that packages share with the host/,
  )
  expect(existsSync(join(reaching.folder, 'acme-clap-1.2.3.tgz'))).toBe(false)
})
