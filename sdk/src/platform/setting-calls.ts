import Type from 'typebox'
import { defineCall } from '../definition/call.ts'
import { corePermission } from './core-permission.ts'

export const settingsPath = '/api/v1/admin/settings/'

/** Each setting under `value`; those of a module under its id. */
const Settings = { settings: Type.Record(Type.String(), Type.Unknown()) }

export const getSettings = defineCall({
  id: 'core.getSettings',
  method: 'GET',
  path: settingsPath,
  summary: 'Show the settings of the website',
  reply: Settings,
  access: corePermission('settings', 'can_view'),
})

/** Which keys there are depends on the modules; each is checked by its own schema. */
export const saveSettings = defineCall({
  id: 'core.saveSettings',
  method: 'PUT',
  path: settingsPath,
  summary: 'Change settings of the website',
  body: Type.Record(Type.String({ maxLength: 120 }), Type.Unknown(), {
    description:
      'Any subset of the known settings: plain values by key. Settings of a module are in an object under its id.',
  }),
  reply: Settings,
  bodyLimit: 256 * 1024,
  access: corePermission('settings', 'can_edit'),
})
