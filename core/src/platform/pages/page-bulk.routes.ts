import { changePages, deletePages, deletePagesForGood } from '@ashlar/sdk/platform'
import { defineRoutes } from '@ashlar/sdk/server'
import { authorOf } from '../author.ts'
import { PageBulkService } from './page-bulk.service.ts'

export const pageBulkRoutes = defineRoutes([PageBulkService], (app, pages) => {
  app.call(changePages, async ({ body, actor }) => ({ count: await pages.change(body, authorOf(actor)) }))
  app.call(deletePages, async ({ body, actor }) => ({ count: await pages.remove(body.ids, authorOf(actor)) }))
  app.call(deletePagesForGood, async ({ body }) => ({ count: await pages.purge(body.ids) }))
})
