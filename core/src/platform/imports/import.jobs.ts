import { Database, defineJob, work } from '@ashlar/sdk/server'
import Type from 'typebox'
import { MediaStorage } from '../../media-storage/storage.ts'
import { ImportEntity } from './import.entity.ts'

/** Every night: files of a week ago go, with what was left out of them. */
export const purgeImports = defineJob('core.purge-imports', Type.Object({}))

const kept = 7 * 24 * 60 * 60_000

export const importJobs = [
  work(purgeImports, [Database, MediaStorage], async (_payload, _, database, storage) => {
    const gone = await database.platform('Delete imports older than a week', (tx) =>
      tx
        .db(ImportEntity)
        .deleteFrom('data_import')
        .where('createdAt', '<', new Date(Date.now() - kept))
        .returning(['tenantId', 'storageName'])
        .execute(),
    )
    for (const { tenantId, storageName } of gone) await storage.remove(tenantId, [storageName])
  }),
]
export const importSchedules = [{ job: purgeImports.id, cron: '35 3 * * *' }]
