import { token } from '../definition/token.ts'

/** A record as lines of the audit log name it: `{ entity: 'customer', id: 12 }`. */
export interface RecordReference {
  readonly entity: string
  readonly id: string | number
}

/** What the platform keeps about the records of modules, beside the records themselves. */
export interface RecordTraces {
  /**
   * Erase what is known of these records, because they are about a person who is erased: the titles and details of
   * their lines in the audit log, those of lines whose details name them as `<entity>_id`, and emails that were sent
   * `about` them. The lines stay: who did what, when. Safe to repeat. Call it outside of any unit of work, before the
   * records are deleted.
   */
  erase(records: readonly RecordReference[]): Promise<void>
}
export const RecordTraces = token<RecordTraces>('core.record-traces')
