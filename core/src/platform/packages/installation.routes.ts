import { maybe } from '@ashlar/sdk'
import {
  changePackages,
  deleteRemovedTables,
  getInstallation,
  getPackageChange,
  getPackageContents,
  getPackagePlan,
  listPackageChanges,
  listPackageFaults,
  listPackageUpdates,
  listPackageUsage,
  listPackageVersions,
  listRemovedTables,
  mostPacked,
  planPackages,
  uploadPackage,
} from '@ashlar/sdk/platform'
import { defineRoutes, type RouteScope, windowOf } from '@ashlar/sdk/server'
import { PackageInstallation } from '../../host/tokens.ts'
import type { Asker } from '../../installation/contract.ts'
import { installationErrors } from '../../installation/installation.errors.ts'

/** How packages are installed, upgraded, rolled back and removed while the server runs. */
export const installationRoutes = defineRoutes([maybe(PackageInstallation)], (app, installation) => {
  // A host without a package store: its packages are those of its composition root.
  if (installation === undefined) return
  planRoutes(app, installation)
  changeRoutes(app, installation)
  lookUpRoutes(app, installation)
  uploadRoutes(app, installation)
})

function planRoutes(app: RouteScope, installation: PackageInstallation): void {
  app.call(planPackages, async ({ body }) => ({ results: await installation.plan(body) }))
  app.call(getPackagePlan, async ({ params }) => ({ results: await installation.findPlan(params.id) }))
}

function changeRoutes(app: RouteScope, installation: PackageInstallation): void {
  app.call(changePackages, async ({ body, actor, tenant }) => {
    const asker: Asker = {
      name: actor?.displayName ?? '',
      account: actor?.guid ?? null,
      tenant: tenant?.guid ?? null,
    }
    return { results: await installation.apply(body.plan, asker) }
  })
  app.call(listPackageChanges, async ({ query }) => ({
    results: await installation.changes(windowOf(query), query),
  }))
  app.call(getPackageChange, async ({ params }) => ({ results: await installation.findChange(params.id) }))
}

function lookUpRoutes(app: RouteScope, installation: PackageInstallation): void {
  app.call(getInstallation, async () => ({ results: await installation.state() }))
  app.call(listPackageUpdates, async () => ({ results: await installation.updates() }))
  app.call(getPackageContents, async ({ query }) => ({ results: await installation.contents(query.name) }))
  app.call(listPackageVersions, async ({ query }) => ({ results: await installation.versions(query.name) }))
  app.call(listPackageUsage, async ({ query }) => ({ results: await installation.usage(query.name) }))
  app.call(listRemovedTables, async () => ({ results: await installation.removedTables() }))
  app.call(deleteRemovedTables, async ({ params, query }) => ({
    results: await installation.deleteRemovedTables(params.module, query.name),
  }))
  app.call(listPackageFaults, async ({ query }) => ({ results: await installation.faults(query.name) }))
}

function uploadRoutes(app: RouteScope, installation: PackageInstallation): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/gzip',
      { parseAs: 'buffer', bodyLimit: mostPacked },
      (_request, body, done) => done(null, body),
    )
    addUpload(scope, installation)
  })
}

function addUpload(app: RouteScope, installation: PackageInstallation): void {
  app.call(uploadPackage, async ({ body }) => {
    if (!Buffer.isBuffer(body)) throw installationErrors.NOT_A_TARBALL()
    return { results: await installation.upload(body) }
  })
}
