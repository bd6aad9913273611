import { defineBlock, defineModule } from '@ashlar/sdk'
import { defineBlockRenderer } from '@ashlar/sdk/renderer'
import { defineRoutes, defineServer } from '@ashlar/sdk/server'
import { type TestPackage, testHost } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { expect, test } from 'vitest'

test('issue 3: while fifty packages are swapped in, others have their turn between them', async () => {
  await using host = await testHost()
  let turns = 0
  let isOver = false
  const beat = () => {
    turns++
    if (!isOver) setImmediate(beat)
  }
  setImmediate(beat)
  expect(await host.swap(Array.from({ length: 50 }, (_, index) => made(index)))).toMatchObject({ ok: true })
  isOver = true
  // How long each turn of the swap lasts is the matter of `npm run benchmark -- swap`.
  expect(turns).toBeGreaterThan(20)
})

/** A package with a block, a screen, and routes with schemas of their own. */
function made(index: number): TestPackage {
  const module = defineModule({
    ...{ id: `made_${index}`, title: `Made ${index}`, permissions: { [`made_${index}`]: 'Things' } },
    admin: { screens: [{ id: 'things', path: `/admin/made/${index}`, title: 'Things', access: 'signed-in' }] },
  })
  const block = defineBlock({
    ...{ type: `acme/made-${index}`, title: 'Made', icon: 'square', category: 'basic' },
    schema: Type.Object({ title: Type.String({ default: '' }), wide: Type.Boolean({ default: false }) }),
  })
  const routes = defineRoutes([], (app) => {
    for (const noun of ['things', 'parts', 'people']) {
      const Row = Type.Object({ success: Type.Literal(true), name: Type.String(), count: Type.Integer() })
      app.get(
        `/api/v1/made/${index}/${noun}/`,
        { config: { access: 'public' }, schema: { response: { 200: Row } } },
        async () => ({ success: true as const, name: noun, count: index }),
      )
      const body = Type.Object({ name: Type.String({ maxLength: 100 }), email: Type.String({ format: 'email' }) })
      app.post(`/api/v1/made/${index}/${noun}/`, { config: { access: 'staff' }, schema: { body } }, async () => ({}))
    }
  })
  return {
    name: `@acme/made-${index}`,
    root: { module, block },
    server: defineServer(module, { routes: [routes] }),
    renderer: defineBlockRenderer(block, () => null),
  }
}
