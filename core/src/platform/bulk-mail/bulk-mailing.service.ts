import type { BulkMailing, BulkMailPause, Transaction } from '@ashlar/sdk/server'
import { askForRun } from './bulk-lease.ts'
import { BulkMailingEntity } from './bulk-mailing.entity.ts'

export class BulkMailingService implements BulkMailing {
  wake(tx: Transaction, startAfter?: Date): Promise<void> {
    return askForRun(tx, startAfter)
  }

  async pause(tx: Transaction): Promise<BulkMailPause | undefined> {
    const row = await tx
      .db(BulkMailingEntity)
      .selectFrom('bulk_mailing')
      .select(['pausedUntil', 'reason'])
      .executeTakeFirst()
    if (!row?.pausedUntil || row.reason === '') return undefined
    return { until: row.pausedUntil, reason: row.reason }
  }

  /** The mail settings have changed: what was in the way may be so no more. */
  async lookAgain(tx: Transaction): Promise<void> {
    const paused = await tx
      .db(BulkMailingEntity)
      .updateTable('bulk_mailing')
      .set({ pausedUntil: null, reason: '', failures: 0 })
      .where('pausedUntil', 'is not', null)
      .returning('run')
      .executeTakeFirst()
    if (paused !== undefined) await askForRun(tx)
  }
}
