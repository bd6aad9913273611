import { createPage, deletePage, findPage, getPage, listPages, listSubmenu, updatePage } from '@ashlar/sdk/platform'
import { type CsvStep, defineRoutes, sendCsv } from '@ashlar/sdk/server'
import { authorOf } from '../author.ts'
import { pageCsv } from './page.csv.ts'
import { PageService } from './page.service.ts'

export const pageRoutes = defineRoutes([PageService], (app, pages) => {
  app.call(listPages, async ({ query }, reply) => {
    if (query.format === 'csv') {
      const rows = (step: CsvStep) => pages.exported(query, step)
      return sendCsv(reply, { name: 'pages', columns: pageCsv, wanted: query.columns, rows })
    }
    const results = await pages.list(query)
    return { ...results, results }
  })

  app.call(getPage, async ({ params }) => ({ page: await pages.byId(params.id) }))

  app.call(createPage, async ({ body, actor }) => {
    const page = await pages.create(body, authorOf(actor))
    return { page, message: `“${page.title}” was created.` }
  })

  app.call(updatePage, async ({ body, actor }) => {
    const page = await pages.update(body, authorOf(actor))
    return { page, message: `“${page.title}” was saved.` }
  })

  app.call(deletePage, async ({ params, actor }) => {
    const page = await pages.remove(params.id, authorOf(actor))
    return { page, message: `“${page.title}” was archived.` }
  })

  app.call(listSubmenu, async ({ query }) => ({ menuItems: await pages.submenu(query.pageId) }))

  app.call(findPage, async ({ query, actor }) => ({
    page: await pages.bySlug(query.slug, actor?.can('pages.can_view') ?? false),
  }))
})
