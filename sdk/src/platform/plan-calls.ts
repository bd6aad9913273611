import Type from 'typebox'
import { defineCall } from '../definition/call.ts'
import { ModuleReach, PlanLimits, PlanName, PlanRow } from './plan.ts'

const path = '/api/v1/admin/plans/'

/** Modules that not every plan holds, with the lowest that does. */
const plans = {
  results: Type.Object({
    rows: Type.Array(Type.Object({ module: Type.String(), plan: PlanName })),
    total: Type.Integer(),
  }),
  /** From the lowest to the highest. */
  plans: Type.Array(PlanRow),
}

export const listPlans = defineCall({
  id: 'core.listPlans',
  method: 'GET',
  path,
  summary: 'List the plans and what they include',
  reply: plans,
  access: 'platform',
})

const ModuleId = Type.String({ maxLength: 80 })

export const getModuleReach = defineCall({
  id: 'core.getModuleReach',
  method: 'GET',
  path: `${path}reach/`,
  summary: 'Show which websites would lose a module that moves to a higher plan',
  query: Type.Object({ module: ModuleId, plan: PlanName }),
  reply: { reach: ModuleReach },
  access: 'platform',
})

export const setLowestPlan = defineCall({
  id: 'core.setLowestPlan',
  method: 'PUT',
  path,
  summary: 'Set the lowest plan that includes a module',
  body: Type.Object({
    module: ModuleId,
    plan: PlanName,
    /** The module's title as a person typed it; needed when websites lose the module. */
    typed: Type.Optional(Type.String({ maxLength: 120 })),
  }),
  reply: plans,
  access: 'platform',
})

export const setPlanLimits = defineCall({
  id: 'core.setPlanLimits',
  method: 'PUT',
  path: `${path}:name/`,
  summary: 'Set the limits of a plan',
  params: Type.Object({ name: PlanName }),
  body: PlanLimits,
  reply: {},
  access: 'platform',
})
