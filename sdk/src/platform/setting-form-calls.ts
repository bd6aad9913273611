import Type, { type Static } from 'typebox'
import { defineCall } from '../definition/call.ts'
import type { SettingsCard, SettingsSection } from '../definition/plain-settings.ts'
import { corePermission } from './core-permission.ts'
import { settingsPath } from './setting-calls.ts'

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

export const listSettingSchemas = defineCall({
  id: 'core.listSettingSchemas',
  method: 'GET',
  path: `${settingsPath}schemas/`,
  summary: 'List the modules of the website that have settings',
  reply: SettingForms.properties,
  access: corePermission('settings', 'can_view'),
})
