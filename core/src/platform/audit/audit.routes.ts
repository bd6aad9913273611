import { permission } from '@ashlar/sdk'
import { AuditActivity, AuditLine, core } from '@ashlar/sdk/platform'
import { type CsvPage, CsvQuery, defineRoutes, ListQuery, ListReply, sendCsv } from '@ashlar/sdk/server'
import Type from 'typebox'
import { auditCsv } from './audit.csv.ts'
import { AuditService } from './audit.service.ts'

/** `page.published`, or several with commas between them. */
const Names = Type.String({ pattern: '^[a-z0-9_.-]{1,80}(,[a-z0-9_.-]{1,80}){0,19}$' })
const Moment = Type.String({ format: 'date-time', maxLength: 40 })

/** Who did what to which record, when. */
export const auditRoutes = defineRoutes([AuditService], (app, audit) => {
  app.get(
    '/api/v1/admin/audit/',
    {
      config: { access: permission(core, 'audit', 'can_view') },
      schema: {
        querystring: Type.Object({
          ...ListQuery(['at']),
          ...CsvQuery,
          /** Ids of accounts, with commas between them. */
          actor: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,14}(,[1-9][0-9]{0,14}){0,19}$' })),
          action: Type.Optional(Names),
          entity: Type.Optional(Names),
          entityId: Type.Optional(Type.String({ maxLength: 80, pattern: '^[^\\u0000]*$' })),
          from: Type.Optional(Moment),
          until: Type.Optional(Moment),
        }),
        response: { 200: ListReply(AuditLine) },
      },
    },
    async ({ query }, reply) => {
      if (query.format === 'csv') {
        const rows = (page: CsvPage) => audit.list({ ...query, ...page }).then((found) => found.rows)
        return sendCsv(reply, { name: 'audit-log', columns: auditCsv, wanted: query.columns, rows })
      }
      return { success: true as const, results: await audit.list(query) }
    },
  )

  app.get(
    '/api/v1/admin/audit/activity/',
    {
      config: { access: permission(core, 'audit', 'can_view') },
      schema: {
        summary: 'How much was done in each of some days, the first of which begins at a moment',
        querystring: Type.Object({ from: Moment, days: Type.Integer({ minimum: 1, maximum: 92 }) }),
        response: { 200: AuditActivity },
      },
    },
    async ({ query }) => ({ success: true as const, results: { counts: await audit.activity(query) } }),
  )
})
