import { defineJob, type Transaction } from '@ashlar/sdk/server'
import Type from 'typebox'

/** Makes the invoices of a website that are due. `turn`: jobs for the same that went before it. */
export const makeOccurrences = defineJob(
  'invoicing.make-recurring-invoices',
  Type.Object({ turn: Type.Integer({ minimum: 0 }) }),
  { lane: 'bulk' },
)

/** Ask for what is due in the website of a unit of work: one job at a time. */
export const askForOccurrences = (tx: Transaction, guid: string, turn = 0): Promise<void> =>
  // A job cannot ask for itself by its own key, for it has not ended.
  tx.enqueue(makeOccurrences, { turn }, { key: `invoicing/recurring/${guid}/${turn}` })
