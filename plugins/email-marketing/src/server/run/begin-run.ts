import type { TriggerPerson } from '@ashlar/sdk'
import type { Transaction } from '@ashlar/sdk/server'
import { normalAddress } from '../address.ts'
import { AutomationRunEntity } from '../automation/automation.entities.ts'
import type { AutomationRow } from '../automation/automation.store.ts'
import { goOn } from './run.job.ts'

interface Begun {
  /** What happened, by which it begins once. */
  readonly occasion: string
  readonly person: TriggerPerson
}

/** Let a person begin an automation, unless they began it for this already, or may begin it only once. */
export async function beginRun(
  tx: Transaction,
  { id: automationId, version, repeats }: Pick<AutomationRow, 'id' | 'version' | 'repeats'>,
  { occasion, person }: Begun,
): Promise<void> {
  const email = normalAddress(person.email)
  if (!repeats && (await tx.em.count(AutomationRunEntity, { automationId, email })) > 0) return
  const run = await tx
    .db(AutomationRunEntity)
    .insertInto('automation_run')
    .values({
      ...{ automationId, version, occasion, email, name: person.name, language: person.language ?? '' },
      ...{ customerId: person.customerId ?? null, filled: person.values },
    })
    .onConflict((conflict) => conflict.columns(['tenantId', 'automationId', 'occasion']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (run) await tx.enqueue(goOn, { runId: run.id, turn: 0 }, { key: `run/${run.id}/0` })
}
