import { defineRoutes } from '@ashlar/sdk/server'
import { showTemplate } from '../../contract.ts'
import { framePolicy } from '../preview/frame-policy.ts'
import { TemplateService } from './template.service.ts'

export const templateRoutes = defineRoutes([TemplateService], (app, templates) => {
  app.call(showTemplate, async ({ query }, reply) =>
    reply
      .header('content-security-policy', framePolicy)
      .type('text/html; charset=utf-8')
      .send(await templates.html(query.template)),
  )
})
