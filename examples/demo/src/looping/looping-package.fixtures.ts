import { quotePackage, tarballOf } from '@ashlar/core/testing'

/** A package of a stranger that is sound, and loops for ever where it is told to: in a block, its load, a job, or a timer. */
export const loopingPackage = (id: string): Buffer =>
  tarballOf({
    ...quotePackage({
      name: `@acme/${id}`,
      ashlar: { kind: 'module', id, sdk: '*' },
      exports: Object.fromEntries(
        ['index', 'renderer', 'server', 'site'].map((file) => [
          file === 'index' ? '.' : `./${file}`,
          `./dist/${file}.js`,
        ]),
      ),
    }),
    'dist/index.js': `import { defineBlock, defineModule } from '@ashlar/sdk'
import Type from 'typebox'
export const forEver = () => { for (;;); }
export const module = defineModule({ id: '${id}', title: 'Loops', always: true })
export const block = defineBlock({
  type: 'acme/${id}', title: 'Loops', icon: 'bug', category: 'basic',
  schema: Type.Object({ at: Type.String({ default: '' }) }),
})`,
    'dist/renderer.js': `import { defineBlockRenderer } from '@ashlar/sdk/renderer'
import { jsx } from 'react/jsx-runtime'
import { block, forEver } from './index.js'
export default defineBlockRenderer(block, ({ props, root }) =>
  jsx('p', { ...root, children: props.at === 'render' ? forEver() : 'as it should be' }))`,
    'dist/site.js': `import { defineSite, load } from '@ashlar/sdk/site'
import { block, forEver } from './index.js'
export default defineSite({
  loads: [load(block, [], async ({ at }) => ({ data: at === 'load' ? forEver() : null }))],
})`,
    'dist/server.js': `import { Database, defineJob, defineRoutes, defineServer, work } from '@ashlar/sdk/server'
import Type from 'typebox'
import { forEver, module } from './index.js'
const job = defineJob('${id}.loop', Type.Object({}))
export default defineServer(module, {
  routes: [defineRoutes([Database], (app, database) => {
    app.get('/api/v1/${id}/:whatever/', { config: { access: 'public' } }, async () => {
      await database.tenant((tx) => tx.enqueue(job, {}))
      return { success: true }
    })
    app.get('/api/v1/${id}/timer/:whatever/', { config: { access: 'public' } }, async () => {
      setInterval(forEver, 100)
      return { success: true }
    })
  })],
  jobs: [work(job, [], async () => { forEver() })],
})`,
  })
