import { type Amount, type CollectionMembers, decimalText } from '@ashlar/sdk'
import type { Database, ListReply, Transaction } from '@ashlar/sdk/server'
import type {
  BegunPayment,
  OfferedProvider,
  Payment,
  PaymentByHand,
  PaymentProvider,
  PaymentQuery,
  PaymentSubject,
  Payments,
  PaymentWanted,
  ProviderNews,
  ProviderPayment,
  ProviderStatus,
} from '../../contract.ts'
import { errors } from '../../errors.ts'
import { PaymentEntity, ProviderNewsEntity, RefundEntity } from './payment.entities.ts'
import { lookAtPayment, sendRefund } from './payment.jobs.ts'
import { paymentsPage } from './payment.list.ts'
import {
  lockedByReference,
  lockedPayment,
  type PaymentRecord,
  paymentById,
  searchKind,
  settleRefund,
  shownPayments,
  takeStep,
} from './payment.store.ts'
import { stepOf } from './step.ts'

/** Minutes until an open payment is asked for, the first time and then each time twice as long. */
const firstLook = 15
/** After so many looks, about five days, nobody is asked any more; news of the provider still count. */
const mostLooks = 9
/** Days for which it is known what providers told. */
const newsKeptFor = 90
/** Of money that was taken by hand. */
const byHand = 'by_hand'

/** Payments of the website, and what providers say of them. */
export class PaymentService implements Payments {
  readonly #database: Database
  readonly #providers: CollectionMembers<PaymentProvider>

  constructor(database: Database, providers: CollectionMembers<PaymentProvider>) {
    this.#database = database
    this.#providers = providers
  }

  async offered(): Promise<OfferedProvider[]> {
    const all = this.#providers.all()
    const ready = await Promise.all(all.map((provider) => provider.isReady()))
    return all
      .filter((_, place) => ready[place])
      .map(({ id, title, status }) => ({ id, title, isOnline: status !== undefined }))
  }

  async ask(tx: Transaction, wanted: PaymentWanted): Promise<number> {
    const provider = this.#providers.find(wanted.provider)
    if (!provider) throw errors.NO_PROVIDER()
    const id = await insertPayment(tx, wanted)
    if (provider.status) await lookLater(tx, id, 0)
    return id
  }

  /** @throws UNKNOWN_PAYMENT, NO_PROVIDER */
  async begin(paymentId: number): Promise<BegunPayment> {
    const payment = await this.#database.tenant((tx) => paymentById(tx, paymentId))
    if (payment.status === 'succeeded') return { status: 'succeeded' }
    const provider = this.#providers.find(payment.provider)
    if (!provider || !(await provider.isReady())) throw errors.NO_PROVIDER()
    const { goTo, instructions, ...told } = await provider.begin(asked(payment))
    const { status } = await this.#tell(payment.id, told)
    return { status, ...(goTo !== undefined && { goTo }), ...(instructions !== undefined && { instructions }) }
  }

  async record(tx: Transaction, payment: PaymentByHand): Promise<number> {
    const id = await insertPayment(tx, { ...payment, provider: byHand, returnTo: '' })
    await takeStep(tx, await lockedPayment(tx, id), { to: 'succeeded' })
    return id
  }

  /** @throws UNKNOWN_PAYMENT, NOT_PAID, MORE_THAN_PAID */
  async refund(tx: Transaction, given: { paymentId: number; amount: Amount; reason: string }): Promise<number> {
    const payment = await lockedPayment(tx, given.paymentId)
    if (payment.status !== 'succeeded') throw errors.NOT_PAID()
    const left = payment.amount - payment.refunded
    if (given.amount > left) {
      const error = errors.MORE_THAN_PAID(`${decimalText(left, payment.currency)} ${payment.currency}`)
      throw error.at({ path: 'amount', message: error.message })
    }
    const refunded = payment.refunded + given.amount
    await tx.db(PaymentEntity).updateTable('payment').set({ refunded }).where('id', '=', payment.id).execute()
    const refund = await insertRefund(tx, given)
    if (payment.provider === byHand) await settleRefund(tx, { ...payment, refunded }, refund, 'succeeded')
    else await tx.enqueue(sendRefund, { refundId: refund.id, tries: 0 })
    return refund.id
  }

  of(tx: Transaction, { kind, id }: PaymentSubject): Promise<Payment[]> {
    return this.ofMany(tx, kind, [id])
  }

