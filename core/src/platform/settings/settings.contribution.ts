import { token } from '@ashlar/sdk'
import { Database, DroppedTags, ModuleSettings, provide, type ServerContribution, Settings } from '@ashlar/sdk/server'
import { RunningComposition, WebsiteClocks } from '../../host/tokens.ts'
import { CoreDatabase } from '../core-database.ts'
import { SealedSecrets } from '../sealed-secrets.ts'
import { ModuleSettingsService } from './module-settings.service.ts'
import { settingArchive } from './setting.archive.ts'
import { SettingEntity } from './setting.entity.ts'
import { settingMigrations } from './setting.migrations.ts'
import { settingRoutes } from './setting.routes.ts'
import { SettingService } from './setting.service.ts'
import { SettingFormService } from './setting-form.service.ts'
import { WebsiteClockService } from './website-clocks.ts'

/** For seeds: writes settings with the checks of the API. */
export const SettingForm = token<SettingFormService>('core.settings-store')

export const settings = {
  entities: [SettingEntity],
  migrations: settingMigrations,
  services: [
    provide(Settings, SettingService, Database, DroppedTags, RunningComposition, SealedSecrets),
    provide(WebsiteClocks, WebsiteClockService, CoreDatabase),
    provide(SettingForm, SettingFormService, Database, SettingService, RunningComposition, SealedSecrets),
    provide(ModuleSettings, ModuleSettingsService, SettingFormService),
  ],
  routes: [settingRoutes],
  subscriptions: [],
  archive: [settingArchive],
} satisfies ServerContribution
