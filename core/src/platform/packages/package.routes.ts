import { maybe, type Permission } from '@ashlar/sdk'
import { listBlockSchemas, listBlocks, listModules, listPackages, listPatternPackages } from '@ashlar/sdk/platform'
import { defineRoutes } from '@ashlar/sdk/server'
import { PackageInstallation, RunningComposition } from '../../host/tokens.ts'
import { SignedInActor } from '../identity/signed-in-actor.ts'
import { ModuleSwitches } from '../tenants/module-switch.service.ts'
import { blockRows, blockSchemaRows, patternPackageRows } from './block-rows.ts'
import { lockedRows } from './locked-rows.ts'
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

    app.call(listBlockSchemas, () => listed(blockSchemaRows(composition.packages)))

    app.call(listPatternPackages, ({ tenant }) => listed(patternPackageRows(composition.packages, tenant)))

    app.call(listModules, async ({ tenant, actor }) => {
      const wouldHold = (permission: Permission) => actor instanceof SignedInActor && actor.wouldHold(permission)
      const locked =
        tenant === null ? [] : lockedRows(composition.packages, await switches.lockedModules(tenant), wouldHold)
      return {
        ...listed(moduleRows(composition.packages, tenant?.modules ?? [])),
        ...(locked.length > 0 && { locked }),
      }
    })
  },
)

function listed<Row>(rows: Row[]) {
  return { results: { rows, total: rows.length } }
}
