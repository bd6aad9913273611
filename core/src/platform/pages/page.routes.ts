import { permission } from '@ashlar/sdk'
import { core } from '@ashlar/sdk/platform'
import { type CsvPage, defineRoutes, sendCsv } from '@ashlar/sdk/server'
import { authorOf } from '../author.ts'
import { pageCsv } from './page.csv.ts'
import {
  ById,
  CreatePage,
  PageListQuery,
  PageListReply,
  PageReply,
  PublicPageQuery,
  SavedPageReply,
  SubmenuQuery,
  SubmenuReply,
  UpdatePage,
} from './page.schemas.ts'
import { PageService } from './page.service.ts'

const views = { access: permission(core, 'pages', 'can_view') }
const creates = { access: permission(core, 'pages', 'can_create') }
const edits = { access: permission(core, 'pages', 'can_edit') }
const deletes = { access: permission(core, 'pages', 'can_delete') }

/** Largest body of a page form: none of its fields is long. */
const bodyLimit = 64 * 1024

export const pageRoutes = defineRoutes([PageService], (app, pages) => {
  app.get(
    '/api/v1/admin/pages/',
    { schema: { querystring: PageListQuery, response: { 200: PageListReply } }, config: views },
    async ({ query }, reply) => {
      if (query.format === 'csv') {
        const rows = (page: CsvPage) => pages.list({ ...query, ...page }).then((found) => found.rows)
        return sendCsv(reply, { name: 'pages', columns: pageCsv, wanted: query.columns, rows })
      }
      const results = await pages.list(query)
      return { success: true as const, ...results, results }
    },
  )

  app.get(
    '/api/v1/admin/pages/:id/',
    { schema: { params: ById, response: { 200: PageReply } }, config: views },
    async ({ params }) => ({ success: true as const, page: await pages.byId(params.id) }),
  )

  app.post(
    '/api/v1/admin/pages/',
    { schema: { body: CreatePage, response: { 201: SavedPageReply } }, config: creates, bodyLimit },
    async ({ body, actor }, reply) => {
      const page = await pages.create(body, authorOf(actor))
      return reply.code(201).send({ success: true, page, message: `“${page.title}” was created.` })
    },
  )

  app.put(
    '/api/v1/admin/pages/',
    { schema: { body: UpdatePage, response: { 200: SavedPageReply } }, config: edits, bodyLimit },
    async ({ body, actor }) => {
      const page = await pages.update(body, authorOf(actor))
      return { success: true as const, page, message: `“${page.title}” was saved.` }
    },
  )

  app.delete(
    '/api/v1/admin/pages/:id/',
    { schema: { params: ById, response: { 200: SavedPageReply } }, config: deletes },
    async ({ params, actor }) => {
      const page = await pages.remove(params.id, authorOf(actor))
      return { success: true as const, page, message: `“${page.title}” was archived.` }
    },
  )

  app.get(
    '/api/v1/pages/submenu/',
    { schema: { querystring: SubmenuQuery, response: { 200: SubmenuReply } }, config: { access: 'public' } },
    async ({ query }) => ({ success: true as const, menuItems: await pages.submenu(query.pageId) }),
  )

  // API-105, OPEN-125: visitors see what is published, staff any status.
  app.get(
    '/api/v1/pages/',
    { schema: { querystring: PublicPageQuery, response: { 200: PageReply } }, config: { access: 'public' } },
    async ({ query, actor }) => ({
      success: true as const,
      page: await pages.bySlug(query.slug, actor?.can('pages.can_view') ?? false),
    }),
  )
})
