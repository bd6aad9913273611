import { assigneeOf, listAssignees } from '@ashlar/sdk/platform'
import { defineRoutes, People } from '@ashlar/sdk/server'

/** Whom work can be given to. Names alone: who may see addresses is another right. */
export const assigneeRoutes = defineRoutes([People], (app, people) => {
  app.call(listAssignees, async ({ query }) => {
    const found = await people.staff(query)
    const rows = found.map(assigneeOf)
    return { results: { rows, total: rows.length } }
  })
})
