import type { AuditLine } from '@ashlar/sdk/platform'
import type { CsvColumn } from '@ashlar/sdk/server'

/** Columns of the log as a file, by the ids that the list has for them. */
export const auditCsv: Readonly<Record<string, CsvColumn<AuditLine>>> = {
  at: { title: 'When', value: ({ at }) => at },
  actor: { title: 'Who', value: ({ actor }) => actor },
  what: { title: 'What', value: ({ action, title }) => [action, title].filter(Boolean).join(' ') },
  details: {
    title: 'Details',
    value: ({ details }) => Object.entries(details).map(([name, value]) => `${name}: ${value ?? ''}`),
  },
  request: { title: 'Request', value: ({ requestId }) => requestId },
}