  async ofMany(tx: Transaction, kind: PaymentSubject['kind'], ids: readonly number[]): Promise<Payment[]> {
    const rows = await tx
      .db(PaymentEntity)
      .selectFrom('payment')
      .selectAll()
      .where('subjectKind', '=', kind)
      .where(({ eb, fn, val }) => eb('subjectId', '=', fn.any(val(ids))))
      .orderBy('id')
      .execute()
    return shownPayments(tx, rows)
  }

  list(query: PaymentQuery): Promise<ListReply<Payment>['results']> {
    return this.#database.tenant((tx) => paymentsPage(tx, query))
  }

  /** What staff give back. @throws UNKNOWN_PAYMENT, NOT_PAID, MORE_THAN_PAID */
  giveBack(paymentId: number, given: { amount: Amount; reason: string }): Promise<Payment> {
    return this.#database.tenant(async (tx) => {
      await this.refund(tx, { ...given, paymentId })
      return shown(tx, paymentId)
    })
  }

  /**
   * What a person says of an open payment: of one that no provider settles, or for which another amount came. Taken, it
   * counts with what came; not taken, it is given back.
   *
   * @throws UNKNOWN_PAYMENT, SETTLED_ALREADY, PROVIDER_SETTLES, OTHER_CURRENCY
   */
  settle(paymentId: number, hasCome: boolean): Promise<Payment> {
    return this.#database.tenant(async (tx) => {
      const payment = await lockedPayment(tx, paymentId)
      if (payment.status === 'succeeded') throw errors.SETTLED_ALREADY()
      const { receivedAmount, receivedCurrency } = payment
      if (receivedAmount !== null) {
        if (!hasCome) {
          const reason = `${decimalText(receivedAmount, receivedCurrency ?? payment.currency)} ${receivedCurrency} came`
          const given = { paymentId, amount: receivedAmount, reason }
          const refund = await insertRefund(tx, given)
          await tx.enqueue(sendRefund, { refundId: refund.id, tries: 0 })
        } else if (receivedCurrency !== payment.currency) {
          throw errors.OTHER_CURRENCY(receivedCurrency ?? '')
        } else {
          await tx
            .db(PaymentEntity)
            .updateTable('payment')
            .set({ amount: receivedAmount })
            .where('id', '=', paymentId)
            .execute()
        }
      } else if (this.#providers.find(payment.provider)?.status !== undefined) {
        throw errors.PROVIDER_SETTLES()
      }
      const amount = hasCome ? (receivedAmount ?? payment.amount) : payment.amount
      await takeStep(
        tx,
        { ...payment, amount },
        stepOf({ ...payment, amount }, { status: hasCome ? 'succeeded' : 'failed' }),
      )
      return shown(tx, paymentId)
    })
  }

  /**
   * What a provider sent, read by the provider itself, also of one that is no longer offered: payments may be open there.
   *
   * @throws UNKNOWN_PROVIDER, and UNKNOWN_NEWS for what the provider does not know as its own
   */
  async received(id: string, body: Buffer, headers: Readonly<Record<string, string | string[] | undefined>>) {
    const provider = this.#providers.find(id)
    if (!provider?.received) throw errors.UNKNOWN_PROVIDER()
    const news = await provider.received(body, headers)
    if (news === undefined) throw errors.UNKNOWN_NEWS()
    if (news !== 'ignored') await this.#heard(id, news)
  }

  /** Each counts once; of a payment that is none of ours nothing follows. */
  async #heard(provider: string, { eventId, ...told }: ProviderNews): Promise<void> {
    await this.#database.tenant(async (tx) => {
      const payment = await lockedByReference(tx, provider, told.reference)
      if (!payment) return
      const news = await tx
        .db(ProviderNewsEntity)
        .insertInto('provider_news')
        .values({ provider, eventId })
        .onConflict((conflict) => conflict.doNothing())
        .returning('eventId')
        .executeTakeFirst()
      if (news) await takeStep(tx, payment, stepOf(payment, told))
    })
  }

  /** Providers repeat themselves for days, not for months; what comes later still moves no payment back. */
  async forgetNews(): Promise<void> {
    await this.#database.platform('Delete messages of payment providers older than three months', async (tx) => {
      await tx.sql`delete from commerce.provider_news
        where received_at < now() - make_interval(days => ${newsKeptFor}::integer)`
    })
  }

  /** Ask the provider of an open payment; once more later as long as it stays open, whatever becomes of this time. */
  async look({ paymentId, looks }: { paymentId: number; looks: number }): Promise<void> {
    const payment = await this.#database.tenant((tx) => paymentById(tx, paymentId))
    const provider = this.#providers.find(payment.provider)
    if (payment.status !== 'asked' || payment.receivedAmount !== null || !provider?.status) return
    if (looks + 1 < mostLooks) await this.#database.tenant((tx) => lookLater(tx, paymentId, looks + 1))
    // One that was never begun has no reference: the provider knows it by its key, or not at all.
    await this.#tell(paymentId, await provider.status(asked(payment)))
  }

  /** Asked again with the same key until the provider answers: by the queue at once, and later while it is down. */
  async sendRefund({ refundId, tries }: { refundId: number; tries: number }): Promise<void> {
    const found = await this.#database.tenant(async (tx) => {
      const refund = await refundById(tx, refundId)
      return refund && { refund, payment: await paymentById(tx, refund.paymentId) }
    })
    if (found?.refund.status !== 'asked') return
    const { refund, payment } = found
    const provider = this.#providers.find(payment.provider)
    if (!provider) throw errors.NO_PROVIDER()
    if (tries + 1 < mostLooks) {
      const next = { refundId, tries: tries + 1 }
      await this.#database.tenant((tx) => tx.enqueue(sendRefund, next, again(`refund:${refundId}`, next.tries)))
    }
    const status = await provider.refund({ key: refund.key, payment: asked(payment), amount: refund.amount })
    if (status === 'asked') throw new Error(`The provider “${provider.id}” has not refunded the money yet.`)
    await this.#database.tenant(async (tx) => {
      const locked = await lockedPayment(tx, payment.id)
      const now = await refundById(tx, refundId)
      if (now?.status === 'asked') await settleRefund(tx, locked, now, status)
    })
  }

  #tell(paymentId: number, told: ProviderStatus): Promise<PaymentRecord> {
    return this.#database.tenant(async (tx) => {
      const payment = await lockedPayment(tx, paymentId)
      if (told.reference !== '' && told.reference !== payment.reference) {
        const set = { reference: told.reference }
        await tx.db(PaymentEntity).updateTable('payment').set(set).where('id', '=', paymentId).execute()
      }
      await takeStep(tx, payment, stepOf(payment, told))
      return paymentById(tx, paymentId)
    })
  }
}

