import { Database, defineJob, type Schedule, work } from '@ashlar/sdk/server'
import Type from 'typebox'
import { MovedFiles } from './moved-files.service.ts'
import { OldFileEntity } from './old-file.entity.ts'

export const oldFiles = defineJob('forms.find-old-files', Type.Object({}))
const ofWebsite = defineJob('forms.move-old-files', Type.Object({}))

export const findOldFiles = work(oldFiles, [Database], async (_payload, _context, database) => {
  const tenants = await database.platform('Find websites with form files in the database', (tx) =>
    tx.db(OldFileEntity).selectFrom('submission_file').select('tenantId as guid').distinct().execute(),
  )
  for (const { guid } of tenants) {
    await database.forTenant(guid, (tx) => tx.enqueue(ofWebsite, {}, { key: `forms/files/${guid}` }))
  }
})

export const moveOldFiles = work(ofWebsite, [MovedFiles], (_payload, _context, moved) => moved.all())

/** Every hour: after an update or an import there may be such files. */
export const hourly: Schedule = { job: oldFiles.id, cron: '25 * * * *' }
