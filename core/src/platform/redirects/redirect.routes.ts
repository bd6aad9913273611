import { permission } from '@ashlar/sdk'
import { core } from '@ashlar/sdk/platform'
import { type CsvPage, defineRoutes, sendCsv } from '@ashlar/sdk/server'
import { authorOf } from '../author.ts'
import { ById, Done, Ids } from '../request-schemas.ts'
import { redirectCsv } from './redirect.csv.ts'
import {
  ImportRedirects,
  ImportRedirectsReply,
  importLimit,
  RedirectListQuery,
  RedirectListReply,
  RedirectReply,
  SaveRedirect,
} from './redirect.schemas.ts'
import { RedirectService } from './redirect.service.ts'
import { RedirectImportService } from './redirect-import.service.ts'

const path = '/api/v1/admin/redirects/'
const views = { access: permission(core, 'pages', 'can_view') }
const edits = { access: permission(core, 'pages', 'can_edit') }

export const redirectRoutes = defineRoutes([RedirectService, RedirectImportService], (app, redirects, imports) => {
  app.get(
    path,
    { schema: { querystring: RedirectListQuery, response: { 200: RedirectListReply } }, config: views },
    async ({ query }, reply) => {
      if (query.format === 'csv') {
        const rows = (page: CsvPage) => redirects.list({ ...query, ...page }).then((found) => found.rows)
        return sendCsv(reply, { name: 'redirects', columns: redirectCsv, wanted: query.columns, rows })
      }
      return { success: true as const, results: await redirects.list(query) }
    },
  )

  app.post(
    path,
    { schema: { body: SaveRedirect, response: { 201: RedirectReply } }, config: edits },
    async ({ body, actor }, reply) =>
      reply.code(201).send({ success: true, redirect: await redirects.create(body, authorOf(actor)) }),
  )

  app.put(
    `${path}:id/`,
    { schema: { params: ById, body: SaveRedirect, response: { 200: RedirectReply } }, config: edits },
    async ({ params, body }) => ({ success: true as const, redirect: await redirects.update(params.id, body) }),
  )

  app.delete(
    `${path}:id/`,
    { schema: { params: ById, response: { 200: Done } }, config: edits },
    async ({ params }) => {
      await redirects.remove([params.id])
      return { success: true as const }
    },
  )

  app.post(
    `${path}bulk-delete/`,
    { schema: { body: Ids, response: { 200: Done } }, config: edits },
    async ({ body }) => {
      await redirects.remove(body.ids)
      return { success: true as const }
    },
  )

  app.post(
    `${path}import/`,
    {
      schema: { body: ImportRedirects, response: { 200: ImportRedirectsReply } },
      config: edits,
      // Each sign may be written as six in JSON.
      bodyLimit: 6 * importLimit,
    },
    async ({ body, actor }) => ({ success: true as const, lines: [...(await imports.import(body, authorOf(actor)))] }),
  )
})
