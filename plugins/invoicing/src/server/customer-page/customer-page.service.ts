import type { BegunPayment, OfferedProvider, Payment, Payments } from '@ashlar/plugin-commerce'
import type { CustomerDirectory } from '@ashlar/plugin-customers'
import { amountFrom, decimalText } from '@ashlar/sdk'
import type { Actor, Database, Transaction } from '@ashlar/sdk/server'
import {
  type AccountDocument,
  type Answer,
  type AwaitedPayment,
  documentPagePath,
  type OwnDocument,
  type OwnDocuments,
  payPath,
} from '../../contract.ts'
import { errors } from '../../errors.ts'
import { may } from '../../life/life.ts'
import { optionsOf } from '../document/chosen-options.ts'
import type { DocumentService } from '../document/document.service.ts'
import { addStep, type DocumentRow, dueOf, heldDocument, subjectOf, toPayOf } from '../document/document.store.ts'
import { refused } from '../document/write-document.ts'
import type { LifeService } from '../issue/life.service.ts'
import { paperOfDocument } from '../issue/paper.ts'
import { depositUsedBy } from '../money/deposit.store.ts'
import { paymentTitle } from '../money/payment-title.ts'
import { documentBySecret } from '../send/secrets.store.ts'
import { documentOfAccount, documentsOfAccount } from './account-documents.store.ts'
import { keepPaymentKey, paymentByKey } from './asked-payments.store.ts'

const answered = ['quote', 'work-order'] as const

/** How a customer comes to a document, and where its page is. */
export interface OwnWay {
  readonly find: (tx: Transaction) => Promise<DocumentRow | undefined>
  readonly page: string
  /** Of a way that leads nowhere. */
  readonly unknown: () => Error
}

/** By the link that was emailed, without an account. */
export const bySecret = (secret: string): OwnWay => ({
  find: (tx) => documentBySecret(tx, secret),
  page: `${payPath}/${secret}`,
  unknown: errors.UNKNOWN_LINK,
})

export interface OwnPayment {
  readonly provider: string
  readonly amount?: string
  readonly key?: string
}

/** What customers do with a document of theirs. */
export class CustomerPageService implements OwnDocuments {
  readonly #database: Database
  readonly #documents: DocumentService
  readonly #life: LifeService
  readonly #payments: Payments
  readonly #customers: CustomerDirectory

  constructor(
    database: Database,
    documents: DocumentService,
    life: LifeService,
    payments: Payments,
    customers: CustomerDirectory,
  ) {
    this.#database = database
    this.#documents = documents
    this.#life = life
    this.#payments = payments
    this.#customers = customers
  }

  bySecret(secret: string): Promise<OwnDocument | undefined> {
    return this.#shown(bySecret(secret))
  }

  ofAccount(account: string, id: number): Promise<OwnDocument | undefined> {
    return this.#shown(this.byAccount({ guid: account }, id))
  }

  listOf(
    account: string,
    window: { limit: number; offset: number },
  ): Promise<{ rows: AccountDocument[]; total: number }> {
    return this.#database.tenant((tx) => documentsOfAccount(tx, this.#customers, { account, ...window }))
  }

