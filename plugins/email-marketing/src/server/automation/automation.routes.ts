import { defineRoutes } from '@ashlar/sdk/server'
import {
  addAutomationMail,
  changeAutomation,
  createAutomation,
  deleteAutomation,
  dryRunAutomation,
  getAutomation,
  listAutomations,
  listRuns,
  listTriggers,
  turnOffAutomation,
  turnOnAutomation,
} from '../../contract.ts'
import { DryRunService } from '../run/dry-run.service.ts'
import { RunListService } from '../run/run-list.service.ts'
import { whoAsks } from '../who-asks.ts'
import { AutomationService } from './automation.service.ts'

export const automationRoutes = defineRoutes(
  [AutomationService, RunListService, DryRunService],
  (app, automations, runs, dryRuns) => {
    app.call(listTriggers, async () => ({ triggers: await automations.triggers() }))
    app.call(listAutomations, async ({ query }) => ({ results: await automations.list(query) }))
    app.call(createAutomation, async ({ actor, body }) => ({
      automation: await automations.create(whoAsks(actor), body),
    }))
    app.call(getAutomation, async ({ params }) => ({ automation: await automations.find(params.id) }))
    app.call(changeAutomation, async ({ params, body }) => ({ automation: await automations.change(params.id, body) }))
    app.call(deleteAutomation, ({ params }) => automations.remove(params.id))
    app.call(addAutomationMail, async ({ actor, params, body }) => ({
      mail: await automations.addMail(whoAsks(actor), params.id, body.name),
    }))
    app.call(turnOnAutomation, async ({ params }) => ({ automation: await automations.turn(params.id, true) }))
    app.call(turnOffAutomation, async ({ params }) => ({ automation: await automations.turn(params.id, false) }))
    app.call(dryRunAutomation, ({ params }) => dryRuns.run(params.id))
    app.call(listRuns, async ({ params, query }) => ({ results: await runs.list(params.id, query) }))
  },
)
