import { core } from '@ashlar/sdk/platform'
import { defineEntity, p, tableOf, tenantId } from '@ashlar/sdk/server'

/** How far a website is with its mails in bulk: which run sends, at what speed, and what is in its way. */
export const BulkMailingEntity = defineEntity({
  name: 'BulkMailing',
  ...tableOf(core, 'bulk_mailing'),
  properties: {
    tenantId: tenantId().primary(),
    /** Counts the runs. Whoever holds an older number has lost the lease and may write nothing more. */
    run: p.bigint('number').defaultRaw('0'),
    /** Null between runs; in the past when the process of a run died. */
    leasedUntil: p.datetime().strictNullable(),
    /** Somebody asked for a run while one was under way. */
    isWanted: p.boolean().default(false),
    /** When the next mail may go, where the website has a limit. */
    nextMailAt: p.datetime().strictNullable(),
    pausedUntil: p.datetime().strictNullable(),
    /** Why it pauses. */
    reason: p.text().default(''),
    /** Runs in a row that the server took no mail of. */
    failures: p.smallint().default(0),
  },
})
