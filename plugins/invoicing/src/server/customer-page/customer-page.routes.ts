import { defineRoutes, wantsPage, withForms } from '@ashlar/sdk/server'
import { approveOwnDocument, declineOwnDocument, payOwnDocument, seenOwnDocument } from '../../contract.ts'
import { bySecret, CustomerPageService } from './customer-page.service.ts'

export const customerPageRoutes = defineRoutes([CustomerPageService], (app, documents) => {
  app.call(seenOwnDocument, ({ params }) => documents.seen(bySecret(params.secret)))
  withForms(app, (scope) => {
    scope.call(approveOwnDocument, async (request, reply) => {
      const way = bySecret(request.params.secret)
      await documents.approve(way, request.body)
      return wantsPage(request) ? reply.redirect(way.page, 303) : undefined
    })
    scope.call(declineOwnDocument, async (request, reply) => {
      const way = bySecret(request.params.secret)
      await documents.decline(way, request.body)
      return wantsPage(request) ? reply.redirect(way.page, 303) : undefined
    })
    scope.call(payOwnDocument, async (request, reply) => {
      const way = bySecret(request.params.secret)
      const begun = await documents.pay(way, request.body)
      return wantsPage(request) ? reply.redirect(begun.goTo ?? `${way.page}?asked=1`, 303) : begun
    })
  })
})
