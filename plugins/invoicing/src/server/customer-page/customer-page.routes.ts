import { defineRoutes, wantsPage, withForms } from '@ashlar/sdk/server'
import { approveOwnDocument, declineOwnDocument, payOwnDocument, payPath, seenOwnDocument } from '../../contract.ts'
import { CustomerPageService } from './customer-page.service.ts'

const pageOf = (secret: string): string => `${payPath}/${secret}`

export const customerPageRoutes = defineRoutes([CustomerPageService], (app, documents) => {
  app.call(seenOwnDocument, ({ params }) => documents.seen(params.secret))
  withForms(app, (scope) => {
    scope.call(approveOwnDocument, async (request, reply) => {
      await documents.approve(request.params.secret, request.body)
      return wantsPage(request) ? reply.redirect(pageOf(request.params.secret), 303) : undefined
    })
    scope.call(declineOwnDocument, async (request, reply) => {
      await documents.decline(request.params.secret, request.body)
      return wantsPage(request) ? reply.redirect(pageOf(request.params.secret), 303) : undefined
    })
    scope.call(payOwnDocument, async (request, reply) => {
      const begun = await documents.pay(request.params.secret, request.body)
      const next = begun.goTo ?? `${pageOf(request.params.secret)}?asked=1`
      return wantsPage(request) ? reply.redirect(next, 303) : begun
    })
  })
})
