import { core } from '@ashlar/sdk/platform'
import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'

export const SettingEntity = defineEntity({
  name: 'Setting',
  ...tableOf(core, 'setting'),
  properties: {
    tenantId: tenantId(),
    /** `company_name`, or `<module>.<name>` for a module's. */
    key: p.text().primary(),
    value: p.json<unknown>(),
    changedAt: p.datetime().defaultRaw('now()'),
    changedBy: p.uuid().strictNullable(),
  },
})
