import Type, { type Static } from 'typebox'
import { defineCall } from '../definition/call.ts'
import type { SettingsCard, SettingsSection } from '../definition/plain-settings.ts'
import { corePermission } from './core-permission.ts'

const path = '/api/v1/admin/settings/'
const views = corePermission('settings', 'can_view')

/** Each setting under `value`; those of a module under its id. */
const Settings = { settings: Type.Record(Type.String(), Type.Unknown()) }

const Section = Type.Unsafe<SettingsSection>(Type.Unknown())

/** What the admin makes the forms of settings from that modules bring; each `schema` is a JSON schema of an object. */
export const SettingForms = Type.Object({
  /** Modules of the website with settings under their id. */
  results: Type.Array(
    Type.Object({
      id: Type.String(),
      title: Type.String(),
      schema: Type.Unknown(),
      section: Type.Optional(Section),
    }),
  ),
  /** Settings with plain keys, and where they are shown. */
  plain: Type.Array(
    Type.Object({
      schema: Type.Unknown(),
      sections: Type.Unsafe<readonly SettingsSection[]>(Type.Unknown()),
      cards: Type.Unsafe<readonly SettingsCard[]>(Type.Unknown()),
    }),
  ),
})
export type SettingForms = Static<typeof SettingForms>

export const getSettings = defineCall({
  id: 'core.getSettings',
  method: 'GET',
  path,
  summary: 'Show the settings of the website',
  reply: Settings,
  access: views,
})

export const listSettingSchemas = defineCall({
  id: 'core.listSettingSchemas',
  method: 'GET',
  path: `${path}schemas/`,
  summary: 'List the modules of the website that have settings',
  reply: SettingForms.properties,
  access: views,
})

/** Which keys there are depends on the modules; each is checked by its own schema. */
export const saveSettings = defineCall({
  id: 'core.saveSettings',
  method: 'PUT',
  path,
  summary: 'Change settings of the website',
  body: Type.Record(Type.String({ maxLength: 120 }), Type.Unknown(), {
    description:
      'Any subset of the known settings: plain values by key. Settings of a module are in an object under its id.',
  }),
  reply: Settings,
  bodyLimit: 256 * 1024,
  access: corePermission('settings', 'can_edit'),
})
