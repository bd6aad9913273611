import type { RowOf, Transaction } from '@ashlar/sdk/server'
import type { Automation, AutomationWithMails } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { CampaignEntity } from '../campaign/campaign.entities.ts'
import { type CampaignRow, shownCampaigns } from '../campaign/campaign.store.ts'
import { AutomationEntity, AutomationRunEntity } from './automation.entities.ts'

export type AutomationRow = RowOf<typeof AutomationEntity>

/** @throws UNKNOWN_AUTOMATION */
export async function automationById(tx: Transaction, id: number): Promise<AutomationRow> {
  const found = tx.db(AutomationEntity).selectFrom('automation').selectAll().where('id', '=', id)
  const row = await found.executeTakeFirst()
  if (!row) throw errors.UNKNOWN_AUTOMATION()
  return row
}

/** Until the work is over, nobody else changes it. @throws UNKNOWN_AUTOMATION */
export async function lockedAutomation(tx: Transaction, id: number): Promise<AutomationRow> {
  const row = await foundAutomation(tx, id)
  if (!row) throw errors.UNKNOWN_AUTOMATION()
  return row
}

/** Locked in the same way; undefined where it was deleted. */
export function foundAutomation(tx: Transaction, id: number): Promise<AutomationRow | undefined> {
  return tx
    .db(AutomationEntity)
    .selectFrom('automation')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** The mails of its steps, also of those that are gone. */
export function mailsOf(tx: Transaction, automationId: number): Promise<CampaignRow[]> {
  return tx
    .db(CampaignEntity)
    .selectFrom('campaign')
    .selectAll()
    .where('automationId', '=', automationId)
    .orderBy('id')
    .execute()
}

export async function shownAutomations(tx: Transaction, rows: readonly AutomationRow[]): Promise<Automation[]> {
  const counted = await tx
    .db(AutomationRunEntity)
    .selectFrom('automation_run')
    .select(({ fn }) => ['automationId', 'state', fn.countAll<string>().as('people')])
    .where(({ eb, fn, val }) => eb('automationId', '=', fn.any(val(rows.map(({ id }) => id)))))
    .groupBy(['automationId', 'state'])
    .execute()
  return rows.map(({ id, name, trigger, settings, repeats, isOn, steps, revision, createdAt, updatedAt }) => {
    const runs = { running: 0, done: 0, stopped: 0, failed: 0 }
    for (const { automationId, state, people } of counted) if (automationId === id) runs[state] = Number(people)
    const times = { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
    return { id, name, trigger, settings, repeats, isOn, steps: [...steps], revision, runs, ...times }
  })
}

/** @param sender the website's own address */
export async function shownAutomation(
  tx: Transaction,
  row: AutomationRow,
  sender: string,
): Promise<AutomationWithMails> {
  const [shown] = await shownAutomations(tx, [row])
  if (!shown) throw errors.UNKNOWN_AUTOMATION()
  return { ...shown, mails: await shownCampaigns(tx, await mailsOf(tx, row.id), sender) }
}
