import { core } from '@ashlar/sdk/platform'
import { defineEntity, p, tableOf } from '@ashlar/sdk/server'

/** Facts of the installation, each under its name. */
export const StateEntity = defineEntity({
  name: 'State',
  ...tableOf(core, 'state'),
  properties: {
    key: p.text().primary(),
    value: p.json<unknown>(),
    changedAt: p.datetime().defaultRaw('now()'),
  },
})
