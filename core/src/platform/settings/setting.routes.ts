import { permission } from '@ashlar/sdk'
import { core } from '@ashlar/sdk/platform'
import { type Actor, defineRoutes } from '@ashlar/sdk/server'
import Type from 'typebox'
import { errors } from '../../http/errors.ts'
import { authorOf } from '../author.ts'
import { SettingFormService } from './setting-form.service.ts'

/** Which keys there are depends on the modules; each is checked by its own schema. */
const Values = Type.Record(Type.String({ maxLength: 120 }), Type.Unknown(), {
  description: 'Any subset of the known settings: plain values by key, those of a module in an object under its id.',
})
const SettingsReply = Type.Object({ success: Type.Literal(true), settings: Type.Record(Type.String(), Type.Unknown()) })
const SchemasReply = Type.Object({
  success: Type.Literal(true),
  /** Modules of the website with settings; `schema` is a JSON schema, by which the admin makes their form. */
  results: Type.Array(Type.Object({ id: Type.String(), title: Type.String(), schema: Type.Unknown() })),
})

export const settingRoutes = defineRoutes([SettingFormService], (app, settings) => {
  app.get(
    '/api/v1/admin/settings/',
    { schema: { response: { 200: SettingsReply } }, config: { access: permission(core, 'settings', 'can_view') } },
    async ({ actor }) => ({ success: true as const, settings: await settings.read(actor) }),
  )

  app.get(
    '/api/v1/admin/settings/schemas/',
    { schema: { response: { 200: SchemasReply } }, config: { access: permission(core, 'settings', 'can_view') } },
    async () => ({ success: true as const, results: settings.schemas() }),
  )

  // API-112
  app.put(
    '/api/v1/admin/settings/',
    {
      schema: { body: Values, response: { 200: SettingsReply } },
      config: { access: permission(core, 'settings', 'can_edit') },
      bodyLimit: 256 * 1024,
    },
    async ({ body, actor }) => {
      refuseTokenAtMailServer(body, actor)
      await settings.write(body, authorOf(actor))
      return { success: true as const, settings: await settings.read(actor) }
    },
  )
})

/**
 * Whoever chooses the mail server reads every reset link that it is handed, so a token could become its owner.
 *
 * @throws 403 SESSION_NEEDED
 */
function refuseTokenAtMailServer(values: object, actor: Actor | null): void {
  if (actor?.by === 'token' && Object.keys(values).some((key) => key.startsWith('mail_'))) throw errors.SESSION_NEEDED()
}
