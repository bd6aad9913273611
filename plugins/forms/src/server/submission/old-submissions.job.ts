import { Database, defineJob, type Schedule, work } from '@ashlar/sdk/server'
import Type from 'typebox'
import { FormOptions } from '../form-options.ts'
import { SubmissionEntity } from './submission.entity.ts'
import { Submissions } from './submission.service.ts'

/** Every website decides how long it keeps submissions, so each has a job of its own. */
export const oldSubmissions = defineJob('forms.find-old-submissions', Type.Object({}))
const ofWebsite = defineJob('forms.delete-old-submissions', Type.Object({}))

export const findOldSubmissions = work(oldSubmissions, [Database], async (_payload, _context, database) => {
  const tenants = await database.platform('Find websites with form submissions to delete', (tx) =>
    tx.db(SubmissionEntity).selectFrom('submission').select('tenantId as guid').distinct().execute(),
  )
  for (const { guid } of tenants) {
    await database.forTenant(guid, (tx) => tx.enqueue(ofWebsite, {}, { key: `forms/old/${guid}` }))
  }
})

export const deleteOldSubmissions = work(
  ofWebsite,
  [FormOptions, Submissions],
  async (_payload, _context, options, submissions) => {
    const { retention_days: days, spam_days: spamDays } = await options.all()
    if (days > 0) await submissions.removeOlderThan(days)
    await submissions.removeSpamOlderThan(spamDays)
  },
)

/** Every night. */
export const nightly: Schedule = { job: oldSubmissions.id, cron: '50 3 * * *' }
