import { defineRoutes } from '@ashlar/sdk/server'
import { addVariant, chooseWinner, getTest, putTest, removeTest, removeVariant } from '../../contract.ts'
import { VariantService } from './variant.service.ts'

export const variantRoutes = defineRoutes([VariantService], (app, variants) => {
  app.call(getTest, async ({ params }) => variants.state(params.id))
  app.call(putTest, async ({ params, body }) => variants.put(params.id, body))
  app.call(removeTest, ({ params }) => variants.remove(params.id))
  app.call(addVariant, async ({ params, body }) => variants.add(params.id, body))
  app.call(removeVariant, async ({ params }) => variants.removeVariant(params.id, params.number))
  app.call(chooseWinner, async ({ params, body }) => variants.choose(params.id, body.variant))
})
