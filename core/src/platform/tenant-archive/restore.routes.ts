import { planRestore, restoreBackup, uploadRestore } from '@ashlar/sdk/platform'
import { defineRoutes } from '@ashlar/sdk/server'
import { authorOf } from '../author.ts'
import { errors } from '../errors.ts'
import { may, takingFiles, uploadOf } from './archive.routes.ts'
import { Restores } from './restores.service.ts'

/** Backups into the website that they are of: for its owner, and the platform. */
export const restoreRoutes = defineRoutes([Restores], (app, restores) => {
  app.call(planRestore, async ({ params, actor, tenant }) => {
    may('can_edit', params.id, actor, tenant)
    return { archive: await restores.plan(params.id, params.archive, authorOf(actor)) }
  })

  app.call(restoreBackup, async ({ params, body, actor, tenant }) => {
    may('can_edit', params.id, actor, tenant)
    if (actor === null) throw errors.NOT_ALLOWED('restore a backup')
    return { archive: await restores.start(params.id, params.guid, body, actor) }
  })

  takingFiles(app, (scope) => {
    scope.call(uploadRestore, async ({ params, query, actor, tenant, body }) => {
      may('can_edit', params.id, actor, tenant)
      return { archive: await restores.upload(params.id, uploadOf(body, query.name), authorOf(actor)) }
    })
  })
})
