import { type DocumentSaved, documentName } from '@ashlar/sdk'
import {
  createComponentTemplate,
  createSection,
  deleteTemplate,
  getTemplate,
  listComponentTemplates,
  listContainers,
  listSections,
  listTemplates,
  listTemplateUses,
  type TemplateType,
  updateTemplate,
} from '@ashlar/sdk/platform'
import { defineRoutes, LiveEvents } from '@ashlar/sdk/server'
import { authorOf } from '../author.ts'
import { TemplateService } from './template.service.ts'
import { TemplateLibrary } from './template-library.service.ts'

export const templateRoutes = defineRoutes(
  [TemplateService, TemplateLibrary, LiveEvents],
  (app, templates, library, live) => {
    const listed = async (type: TemplateType) => {
      const rows = await templates.list(type)
      return { results: { rows, total: rows.length } }
    }
    app.call(listSections, () => listed('section'))
    app.call(listContainers, () => listed('container'))
    app.call(listComponentTemplates, async () => ({
      data: [...(await templates.list('section')), ...(await templates.list('container'))],
    }))
    app.call(listTemplates, async ({ query }) => ({ results: await library.list(query) }))

    app.call(listTemplateUses, async ({ params }) => {
      const rows = await library.uses(params.id)
      return { results: { rows, total: rows.length } }
    })
    app.call(deleteTemplate, ({ params }) => library.remove(params.id))

    app.call(getTemplate, async ({ params }) => ({ component: await templates.byId(params.id) }))
    app.call(createSection, async ({ body, actor }) => ({
      template: await templates.create(body, 'section', authorOf(actor)),
    }))
    app.call(createComponentTemplate, async ({ body, actor }) => ({
      template: await templates.create(body, body.type ?? 'container', authorOf(actor)),
    }))
    app.call(updateTemplate, async ({ params, body: { editor, ...body }, actor }) => {
      const author = authorOf(actor)
      const template = await templates.save(params.id, body, author)
      const document = documentName('component', template.id)
      const event: DocumentSaved = {
        ...{ event: 'document_saved', document, revision: template.revision, by: author.name },
        ...(editor !== undefined && { editor }),
      }
      await live.send(event)
      return { template }
    })
  },
)
