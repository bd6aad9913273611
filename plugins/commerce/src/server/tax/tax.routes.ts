import { defineRoutes } from '@ashlar/sdk/server'
import { addTaxClass, changeTaxClass, deleteTaxClass, getTaxes, saveTaxRules } from '../../contract.ts'
import { TaxService } from './tax.service.ts'

export const taxRoutes = defineRoutes([TaxService], (app, taxes) => {
  app.call(getTaxes, () => taxes.all())
  app.call(saveTaxRules, async ({ body }) => ({ rules: await taxes.saveRules(body) }))
  app.call(addTaxClass, async ({ body }) => ({ taxClass: await taxes.add(body) }))
  app.call(changeTaxClass, async ({ params, body }) => ({ taxClass: await taxes.change(params.id, body) }))
  app.call(deleteTaxClass, ({ params }) => taxes.remove(params.id))
})
