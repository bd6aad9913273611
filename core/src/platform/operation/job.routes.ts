import { permission } from '@ashlar/sdk'
import { core, JobRow, jobStates } from '@ashlar/sdk/platform'
import { defineRoutes, ListQuery, ListReply, windowOf } from '@ashlar/sdk/server'
import Type from 'typebox'
import { BackgroundWork } from '../../host/tokens.ts'
import { errors } from '../errors.ts'

const path = '/api/v1/admin/jobs/'
const ByUuid = Type.Object({ id: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }) })
const Done = Type.Object({ success: Type.Literal(true) })
/** A running queue is no archive: what is older than its newest thousand is counted, not listed. */
const cap = 1000

const Query = Type.Object({
  ...ListQuery(['createdAt'] as const, cap),
  state: Type.Optional(Type.Enum([...jobStates])),
  /** Of all websites and the platform itself; for platform administrators. */
  all: Type.Optional(Type.Boolean()),
})
const Everywhere = Type.Object({ all: Type.Optional(Type.Boolean()) })

interface Asking {
  readonly tenant: { readonly guid: string } | null
  readonly actor: { readonly isPlatformAdministrator: boolean } | null
  readonly query: { readonly all?: boolean | undefined }
}

/** Whose work the request may see: its tenant's, or (undefined) everybody's. */
function scopeOf({ tenant, actor, query }: Asking): string | undefined {
  const isAdministrator = actor?.isPlatformAdministrator === true
  if (query.all === true && !isAdministrator) throw errors.NOT_ALLOWED('see the work of other websites')
  if (isAdministrator && (query.all === true || tenant === null)) return undefined
  if (tenant === null) throw errors.NOT_FOUND('website')
  return tenant.guid
}

/** Background work: what runs, what waits, what was given up. */
export const jobRoutes = defineRoutes([BackgroundWork], (app, work) => {
  app.get(
    path,
    {
      config: { access: permission(core, 'settings', 'can_view') },
      schema: { querystring: Query, response: { 200: ListReply(JobRow) } },
    },
    async (request) => {
      const { query } = request
      const { limit, offset } = windowOf(query, cap)
      const { rows, total } = await work.list({ tenant: scopeOf(request), state: query.state, limit, offset })
      const isCut = query.limit === -1 && total > rows.length
      return { success: true as const, results: { rows, total, ...(isCut && { truncated: true }) } }
    },
  )

  const changes = {
    config: { access: permission(core, 'settings', 'can_edit') },
    schema: { params: ByUuid, querystring: Everywhere, response: { 200: Done } },
  } as const
  app.post(`${path}:id/retry/`, changes, async (request) => {
    if (!(await work.retry(request.params.id, scopeOf(request)))) throw errors.NOT_FOUND('such work to try again')
    return { success: true as const }
  })
  app.delete(`${path}:id/`, changes, async (request) => {
    if (!(await work.discard(request.params.id, scopeOf(request)))) throw errors.NOT_FOUND('such work')
    return { success: true as const }
  })
})
