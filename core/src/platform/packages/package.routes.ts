import { maybe, permission } from '@ashlar/sdk'
import { BlockRow, core, PackageRow } from '@ashlar/sdk/platform'
import { defineRoutes, ListReply } from '@ashlar/sdk/server'
import Type from 'typebox'
import { PackageInstallation, RunningComposition } from '../../host/tokens.ts'
import { ModuleSwitches } from '../tenants/module-switch.service.ts'
import { blockRows } from './block-rows.ts'
import { moduleRows } from './module-rows.ts'
import { packageRows } from './package-rows.ts'

const ModuleRow = Type.Object({
  id: Type.String(),
  title: Type.String(),
  description: Type.String(),
  admin: Type.Unknown(),
  entry: Type.String(),
  package: Type.Object({ name: Type.String(), version: Type.String() }),
})

/** What is installed, as the admin and the editor need it. */
export const packageRoutes = defineRoutes(
  [RunningComposition, ModuleSwitches, maybe(PackageInstallation)],
  (app, composition, switches, installation) => {
    app.get(
      '/api/v1/admin/packages/',
      {
        config: { access: permission(core, 'packages', 'can_view') },
        schema: { response: { 200: ListReply(PackageRow) } },
      },
      async ({ tenant }) => {
        const states = tenant === null ? [] : await switches.own(tenant)
        const marks = (await installation?.marks()) ?? new Map()
        return listed(packageRows(composition.packages, states, marks))
      },
    )

    app.get(
      '/api/v1/admin/blocks/',
      { config: { access: permission(core, 'pages', 'can_view') }, schema: { response: { 200: ListReply(BlockRow) } } },
      async ({ tenant }) => listed(blockRows(composition.packages, tenant?.modules ?? [])),
    )

    app.get(
      '/api/v1/admin/modules/',
      { config: { access: 'staff' }, schema: { response: { 200: ListReply(ModuleRow) } } },
      async ({ tenant }) => listed(moduleRows(composition.packages, tenant?.modules ?? [])),
    )
  },
)

function listed<Row>(rows: Row[]) {
  return { success: true as const, results: { rows, total: rows.length } }
}
