import type { BulkMailing, Database, Transaction } from '@ashlar/sdk/server'
import { nobody, type SplitTest, type TestState } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { CampaignEntity, RecipientEntity } from '../campaign/campaign.entities.ts'
import { type CampaignRow, campaignById, isWaiting, lockedCampaign } from '../campaign/campaign.store.ts'
import { testState, writtenVariants } from './variant.store.ts'

/** Variants of one campaign at most, its own mail among them. */
const mostVariants = 4

/** Fewer would be no test. */
const fewestVariants = 2

interface WrittenVariant {
  readonly subject?: string
  readonly from_name?: string
  readonly hasOwnContent?: boolean
}

/** Tests of campaigns: two to four mails on a part of the recipients, the best of them for the others. */
export class VariantService {
  readonly #database: Database
  readonly #bulk: BulkMailing

  constructor(database: Database, bulk: BulkMailing) {
    this.#database = database
    this.#bulk = bulk
  }

  /** @throws UNKNOWN_CAMPAIGN */
  state(id: number): Promise<TestState> {
    return this.#database.tenant(async (tx) => testState(tx, await campaignById(tx, id)))
  }

  /** A new test begins with a second variant. @throws UNKNOWN_CAMPAIGN, CAMPAIGN_BEGUN, TEST_AT_READERS_TIME */
  put(id: number, test: SplitTest): Promise<TestState> {
    return this.#change(id, async (tx, row) => {
      if (row.status === 'scheduled' && row.localTime !== '') throw errors.TEST_AT_READERS_TIME()
      await tx.em.nativeUpdate(CampaignEntity, { id }, { test })
      if (row.test === null) await insertVariant(tx, row, {})
    })
  }

  /** @throws UNKNOWN_CAMPAIGN, CAMPAIGN_BEGUN */
  async remove(id: number): Promise<void> {
    await this.#change(id, async (tx) => {
      await tx.em.nativeDelete(CampaignEntity, { parentId: id })
      await tx.em.nativeUpdate(CampaignEntity, { id }, { test: null })
    })
  }

  /** @throws UNKNOWN_CAMPAIGN, CAMPAIGN_BEGUN, NO_TEST, TOO_MANY_VARIANTS */
  add(id: number, written: WrittenVariant): Promise<TestState> {
    return this.#change(id, async (tx, row) => {
      if (row.test === null) throw errors.NO_TEST()
      if ((await writtenVariants(tx, row)).length >= mostVariants) throw errors.TOO_MANY_VARIANTS(mostVariants)
      await insertVariant(tx, row, written)
    })
  }

  /** @throws UNKNOWN_CAMPAIGN, CAMPAIGN_BEGUN, NO_SUCH_VARIANT, LAST_VARIANT */
  removeVariant(id: number, number: number): Promise<TestState> {
    return this.#change(id, async (tx, row) => {
      const variants = await writtenVariants(tx, row)
      const gone = variants[number - 1]
      if (gone === undefined || gone.id === id) throw errors.NO_SUCH_VARIANT()
      if (variants.length === fewestVariants) throw errors.LAST_VARIANT()
      await tx.em.nativeDelete(CampaignEntity, { id: gone.id })
    })
  }

  /** @throws UNKNOWN_CAMPAIGN, NO_TEST, NO_SUCH_VARIANT, WINNER_CHOSEN */
  choose(id: number, variant: number): Promise<TestState> {
    return this.#database.tenant(async (tx) => {
      const row = await lockedCampaign(tx, id)
      if (row.test === null || row.frozenAt === null) throw errors.NO_TEST()
      if (row.winner !== null) throw errors.WINNER_CHOSEN()
      if (variant > (await writtenVariants(tx, row)).length) throw errors.NO_SUCH_VARIANT()
      await this.#give(tx, row, variant)
      return testState(tx, await campaignById(tx, id))
    })
  }

  /** The best so far wins, the first of equals; asked for when its time is over. */
  decide(id: number): Promise<void> {
    return this.#database.tenant(async (tx) => {
      // It may have been deleted since.
      if ((await tx.em.count(CampaignEntity, { id })) === 0) return
      const row = await lockedCampaign(tx, id)
      const isOpen = row.status === 'sending' && row.winner === null && row.decidesAt !== null
      if (!isOpen || row.test === null || row.test.isManual || (row.decidesAt?.getTime() ?? 0) > Date.now()) return
      const { variants } = await testState(tx, row)
      const [best] = variants.toSorted((a, b) => b.rate - a.rate || a.number - b.number)
      if (best) await this.#give(tx, row, best.number)
    })
  }

  async #give(tx: Transaction, { id, name }: CampaignRow, winner: number): Promise<void> {
    await tx
      .db(CampaignEntity)
      .updateTable('campaign')
      .set(({ fn }) => ({ winner, winnerAt: fn<Date>('now') }))
      .where('id', '=', id)
      .execute()
    await tx
      .db(RecipientEntity)
      .updateTable('recipient')
      .set(({ fn }) => ({ edition: winner, tryAt: fn<Date>('now') }))
      .where('campaignId', '=', id)
      .where('edition', '=', 0)
      .where('state', '=', 'queued')
      .execute()
    const details = { variant: winner }
    tx.audit({ action: 'campaign.winner-chosen', entity: 'campaign', entityId: id, title: name, details })
    await this.#bulk.wake(tx)
  }

  #change(id: number, work: (tx: Transaction, row: CampaignRow) => Promise<void>): Promise<TestState> {
    return this.#database.tenant(async (tx) => {
      const row = await lockedCampaign(tx, id)
      if (row.kind !== 'campaign') throw errors.UNKNOWN_CAMPAIGN()
      if (!isWaiting(row)) throw errors.CAMPAIGN_BEGUN()
      await work(tx, row)
      return testState(tx, await campaignById(tx, id))
    })
  }
}

async function insertVariant(
  tx: Transaction,
  { id: parentId, name, content, createdBy }: CampaignRow,
  { subject = '', from_name = '', hasOwnContent = false }: WrittenVariant,
): Promise<void> {
  tx.em.create(CampaignEntity, {
    ...{ kind: 'variant', parentId, name, filters: nobody, subject: subject.trim(), fromName: from_name.trim() },
    ...{ content: hasOwnContent ? content : null, createdBy },
  })
  await tx.em.flush()
}
