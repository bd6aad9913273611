import { permission } from '@ashlar/sdk'
import { core, Template, TemplateEntry, type TemplateType, TemplateUse } from '@ashlar/sdk/platform'
import { defineRoutes, ListReply } from '@ashlar/sdk/server'
import { authorOf } from '../author.ts'
import { ById, contentBodyLimit, Done } from '../request-schemas.ts'
import {
  ComponentReply,
  CreateTemplate,
  SaveComponentTemplate,
  TemplateListQuery,
  TemplateReply,
  TemplatesReply,
  UpdateTemplate,
} from './template.schemas.ts'
import { TemplateService } from './template.service.ts'
import { TemplateLibrary } from './template-library.service.ts'

const views = { access: permission(core, 'pages', 'can_view') }
const creates = { access: permission(core, 'pages', 'can_create') }
const edits = { access: permission(core, 'pages', 'can_edit') }
const deletes = { access: permission(core, 'pages', 'can_delete') }
const bodyLimit = contentBodyLimit

export const templateRoutes = defineRoutes([TemplateService, TemplateLibrary], (app, templates, library) => {
  const listed = async (type: TemplateType) => {
    const rows = await templates.list(type)
    return { success: true as const, results: { rows, total: rows.length } }
  }
  const listing = { schema: { response: { 200: ListReply(Template) } }, config: views }
  // API-101, API-102
  app.get('/api/v1/admin/page/component-template/section/', listing, () => listed('section'))
  app.get('/api/v1/admin/page/component-template/container/', listing, () => listed('container'))

  // API-115, OPEN-137
  app.get(
    '/api/v1/admin/page/getcomponenttemplates/',
    { schema: { response: { 200: TemplatesReply } }, config: views },
    async () => ({
      success: true as const,
      data: [...(await templates.list('section')), ...(await templates.list('container'))],
    }),
  )

  app.get(
    '/api/v1/admin/page/component-template/',
    { schema: { querystring: TemplateListQuery, response: { 200: ListReply(TemplateEntry) } }, config: views },
    async ({ query }) => ({ success: true as const, results: await library.list(query) }),
  )

  app.get(
    '/api/v1/admin/page/component-template/:id/uses/',
    { schema: { params: ById, response: { 200: ListReply(TemplateUse) } }, config: views },
    async ({ params }) => {
      const rows = await library.uses(params.id)
      return { success: true as const, results: { rows, total: rows.length } }
    },
  )

  app.delete(
    '/api/v1/admin/page/component-template/:id/',
    { schema: { params: ById, response: { 200: Done } }, config: deletes },
    async ({ params }) => {
      await library.remove(params.id)
      return { success: true as const }
    },
  )

  // API-106
  app.get(
    '/api/v1/admin/page/component-template/:id',
    { schema: { params: ById, response: { 200: ComponentReply } }, config: views },
    async ({ params }) => ({ success: true as const, component: await templates.byId(params.id) }),
  )

  // API-114
  app.post(
    '/api/v1/admin/page/component-template/',
    { schema: { body: CreateTemplate, response: { 201: TemplateReply } }, config: creates, bodyLimit },
    async ({ body, actor }, reply) =>
      reply.code(201).send({ success: true, template: await templates.create(body, 'section', authorOf(actor)) }),
  )

  // API-113
  app.post(
    '/api/v1/admin/page/savecomponenttemplate/',
    { schema: { body: SaveComponentTemplate, response: { 201: TemplateReply } }, config: creates, bodyLimit },
    async ({ body, actor }, reply) => {
      const template = await templates.create(body, body.type ?? 'container', authorOf(actor))
      return reply.code(201).send({ success: true, template })
    },
  )

  // API-104
  app.put(
    '/api/v1/admin/page/component-template/:id/',
    { schema: { params: ById, body: UpdateTemplate, response: { 200: TemplateReply } }, config: edits, bodyLimit },
    async ({ params, body, actor }) => ({
      success: true as const,
      template: await templates.save(params.id, body, authorOf(actor)),
    }),
  )
})
