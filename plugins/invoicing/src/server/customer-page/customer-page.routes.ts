import type { BegunPayment } from '@ashlar/plugin-commerce'
import { defineRoutes, wantsPage, windowOf, withForms } from '@ashlar/sdk/server'
import {
  approveAccountDocument,
  approveOwnDocument,
  declineAccountDocument,
  declineOwnDocument,
  listAccountDocuments,
  payAccountDocument,
  payOwnDocument,
  seenAccountDocument,
  seenOwnDocument,
} from '../../contract.ts'
import { whoAsks } from '../who-asks.ts'
import { bySecret, CustomerPageService, type OwnWay } from './customer-page.service.ts'

/** Where a browser goes on after a payment was asked for. */
const afterPayment = (begun: BegunPayment, { page }: OwnWay): string => begun.goTo ?? `${page}?asked=1`

/** By the link to a document, without an account. */
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
      return wantsPage(request) ? reply.redirect(afterPayment(begun, way), 303) : begun
    })
  })
})

/** The same for whoever is signed in. */
export const accountDocumentRoutes = defineRoutes([CustomerPageService], (app, documents) => {
  app.call(listAccountDocuments, async ({ query, actor }) => ({
    results: await documents.listOf(whoAsks(actor).guid, windowOf(query)),
  }))
  app.call(seenAccountDocument, ({ params, actor }) => documents.seen(documents.byAccount(whoAsks(actor), params.id)))
  withForms(app, (scope) => {
    scope.call(approveAccountDocument, async (request, reply) => {
      const way = documents.byAccount(whoAsks(request.actor), request.params.id)
      await documents.approve(way, request.body)
      return wantsPage(request) ? reply.redirect(way.page, 303) : undefined
    })
    scope.call(declineAccountDocument, async (request, reply) => {
      const way = documents.byAccount(whoAsks(request.actor), request.params.id)
      await documents.decline(way, request.body)
      return wantsPage(request) ? reply.redirect(way.page, 303) : undefined
    })
    scope.call(payAccountDocument, async (request, reply) => {
      const way = documents.byAccount(whoAsks(request.actor), request.params.id)
      const begun = await documents.pay(way, request.body)
      return wantsPage(request) ? reply.redirect(afterPayment(begun, way), 303) : begun
    })
  })
})
