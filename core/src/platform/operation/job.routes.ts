import { discardJob, listJobs, mostJobs, retryJob } from '@ashlar/sdk/platform'
import { defineRoutes, windowOf } from '@ashlar/sdk/server'
import { BackgroundWork } from '../../host/tokens.ts'
import { errors } from '../errors.ts'

interface Asking {
  readonly tenant: { readonly guid: string } | null
  readonly actor: { readonly isPlatformAdministrator: boolean } | null
  readonly query: { readonly all?: boolean | undefined }
}

/** Whose work the request may see: its tenant's, or (undefined) everybody's. */
function scopeOf({ tenant, actor, query }: Asking): string | undefined {
  const isAdministrator = actor?.isPlatformAdministrator === true
  if (query.all === true && !isAdministrator) throw errors.NOT_ALLOWED('see background jobs of other websites')
  if (isAdministrator && (query.all === true || tenant === null)) return undefined
  if (tenant === null) throw errors.NOT_FOUND('website')
  return tenant.guid
}

/** Background work: what runs, what waits, what was given up. */
export const jobRoutes = defineRoutes([BackgroundWork], (app, work) => {
  app.call(listJobs, async (request) => {
    const { query } = request
    const { limit, offset } = windowOf(query, mostJobs)
    const { rows, total } = await work.list({ tenant: scopeOf(request), state: query.state, limit, offset })
    const isCut = query.limit === -1 && total > rows.length
    return { results: { rows, total, ...(isCut && { truncated: true }) } }
  })

  app.call(retryJob, async (request) => {
    if (!(await work.retry(request.params.id, scopeOf(request)))) throw errors.NOT_FOUND('such work to try again')
  })

  app.call(discardJob, async (request) => {
    if (!(await work.discard(request.params.id, scopeOf(request)))) throw errors.NOT_FOUND('such work')
  })
})
