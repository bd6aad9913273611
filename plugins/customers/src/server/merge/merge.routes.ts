import { defineRoutes } from '@ashlar/sdk/server'
import { findDuplicates, mergeCustomers, undoMerge } from '../../contract.ts'
import { MergeService } from './merge.service.ts'

export const mergeRoutes = defineRoutes([MergeService], (app, merges) => {
  app.call(findDuplicates, () => merges.duplicates())
  app.call(mergeCustomers, ({ params, body }) => merges.merge(params.id, body.from))
  app.call(undoMerge, async ({ params }) => ({ customer: await merges.undo(params.id) }))
})