  /** As whoever is signed in, and confirmed that they are the customer. */
  byAccount({ guid: account }: Pick<Actor, 'guid'>, id: number): OwnWay {
    return {
      find: (tx) => documentOfAccount(tx, this.#customers, { account, id }),
      page: `${documentPagePath}/${id}`,
      unknown: errors.UNKNOWN_DOCUMENT,
    }
  }

  /** @throws what the way throws, EXPIRED, NOT_NOW, UNKNOWN_LINE */
  async approve(way: OwnWay, { name, ...options }: Answer): Promise<void> {
    const { id } = await this.#open(way)
    const chosen = Object.entries(options).flatMap(([option, value]) =>
      value === 'on' ? [Number(option.slice('option-'.length))] : [],
    )
    await this.#life.approve(answered, id, { name: name.trim(), chosen }, '')
  }

  /** @throws what the way throws, EXPIRED, NOT_NOW */
  async decline(way: OwnWay, { name, reason = '' }: { name: string; reason?: string }): Promise<void> {
    const { id } = await this.#open(way)
    await this.#life.decline(answered, id, { name: name.trim(), reason: reason.trim() }, '')
  }

  /** Once: whoever looks again has seen it already. @throws what the way throws */
  async seen(way: OwnWay): Promise<void> {
    await this.#database.tenant(async (tx) => {
      const row = await way.find(tx)
      if (row === undefined) throw way.unknown()
      await addStep(tx, row.id, { kind: 'seen', key: 'seen' })
    })
  }

  /**
   * Ask for a payment; the same one where it is asked for again.
   *
   * @throws what the way throws, NOT_PAYABLE, NO_PROVIDER, NO_AMOUNT
   */
  async pay(way: OwnWay, given: OwnPayment): Promise<BegunPayment> {
    const rules = await this.#documents.rules()
    const offered = await this.#payments.offered()
    const id = await this.#database.tenant(async (tx) => {
      const found = await way.find(tx)
      if (found === undefined) throw way.unknown()
      if (offered.every(({ id }) => id !== given.provider)) throw refused('provider', errors.NO_PROVIDER())
      const row = await heldDocument(tx, found.id)
      const wanted = given.amount ? amountFrom(given.amount.replace(',', '.'), row.currency) : undefined
      const all = await this.#payments.of(tx, subjectOf(row.id))
      const before = await askedBefore(tx, row.id, { ...given, wanted, all })
      if (before !== undefined) return before.id
      const due = toPayOf(row)
      if (due === 0) throw errors.NOT_PAYABLE()
      const amount = given.amount ? wanted : due
      if (amount === undefined || amount < 1 || amount > due)
        throw refused('amount', errors.NO_AMOUNT(`${decimalText(due, row.currency)} ${row.currency}`))
      const isSame = (each: Payment) => isOpen(each) && each.provider === given.provider && each.amount === amount
      const paymentId =
        all.find(isSame)?.id ??
        (await this.#payments.ask(tx, {
          ...{ subject: subjectOf(row.id), title: paymentTitle(row, rules), amount, currency: row.currency },
          ...{ customerId: row.customerId, provider: given.provider, returnTo: `${rules.origin}${way.page}` },
        }))
      if (given.key) await keepPaymentKey(tx, { documentId: row.id, key: given.key, paymentId })
      return paymentId
    })
    return this.#payments.begin(id)
  }

  async #shown(way: OwnWay): Promise<OwnDocument | undefined> {
    const [{ today }, offered] = [await this.#documents.rules(), await this.#payments.offered()]
    const found = await this.#database.tenant(async (tx) => {
      const row = await way.find(tx)
      const paper = row && (await paperOfDocument(tx, row.id))
      if (row === undefined || paper === undefined) return undefined
      const [amountDue, toPay] = [dueOf(row), toPayOf(row)]
      const hasExpired = may('approve', row) && isOver(row, today)
      const document: OwnDocument = {
        ...{ paper, status: row.status, approval: row.approval, amountPaid: row.amountPaid, amountDue, hasExpired },
        deposit:
          row.approval === 'approved' ? Math.max(row.depositAsked, row.depositPaid) : (paper.deposit?.amount ?? 0),
        depositPaid: row.type === 'invoice' ? await depositUsedBy(tx, row.id) : row.depositPaid,
        toPay,
        mayAnswer: may('approve', row) && !hasExpired,
        chosen: row.approval === 'approved' ? await optionsOf(tx, row) : undefined,
        providers: toPay > 0 ? offered.map(({ id, title }) => ({ id, title })) : [],
      }
      const open = toPay > 0 ? (await this.#payments.of(tx, subjectOf(row.id))).filter(isOpen) : []
      return { document, open: open.filter(({ amount }) => amount <= toPay) }
    })
    return found && { ...found.document, awaited: await this.#awaited(found.open, offered) }
  }

  /** The newest payment that no provider reports. */
  async #awaited(open: readonly Payment[], offered: readonly OfferedProvider[]): Promise<AwaitedPayment | undefined> {
    const byHand = new Map(offered.flatMap((each) => (each.isOnline ? [] : [[each.id, each]])))
    const payment = open.findLast(({ provider }) => byHand.has(provider))
    const provider = payment && byHand.get(payment.provider)
    if (!payment || !provider) return undefined
    const { instructions = '' } = await this.#payments.begin(payment.id)
    return { provider: { id: provider.id, title: provider.title }, amount: payment.amount, instructions }
  }

  /** @throws what the way throws, EXPIRED */
  async #open(way: OwnWay): Promise<DocumentRow> {
    const { today } = await this.#documents.rules()
    const row = await this.#database.tenant(way.find)
    if (row === undefined) throw way.unknown()
    if (may('approve', row) && isOver(row, today)) throw errors.EXPIRED()
    return row
  }
}

const isOpen = ({ status }: Payment): boolean => status === 'asked'

/** What the same form asked for, unless it failed. */
async function askedBefore(
  tx: Transaction,
  documentId: number,
  { key, provider, wanted, all }: OwnPayment & { wanted: number | undefined; all: readonly Payment[] },
): Promise<Payment | undefined> {
  const id = key ? await paymentByKey(tx, documentId, key) : undefined
  return all.find(
    (payment) =>
      payment.id === id &&
      payment.status !== 'failed' &&
      payment.provider === provider &&
      (wanted ?? payment.amount) === payment.amount,
  )
}

/** A quote holds until a day. */
const isOver = ({ type, dueDate }: DocumentRow, today: string): boolean =>
  type === 'quote' && dueDate !== null && dueDate < today
