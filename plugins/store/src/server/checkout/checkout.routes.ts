import { defineRoutes, wantsPage, withForms } from '@ashlar/sdk/server'
import { checkout, findQuote, getQuote, payOrder, thanksPagePath } from '../../contract.ts'
import { knownShopper, shopperOf } from '../cart/shopper.ts'
import { CheckoutService, type Placed } from './checkout.service.ts'
import { takeNestedFields } from './form-fields.ts'

export const checkoutRoutes = defineRoutes([CheckoutService], (app, checkouts) => {
  app.call(getQuote, async (request) => {
    const { country, province, postal, delivery, code } = request.query
    const address = {
      ...(country !== undefined && { country }),
      ...(province !== undefined && { province }),
      ...(postal !== undefined && { postal }),
    }
    const wanted = { address, ...(delivery !== undefined && { delivery }), ...(code !== undefined && { code }) }
    return { quote: await checkouts.quote(shopperOf(request), wanted) }
  })
  app.call(findQuote, async (request) => ({ quote: await checkouts.quote(shopperOf(request), request.body) }))
  withForms(app, (scope) => {
    takeNestedFields(scope)
    scope.call(checkout, async (request, reply) => {
      const placed = await checkouts.order(knownShopper(request), request.body)
      return wantsPage(request) ? reply.redirect(nextPage(placed), 303) : placed
    })
    scope.call(payOrder, async (request, reply) => {
      const placed = await checkouts.pay(shopperOf(request), request.params.id, request.body.payment)
      return wantsPage(request) ? reply.redirect(nextPage(placed), 303) : placed
    })
  })
})

const nextPage = ({ payment, webOrder }: Placed) => payment?.goTo ?? `${thanksPagePath}?order=${webOrder.id}`
