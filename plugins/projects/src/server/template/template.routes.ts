import { defineRoutes } from '@ashlar/sdk/server'
import { deleteTemplate, listTemplates, makeTemplate } from '../../contract.ts'
import { TemplateService } from './template.service.ts'

export const templateRoutes = defineRoutes([TemplateService], (app, templates) => {
  app.call(listTemplates, async () => ({ results: await templates.list() }))
  app.call(makeTemplate, async ({ params, body }) => ({ template: await templates.make(params.id, body.name) }))
  app.call(deleteTemplate, ({ params }) => templates.remove(params.id))
})
