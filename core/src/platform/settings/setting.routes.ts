import { getSettings, listSettingSchemas, saveSettings } from '@ashlar/sdk/platform'
import { defineRoutes } from '@ashlar/sdk/server'
import { authorOf } from '../author.ts'
import { SettingFormService } from './setting-form.service.ts'

export const settingRoutes = defineRoutes([SettingFormService], (app, settings) => {
  app.call(getSettings, async ({ actor }) => ({ settings: await settings.read(actor) }))
  app.call(listSettingSchemas, () => settings.schemas())
  app.call(saveSettings, async ({ body, actor }) => {
    await settings.write(body, authorOf(actor), actor)
    return { settings: await settings.read(actor) }
  })
})
