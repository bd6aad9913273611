import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const ashlar = fileURLToPath(new URL('../../../../sdk/bin/ashlar.js', import.meta.url))

/** A library of React as an author uses it, in a block with an island. */
export interface Library {
  /** Names the block: `acme/<id>`. */
  readonly id: string
  /** Import statements of the component's file. */
  readonly imports: string
  /** Statements of the component before it returns. */
  readonly body?: string
  /** What the component shows of it. */
  readonly jsx: string
}

const exported = (source: string, built: string) => ({ source: `./src/${source}`, default: `./dist/${built}` })

/** Every part has a counter of its own: it goes up only where one React runs the library and the block alike. */
const sources = ({ id, imports, body = '', jsx }: Library): Readonly<Record<string, string>> => ({
  'package.json': JSON.stringify({
    name: `@acme/${id}`,
    version: '1.0.0',
    license: 'MIT',
    type: 'module',
    ashlar: { kind: 'block', id: `acme/${id}`, sdk: '^0.1.0' },
    exports: {
      '.': exported('index.ts', 'index.js'),
      './renderer': exported('renderer.tsx', 'renderer.js'),
      './client': exported('client.ts', 'client.js'),
    },
  }),
  'src/index.ts': `export { block } from './block.ts'`,
  'src/block.ts': `import { defineBlock } from '@ashlar/sdk'
import Type from 'typebox'
const schema = Type.Object({ label: Type.String({ default: '${id}' }) })
export const block = defineBlock({ type: 'acme/${id}', title: '${id}', icon: 'box', category: 'content', schema })`,
  'src/renderer.tsx': `import { defineBlockRenderer } from '@ashlar/sdk/renderer'
import { block } from './block.ts'
import { Part } from './part.tsx'
const Shown = ({ props, root, island }) => <section {...root}>{island(Part, { label: props.label }, 'load')}</section>
export default defineBlockRenderer(block, Shown)`,
  'src/client.ts': `import { reactIsland } from '@ashlar/sdk/island'
export const mount = reactIsland(async () => (await import('./part.tsx')).Part)`,
  'src/part.tsx': `import { useState } from 'react'
${imports}
export function Part({ label }) {
  const [count, setCount] = useState(0)
  ${body}
  return (
    <div data-library={label}>
      ${jsx}
      <button type="button" onClick={() => setCount(count + 1)}>{label} {count}</button>
    </div>
  )
}`,
})

/**
 * Pack a block around a library as its author would.
 *
 * @param home a folder in whose `node_modules` the library is
 * @returns the folder with what is built
 */
export async function packLibraryBlock(library: Library, home: string): Promise<string> {
  const folder = join(home, library.id)
  await mkdir(join(folder, 'src'), { recursive: true })
  for (const [path, text] of Object.entries(sources(library))) await writeFile(join(folder, path), text)
  const { stdout, failed } = await run(process.execPath, [ashlar, 'pack'], { cwd: folder }).then(
    (done) => ({ stdout: done.stdout, failed: false }),
    (error: { stdout?: string; stderr?: string }) => ({ stdout: `${error.stdout}${error.stderr}`, failed: true }),
  )
  if (failed) throw new Error(`${library.id} could not be packed:\n${stdout}`)
  return join(folder, 'dist')
}

/** A folder in which libraries are installed, or written as files. */
export interface LibraryHome extends AsyncDisposable {
  readonly folder: string
  write(files: Readonly<Record<string, string>>): Promise<void>
}

/** Below the repository, so that the SDK is found from there. */
export async function libraryHome(): Promise<LibraryHome> {
  const parent = fileURLToPath(new URL('../../../../.cache/test/', import.meta.url))
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, 'libraries-'))
  return {
    folder,
    async write(files) {
      for (const [path, text] of Object.entries(files)) {
        await mkdir(dirname(join(folder, path)), { recursive: true })
        await writeFile(join(folder, path), text)
      }
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  }
}
