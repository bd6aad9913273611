import { countRows, type Migration, migration } from '@ashlar/sdk/server'

/** Pages are counted by status, the deleted ones apart. */
export const deletedPart = (status: string) => `${status}, deleted`

export const pageCounts: Migration = migration('page-counts-0001', [
  countRows('page', `status || case when deleted_at is null then '' else ', deleted' end`),
])
