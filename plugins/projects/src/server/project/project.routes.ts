import { customers } from '@ashlar/plugin-customers'
import { permission } from '@ashlar/sdk'
import { type Actor, type CsvStep, canAssignUsers, defineRoutes, sendCsv } from '@ashlar/sdk/server'
import {
  changeProject,
  changeProjects,
  checkProjects,
  createProject,
  deleteProject,
  deleteProjects,
  getProject,
  listProjects,
} from '../../contract.ts'
import { errors } from '../../errors.ts'
import { whoAsks } from '../who-asks.ts'
import { projectCsvOf } from './project.csv.ts'
import { ProjectService } from './project.service.ts'

const seesCustomers = permission(customers, 'customers', 'can_view')

/** Whoever may not see customers cannot choose one (PERM-304). @throws MAY_NOT_CHOOSE_CUSTOMER */
function assertChoice(actor: Actor, { customer_id }: { readonly customer_id?: number | null }): void {
  if (customer_id !== undefined && !actor.can(seesCustomers)) throw errors.MAY_NOT_CHOOSE_CUSTOMER()
}

export const projectRoutes = defineRoutes([ProjectService], (app, projects) => {
  app.call(listProjects, async ({ query }, reply) => {
    if (query.format !== 'csv') return { results: await projects.list(query) }
    const rows = (step: CsvStep) => projects.exported(query, step)
    const columns = projectCsvOf(await projects.fields())
    return sendCsv(reply, { name: 'projects', columns, wanted: query.columns, rows })
  })
  app.call(checkProjects, async ({ actor }) => ({
    can_assign_customer: whoAsks(actor).can(seesCustomers),
    canAssignUsers: canAssignUsers(actor),
    ...(await projects.means()),
  }))
  app.call(createProject, async ({ actor, body }) => {
    assertChoice(whoAsks(actor), body)
    return { project: await projects.create(whoAsks(actor), body) }
  })
  app.call(getProject, async ({ params }) => ({ project: await projects.find(params.id) }))
  app.call(changeProject, async ({ actor, params, body }) => {
    assertChoice(whoAsks(actor), body)
    const project = await projects.change(whoAsks(actor), params.id, body)
    return { project, item: project }
  })
  app.call(changeProjects, async ({ actor, body }) => ({ changed: await projects.changeAll(whoAsks(actor), body) }))
  app.call(deleteProject, async ({ params }) => ({ deleted: await projects.remove([params.id]), errors: [] }))
  app.call(deleteProjects, async ({ body }) => ({ deleted: await projects.remove(body.projectsToDelete), errors: [] }))
})