/** When something is tried for the nth time, each time twice as long after the one before; asked for once. */
const again = (key: string, time: number) => ({
  key: `${key}:${time}`,
  startAfter: new Date(Date.now() + firstLook * 2 ** time * 60_000),
})

const lookLater = (tx: Transaction, paymentId: number, looks: number) =>
  tx.enqueue(lookAtPayment, { paymentId, looks }, again(`payment:${paymentId}`, looks))

/** A payment as its provider is asked for it. */
const asked = ({ key, title, amount, currency, returnTo, reference }: PaymentRecord): ProviderPayment => ({
  ...{ key, title, amount, currency, returnTo, reference },
})

async function shown(tx: Transaction, id: number): Promise<Payment> {
  const [payment] = await shownPayments(tx, [await paymentById(tx, id)])
  if (!payment) throw errors.UNKNOWN_PAYMENT()
  return payment
}

const insertRefund = (tx: Transaction, given: { paymentId: number; amount: Amount; reason: string }) =>
  tx.db(RefundEntity).insertInto('refund').values(given).returningAll().executeTakeFirstOrThrow()

const refundById = (tx: Transaction, id: number) =>
  tx.db(RefundEntity).selectFrom('refund').selectAll().where('id', '=', id).executeTakeFirst()

async function insertPayment(
  tx: Transaction,
  { subject, note = '', ...payment }: Omit<PaymentWanted, 'provider'> & { provider: string; note?: string },
): Promise<number> {
  const row = { ...payment, note, subjectKind: subject.kind, subjectId: subject.id }
  const nothing = { receivedAmount: null, receivedCurrency: null, settledAt: null }
  const made = await tx
    .db(PaymentEntity)
    .insertInto('payment')
    .values({ ...nothing, ...row })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.search.put(searchKind, made.id, `${payment.title} ${note}`)
  return made.id
}
