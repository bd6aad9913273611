import { Readable } from 'node:stream'
import { type Action, permission } from '@ashlar/sdk'
import { core, getArchiveFile, importArchive, listArchives, makeArchive, removeArchive } from '@ashlar/sdk/platform'
import { type Actor, defineRoutes, type RouteScope, type Tenant } from '@ashlar/sdk/server'
import { authorOf } from '../author.ts'
import { errors } from '../errors.ts'
import { isPlatform } from '../tenants/tenant-access.ts'
import { archiveErrors } from './archive.errors.ts'
import { type ArchiveUpload, TenantArchives } from './tenant-archive.service.ts'

/** Whole websites as files: made for whoever may, brought in by the platform alone. */
export const archiveRoutes = defineRoutes([TenantArchives], (app, archives) => {
  app.call(listArchives, async ({ params, actor, tenant }) => {
    may('can_view', params.id, actor, tenant)
    const rows = await archives.list(params.id)
    return { results: { rows, total: rows.length } }
  })

  app.call(makeArchive, async ({ params, actor, tenant }) => {
    may('can_create', params.id, actor, tenant)
    return { archive: await archives.export(params.id, authorOf(actor)) }
  })

  app.call(getArchiveFile, async ({ params, actor, tenant }, reply) => {
    may('can_view', params.id, actor, tenant)
    const { fileName, file } = await archives.open(params.id, params.archive)
    reply.headers({
      'content-disposition': `attachment; filename="${fileName}"`,
      'content-length': file.size,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    return reply.type('application/zip').send(file.stream)
  })

  app.call(removeArchive, async ({ params, actor, tenant }) => {
    may('can_delete', params.id, actor, tenant)
    await archives.remove(params.id, params.archive)
  })

  takingFiles(app, (scope) => {
    scope.call(importArchive, async ({ params, query, actor, body }) => {
      return { archive: await archives.import(params.id, uploadOf(body, query.name), authorOf(actor)) }
    })
  })
})

/** In a scope of its own: no other route takes such a body, and these are read while they arrive. */
export function takingFiles(app: RouteScope, add: (scope: RouteScope) => void): void {
  app.register(async (scope) => {
    scope.addContentTypeParser('application/zip', (_request, body, done) => done(null, body))
    add(scope)
  })
}

/** @throws 400 for a request that brings no file */
export function uploadOf(body: unknown, name: string | undefined): ArchiveUpload {
  if (!(body instanceof Readable)) throw archiveErrors.ARCHIVE_NO_FILE()
  return { stream: body, fileName: name ?? 'website.zip' }
}

/** Archives of the own website by the permission `archives`; another's are not there, except for the platform (T2). */
export function may(action: Action, id: number, actor: Actor | null, tenant: Tenant | null): void {
  if (isPlatform(actor)) return
  if (tenant?.id !== id) throw errors.NOT_FOUND('such website')
  if (!actor?.can(permission(core, 'archives', action))) throw errors.NOT_ALLOWED('use the website’s backups')
}
