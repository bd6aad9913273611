import Type, { type Static } from 'typebox'
import { defineCall } from '../definition/call.ts'
import { corePermission } from './core-permission.ts'

const path = '/api/v1/admin/setup/'

/** What a new website still needs, in the order in which it is best done. */
export const setupSteps = ['mail', 'address', 'theme', 'page', 'backup', 'people'] as const

export const SetupStep = Type.Object({ name: Type.Enum([...setupSteps]), isDone: Type.Boolean() })
export type SetupStep = Static<typeof SetupStep>

export const getSetup = defineCall({
  id: 'core.getSetup',
  method: 'GET',
  path,
  summary: 'Show the remaining setup steps',
  /** `isDismissed`: somebody has put the list away. */
  reply: { steps: Type.Array(SetupStep), isDismissed: Type.Boolean() },
  access: corePermission('settings', 'can_view'),
})

export const dismissSetup = defineCall({
  id: 'core.dismissSetup',
  method: 'PUT',
  path,
  summary: 'Hide or show the list of remaining setup steps',
  body: Type.Object({ isDismissed: Type.Boolean() }),
  reply: { isDismissed: Type.Boolean() },
  access: corePermission('settings', 'can_edit'),
})
