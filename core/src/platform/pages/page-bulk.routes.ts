import { permission } from '@ashlar/sdk'
import { core } from '@ashlar/sdk/platform'
import { defineRoutes } from '@ashlar/sdk/server'
import { authorOf } from '../author.ts'
import { Ids } from '../request-schemas.ts'
import { BulkPages, BulkReply } from './page.schemas.ts'
import { PageBulkService } from './page-bulk.service.ts'

const path = '/api/v1/admin/pages/'
const edits = { access: permission(core, 'pages', 'can_edit') }
const deletes = { access: permission(core, 'pages', 'can_delete') }
const done = (count: number) => ({ success: true as const, count })

export const pageBulkRoutes = defineRoutes([PageBulkService], (app, pages) => {
  app.post(
    `${path}bulk/`,
    { schema: { body: BulkPages, response: { 200: BulkReply } }, config: edits },
    async ({ body, actor }) => done(await pages.change(body, authorOf(actor))),
  )

  app.post(
    `${path}bulk-delete/`,
    { schema: { body: Ids, response: { 200: BulkReply } }, config: deletes },
    async ({ body, actor }) => done(await pages.remove(body.ids, authorOf(actor))),
  )

  app.post(
    `${path}bulk-delete-for-good/`,
    { schema: { body: Ids, response: { 200: BulkReply } }, config: deletes },
    async ({ body }) => done(await pages.purge(body.ids)),
  )
})
