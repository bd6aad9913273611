import { type Actor, type CsvStep, defineRoutes, sendCsv } from '@ashlar/sdk/server'
import { createRedirect, deleteRedirect, deleteRedirects, listRedirects, updateRedirect } from '../../contract.ts'
import { redirectCsv } from './redirect.csv.ts'
import { RedirectService } from './redirect.service.ts'

export const redirectRoutes = defineRoutes([RedirectService], (app, redirects) => {
  app.call(listRedirects, async ({ query }, reply) => {
    if (query.format !== 'csv') return { results: await redirects.list(query) }
    const rows = (step: CsvStep) => redirects.exported(query, step)
    return sendCsv(reply, { name: 'redirects', columns: redirectCsv, wanted: query.columns, rows })
  })

  app.call(createRedirect, async ({ body, actor }) => ({ redirect: await redirects.create(body, nameOf(actor)) }))
  app.call(updateRedirect, async ({ params, body }) => ({ redirect: await redirects.update(params.id, body) }))
  app.call(deleteRedirect, ({ params }) => redirects.remove([params.id]))
  app.call(deleteRedirects, ({ body }) => redirects.remove(body.ids))
})

/** Kept beside what somebody wrote: it stays readable when the account is gone. */
const nameOf = (actor: Actor | null): string => actor?.displayName ?? ''
