import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A module with a table, a route and a block of two data versions, as `ashlar pack` leaves it. By path. */
export const goodPackage: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify(
    {
      name: '@acme/greetings',
      version: '1.0.0',
      license: 'MIT',
      type: 'module',
      ashlar: { kind: 'module', id: 'greetings', sdk: '^0.1.0' },
      exports: {
        '.': './dist/index.js',
        './renderer': './dist/renderer.js',
        './server': './dist/server.js',
        './client': './dist/client.js',
        './style.css': './dist/style.css',
        './package.json': './package.json',
      },
    },
    null,
    2,
  ),
  'dist/index.js': `export * from './block.js'
export * from './module.js'
`,
  'dist/module.js': `import { defineModule } from '@ashlar/sdk'
export const greetings = defineModule({ id: 'greetings', title: 'Greetings' })
`,
  'dist/block.js': `import { defineBlock } from '@ashlar/sdk'
import Type from 'typebox'
export const greeting = defineBlock({
  type: 'acme/greeting',
  title: 'Greeting',
  icon: 'hand',
  category: 'content',
  schema: Type.Object({ text: Type.String({ maxLength: 80, default: 'Hello' }) }),
  common: ['visibility'],
  migrations: [({ words, ...props }) => (words === undefined ? props : { ...props, text: words })],
})
`,
  'dist/renderer.js': `import { defineBlockRenderer } from '@ashlar/sdk/renderer'
import { jsx } from 'react/jsx-runtime'
import { greeting } from './block.js'
const Greeting = ({ props, root }) => jsx('p', { ...root, children: props.text })
export default defineBlockRenderer(greeting, Greeting)
`,
  'dist/client.js': `export const mount = (element) => element.classList.add('is-moving')
`,
  'dist/server.js': `import { defineRoutes, defineServer, migration, statement, tenantTable } from '@ashlar/sdk/server'
import { greetings } from './module.js'
const routes = defineRoutes([], (app) => {
  app.get('/api/v1/greetings/', { config: { access: 'public' } }, async () => ({ success: true, results: [] }))
})
const migrations = [
  migration('0001-greeting', [
    tenantTable('greeting', ['id bigint generated always as identity', 'text text not null', 'primary key (tenant_id, id)']),
    statement('create index greeting_by_text on greetings.greeting (tenant_id, text, id)'),
  ]),
]
export default defineServer(greetings, { routes: [routes], migrations })
`,
  'dist/style.css': `@layer blocks {
  .block-acme-greeting { margin: 0; }
}
`,
  'src/fixtures/v1.json': JSON.stringify({ plain: { version: 1, props: { words: 'Welcome' } } }),
  'src/fixtures/v2.json': JSON.stringify({ plain: { version: 2, props: { text: 'Welcome' } } }),
}

/** A change of one file: a part of its text that becomes another, or the whole of a new file. */
export interface Edit {
  readonly file: string
  readonly from?: string
  readonly to: string
}

/** The good package in a folder of its own, with these changes. */
export function packageFolder(edits: readonly Edit[] = []): ReturnType<typeof folderOf> {
  const files = { ...goodPackage }
  for (const { file, from = '', to } of edits) {
    const text = files[file] ?? ''
    if (!text.includes(from)) throw new Error(`${file} of the good package has no ${JSON.stringify(from)}.`)
    files[file] = from === '' ? to : text.replace(from, to)
  }
  return folderOf(files)
}

/** A folder with these files, below the repository, so that their imports resolve. */
export async function folderOf(files: Readonly<Record<string, string>>): Promise<AsyncDisposable & { folder: string }> {
  const parent = fileURLToPath(new URL('../../.cache/', import.meta.url))
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, 'package-'))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}
