import Type from 'typebox'
import { defineCall } from '../definition/call.ts'
import { PlanLimits, PlanName, PlanRow } from './plan.ts'

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
  summary: 'List the plans with what they hold',
  reply: plans,
  access: 'platform',
})

export const setLowestPlan = defineCall({
  id: 'core.setLowestPlan',
  method: 'PUT',
  path,
  summary: 'Set the lowest plan that holds a module',
  body: Type.Object({ module: Type.String({ maxLength: 80 }), plan: PlanName }),
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
