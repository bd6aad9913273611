import { getSettings, listSettingSchemas, saveSettings } from '@ashlar/sdk/platform'
import { type Actor, defineRoutes } from '@ashlar/sdk/server'
import { errors } from '../../http/errors.ts'
import { authorOf } from '../author.ts'
import { SettingFormService } from './setting-form.service.ts'

export const settingRoutes = defineRoutes([SettingFormService], (app, settings) => {
  app.call(getSettings, async ({ actor }) => ({ settings: await settings.read(actor) }))
  app.call(listSettingSchemas, () => ({ results: settings.schemas() }))
  app.call(saveSettings, async ({ body, actor }) => {
    refuseTokenAtMailServer(body, actor)
    await settings.write(body, authorOf(actor), actor)
    return { settings: await settings.read(actor) }
  })
})

/**
 * Whoever chooses the mail server reads every reset link that it is handed, so a token could become its owner.
 *
 * @throws 403 SESSION_NEEDED
 */
function refuseTokenAtMailServer(values: object, actor: Actor | null): void {
  if (actor?.by === 'token' && Object.keys(values).some((key) => key.startsWith('mail_'))) throw errors.SESSION_NEEDED()
}
