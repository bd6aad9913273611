import { defineRoutes } from '@ashlar/sdk/server'
import { changeDiscountCode, createDiscountCode, deleteDiscountCode, listDiscountCodes } from '../../contract.ts'
import { DiscountService } from './discount.service.ts'

export const discountRoutes = defineRoutes([DiscountService], (app, discounts) => {
  app.call(listDiscountCodes, async ({ query }) => ({
    results: await discounts.list(query),
    currency: await discounts.currency(),
  }))
  app.call(createDiscountCode, async ({ body }) => ({ discountCode: await discounts.create(body) }))
  app.call(changeDiscountCode, async ({ params, body }) => ({
    discountCode: await discounts.change(params.id, body),
  }))
  app.call(deleteDiscountCode, async ({ params }) => {
    await discounts.remove(params.id)
  })
})
