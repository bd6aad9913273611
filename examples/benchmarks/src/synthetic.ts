import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { answerPath } from './addresses.ts'

/** Below the repository, so that a made-up package finds the SDK where an installed one would. */
const folder = fileURLToPath(new URL('../../../.cache/benchmarks/packages/', import.meta.url))

/** Writes packages of one block, one route and one screen each, without a table; gives their folders. */
export async function syntheticPackages(count: number): Promise<readonly string[]> {
  await rm(folder, { recursive: true, force: true })
  return Promise.all(Array.from({ length: count }, (_, index) => write(String(index + 1).padStart(3, '0'))))
}

async function write(number: string): Promise<string> {
  const place = join(folder, `package-${number}`)
  await mkdir(join(place, 'dist'), { recursive: true })
  for (const [file, text] of Object.entries(filesOf(number))) await writeFile(join(place, file), text)
  return place
}

function filesOf(number: string): Readonly<Record<string, string>> {
  const id = `bench_${number}`
  return {
    'package.json': JSON.stringify({
      name: `@bench/package-${number}`,
      version: '1.0.0',
      type: 'module',
      ashlar: { kind: 'module', id, sdk: '^0.1.0' },
      exports: {
        '.': './dist/index.js',
        './server': './dist/server.js',
        './renderer': './dist/renderer.js',
        './admin': './dist/admin.js',
      },
    }),
    'dist/index.js': `
      import { defineBlock, defineModule } from '@ashlar/sdk'
      import Type from 'typebox'
      export const card = defineBlock({
        type: 'bench/card-${number}', title: 'Card ${number}', icon: 'square', category: 'content',
        schema: Type.Object({
          title: Type.String({ maxLength: 200, default: '' }),
          text: Type.String({ maxLength: 2000, default: '' }),
          wide: Type.Boolean({ default: false }),
        }),
        common: ['visibility', 'spacing', 'background', 'customCss'],
      })
      export const module = defineModule({
        id: '${id}', title: 'Bench ${number}', permissions: { ${id}: 'Things of package ${number}' },
        admin: {
          nav: [{ title: 'Bench ${number}', path: '/admin/bench/${number}', icon: 'square', group: 'Bench', sort: 900, access: 'signed-in' }],
          screens: [{ id: 'things', path: '/admin/bench/${number}', title: 'Bench ${number}', access: 'signed-in' }],
        },
      })`,
    'dist/server.js': `
      import { defineRoutes, defineServer } from '@ashlar/sdk/server'
      import Type from 'typebox'
      import { module } from './index.js'
      const Reply = Type.Object({ success: Type.Literal(true), number: Type.String() })
      export default defineServer(module, {
        routes: [defineRoutes([], (app) => {
          app.get('${answerPath(number)}', { config: { access: 'public' }, schema: { response: { 200: Reply } } },
            async () => ({ success: true, number: '${number}' }))
        })],
      })`,
    'dist/renderer.js': `
      import { createElement } from 'react'
      import { defineBlockRenderer } from '@ashlar/sdk/renderer'
      import { card } from './index.js'
      export default defineBlockRenderer(card, ({ props, root }) =>
        createElement('div', root, createElement('h3', null, props.title), createElement('p', null, props.text)))`,
    'dist/admin.js': `
      import { defineAdmin } from '@ashlar/sdk/admin'
      import { module } from './index.js'
      export default defineAdmin(module, { screens: { things: () => import('./screen.js') } })`,
    'dist/screen.js': `
      import { createElement } from 'react'
      export default () => createElement('p', null, 'Package ${number}')`,
  }
}
