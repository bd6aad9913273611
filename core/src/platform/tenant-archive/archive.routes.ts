import { Readable } from 'node:stream'
import { permission } from '@ashlar/sdk'
import { core, TenantArchive } from '@ashlar/sdk/platform'
import { type Actor, defineRoutes, type RouteScope, type Tenant } from '@ashlar/sdk/server'
import Type from 'typebox'
import { authorOf } from '../author.ts'
import { errors } from '../errors.ts'
import { ById, Done, Id, Line } from '../request-schemas.ts'
import { isPlatform } from '../tenants/tenant-access.ts'
import { archiveErrors } from './archive.errors.ts'
import { TenantArchives } from './tenant-archive.service.ts'

const url = '/api/v1/admin/tenants/:id/archives/'
const OneArchive = Type.Object({ success: Type.Literal(true), archive: TenantArchive })
const Archives = Type.Object({
  success: Type.Literal(true),
  results: Type.Object({ rows: Type.Array(TenantArchive), total: Type.Integer() }),
})
const Params = Type.Object({
  id: Id,
  archive: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
})
const FileName = Line(200, { minLength: 1 })

/** Whole websites as files: made for whoever may, brought in by the platform alone. */
export const archiveRoutes = defineRoutes([TenantArchives], (app, archives) => {
  // Which permission it needs depends on whose website it is; `may` checks it, and with it the scopes of a token.
  const config = { access: 'staff', tokens: 'accepted' } as const

  app.get(url, { config, schema: { params: ById, response: { 200: Archives } } }, async ({ params, actor, tenant }) => {
    may('can_view', params.id, actor, tenant)
    const rows = await archives.list(params.id)
    return { success: true as const, results: { rows, total: rows.length } }
  })

  app.post(
    url,
    { config, schema: { params: ById, response: { 202: OneArchive } } },
    async ({ params, actor, tenant }, reply) => {
      may('can_create', params.id, actor, tenant)
      return reply.code(202).send({ success: true, archive: await archives.export(params.id, authorOf(actor)) })
    },
  )

  app.get(`${url}:archive/file/`, { config, schema: { params: Params } }, async ({ params, actor, tenant }, reply) => {
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

  app.delete(
    `${url}:archive/`,
    { config, schema: { params: Params, response: { 200: Done } } },
    async ({ params, actor, tenant }) => {
      may('can_delete', params.id, actor, tenant)
      await archives.remove(params.id, params.archive)
      return { success: true as const }
    },
  )

  // In a scope of its own: no other route takes such a body, and this one is read while it arrives.
  app.register(async (scope) => {
    scope.addContentTypeParser('application/zip', (_request, body, done) => done(null, body))
    addImport(scope, archives)
  })
})

function addImport(app: RouteScope, archives: TenantArchives): void {
  app.post(
    '/api/v1/admin/tenants/:id/import/',
    {
      config: { access: 'platform' },
      schema: {
        params: ById,
        querystring: Type.Object({ name: Type.Optional(FileName) }),
        response: { 202: OneArchive },
      },
    },
    async ({ params, query, actor, body }, reply) => {
      if (!(body instanceof Readable)) throw archiveErrors.ARCHIVE_NO_FILE()
      const given = { stream: body, fileName: query.name ?? 'website.zip' }
      const archive = await archives.import(params.id, given, authorOf(actor))
      return reply.code(202).send({ success: true, archive })
    },
  )
}

/** Archives of the own website by the permission `archives`; another's are not there, except for the platform (T2). */
function may(action: 'can_view' | 'can_create' | 'can_delete', id: number, actor: Actor | null, tenant: Tenant | null) {
  if (isPlatform(actor)) return
  if (tenant?.id !== id) throw errors.NOT_FOUND('such website')
  if (!actor?.can(permission(core, 'archives', action))) throw errors.NOT_ALLOWED('do this with the website’s archives')
}
