import Type from 'typebox'
import { defineCall } from '../definition/call.ts'
import { ListQuery, Rows } from '../definition/list-query.ts'
import { corePermission } from './core-permission.ts'
import { JobRow, jobStates } from './job.ts'
import { mailStates, OutboxMail } from './mail.ts'

// Apart from the other calls of jobs and mails: the first load of the admin counts with these what failed.

export const jobsPath = '/api/v1/admin/jobs/'
export const mailsPath = '/api/v1/admin/mails/'

/** Of all websites and the platform itself; for platform administrators. */
export const everywhere = { all: Type.Optional(Type.Boolean()) }

/** A running queue is no archive: what is older than its newest thousand is counted, not listed. */
export const mostJobs = 1000

export const listJobs = defineCall({
  id: 'core.listJobs',
  method: 'GET',
  path: jobsPath,
  summary: 'List background jobs',
  query: Type.Object({
    ...ListQuery(['createdAt'], mostJobs),
    state: Type.Optional(Type.Enum([...jobStates])),
    ...everywhere,
  }),
  reply: { results: Rows(JobRow) },
  access: corePermission('settings', 'can_view'),
})

export const listMails = defineCall({
  id: 'core.listMails',
  method: 'GET',
  path: mailsPath,
  summary: 'Find emails in the outbox',
  query: Type.Object({ ...ListQuery(['id']), state: Type.Optional(Type.Enum([...mailStates])) }),
  reply: { results: Rows(OutboxMail) },
  access: corePermission('settings', 'can_view'),
})
