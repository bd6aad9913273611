import { maybe } from '@ashlar/sdk'
import { listBlocks, listModules, listPackages } from '@ashlar/sdk/platform'
import { defineRoutes } from '@ashlar/sdk/server'
import { PackageInstallation, RunningComposition } from '../../host/tokens.ts'
import { ModuleSwitches } from '../tenants/module-switch.service.ts'
import { blockRows } from './block-rows.ts'
import { moduleRows } from './module-rows.ts'
import { packageRows } from './package-rows.ts'

/** What is installed, as the admin and the editor need it. */
export const packageRoutes = defineRoutes(
  [RunningComposition, ModuleSwitches, maybe(PackageInstallation)],
  (app, composition, switches, installation) => {
    app.call(listPackages, async ({ tenant }) => {
      const states = tenant === null ? [] : await switches.own(tenant)
      const marks = (await installation?.marks()) ?? new Map()
      return listed(packageRows(composition.packages, states, marks))
    })

    app.call(listBlocks, ({ tenant }) => listed(blockRows(composition.packages, tenant)))

    app.call(listModules, ({ tenant }) => listed(moduleRows(composition.packages, tenant?.modules ?? [])))
  },
)

function listed<Row>(rows: Row[]) {
  return { results: { rows, total: rows.length } }
}
