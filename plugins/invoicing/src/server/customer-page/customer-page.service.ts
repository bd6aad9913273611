import type { BegunPayment, Payments } from '@ashlar/plugin-commerce'
import { amountFrom, decimalText } from '@ashlar/sdk'
import type { Database, Transaction } from '@ashlar/sdk/server'
import { type Answer, type OwnDocument, type OwnDocuments, payPath } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { may } from '../../life/life.ts'
import { totalsOfLines } from '../../lines/totals.ts'
import type { DocumentService } from '../document/document.service.ts'
import {
  addStep,
  approvalsOf,
  type DocumentRow,
  dueOf,
  heldDocument,
  linesOf,
  subjectOf,
} from '../document/document.store.ts'
import { refused } from '../document/write-document.ts'
import type { LifeService } from '../issue/life.service.ts'
import { paperOfDocument } from '../issue/paper.ts'
import { documentBySecret } from '../send/secrets.store.ts'

const answered = ['quote', 'work-order'] as const

/** What customers do with a document by the link to it, without an account. */
export class CustomerPageService implements OwnDocuments {
  readonly #database: Database
  readonly #documents: DocumentService
  readonly #life: LifeService
  readonly #payments: Payments

  constructor(database: Database, documents: DocumentService, life: LifeService, payments: Payments) {
    this.#database = database
    this.#documents = documents
    this.#life = life
    this.#payments = payments
  }

  async bySecret(secret: string): Promise<OwnDocument | undefined> {
    const [{ today }, offered] = [await this.#documents.rules(), await this.#online()]
    return this.#database.tenant(async (tx) => {
      const row = await documentBySecret(tx, secret)
      const paper = row && (await paperOfDocument(tx, row.id))
      if (row === undefined || paper === undefined) return undefined
      const amountDue = dueOf(row)
      const hasExpired = may('approve', row) && isOver(row, today)
      return {
        ...{ paper, status: row.status, approval: row.approval, amountPaid: row.amountPaid, amountDue, hasExpired },
        mayAnswer: may('approve', row) && !hasExpired,
        chosen: row.approval === 'approved' ? await chosenIn(tx, row) : undefined,
        providers: amountDue > 0 ? offered.map(({ id, title }) => ({ id, title })) : [],
      }
    })
  }

  /** @throws UNKNOWN_LINK, EXPIRED, NOT_NOW, UNKNOWN_LINE */
  async approve(secret: string, { name, ...options }: Answer): Promise<void> {
    const { id } = await this.#open(secret)
    const chosen = Object.entries(options).flatMap(([option, value]) =>
      value === 'on' ? [Number(option.slice('option-'.length))] : [],
    )
    await this.#life.approve(answered, id, { name: name.trim(), chosen }, '')
  }

  /** @throws UNKNOWN_LINK, EXPIRED, NOT_NOW */
  async decline(secret: string, { name, reason = '' }: { name: string; reason?: string }): Promise<void> {
    const { id } = await this.#open(secret)
    await this.#life.decline(answered, id, { name: name.trim(), reason: reason.trim() }, '')
  }

  /** Once: whoever looks again has seen it already. @throws UNKNOWN_LINK */
  async seen(secret: string): Promise<void> {
    await this.#database.tenant(async (tx) => {
      const row = await documentBySecret(tx, secret)
      if (row === undefined) throw errors.UNKNOWN_LINK()
      await addStep(tx, row.id, { kind: 'seen', key: 'seen' })
    })
  }

  /** Ask for a payment; the same one where it is asked for again. @throws UNKNOWN_LINK, NOT_PAYABLE, NO_PROVIDER, NO_AMOUNT */
  async pay(secret: string, given: { readonly provider: string; readonly amount?: string }): Promise<BegunPayment> {
    const { origin } = await this.#documents.rules()
    const offered = await this.#online()
    if (offered.every(({ id }) => id !== given.provider)) throw refused('provider', errors.NO_PROVIDER())
    const id = await this.#database.tenant(async (tx) => {
      const found = await documentBySecret(tx, secret)
      if (found === undefined) throw errors.UNKNOWN_LINK()
      const row = await heldDocument(tx, found.id)
      const due = dueOf(row)
      if (due === 0) throw errors.NOT_PAYABLE()
      const amount = given.amount ? amountFrom(given.amount.replace(',', '.'), row.currency) : due
      if (amount === undefined || amount < 1 || amount > due)
        throw refused('amount', errors.NO_AMOUNT(`${decimalText(due, row.currency)} ${row.currency}`))
      return this.#asked(tx, row, { provider: given.provider, amount, returnTo: `${origin}${payPath}/${secret}` })
    })
    return this.#payments.begin(id)
  }

  /** Whoever sends money by themselves finds the bank details on the paper, and staff write the payment down. */
  async #online() {
    return (await this.#payments.offered()).filter(({ isOnline }) => isOnline)
  }

  /** A payment like this that is open already, or else a new one. */
  async #asked(
    tx: Transaction,
    row: DocumentRow,
    { provider, amount, returnTo }: { provider: string; amount: number; returnTo: string },
  ): Promise<number> {
    const all = await this.#payments.of(tx, subjectOf(row.id))
    const open = all.find((each) => each.status === 'asked' && each.provider === provider && each.amount === amount)
    if (open) return open.id
    return this.#payments.ask(tx, {
      ...{ subject: subjectOf(row.id), title: `Invoice ${row.number}`, amount, currency: row.currency },
      ...{ customerId: row.customerId, provider, returnTo },
    })
  }

  /** @throws UNKNOWN_LINK, EXPIRED */
  async #open(secret: string): Promise<DocumentRow> {
    const { today } = await this.#documents.rules()
    const row = await this.#database.tenant((tx) => documentBySecret(tx, secret))
    if (row === undefined) throw errors.UNKNOWN_LINK()
    if (may('approve', row) && isOver(row, today)) throw errors.EXPIRED()
    return row
  }
}

/** Undefined where nothing was optional. */
async function chosenIn(tx: Transaction, row: DocumentRow): Promise<OwnDocument['chosen']> {
  const lines = await linesOf(tx, [row.id])
  if (lines.every(({ isOptional }) => !isOptional)) return undefined
  const approvals = await approvalsOf(tx, row.id)
  const asChosen = lines.map((line) => ({ ...line, isChosen: approvals.get(line.id) === 'approved' }))
  const { grandTotal } = totalsOfLines({
    ...{ discount: row.discountRule, pricesIncludeTax: row.pricesIncludeTax },
    lines: asChosen.map(({ discountRule, ...line }) => ({
      ...line,
      quantity: line.quantity / 1000,
      discount: discountRule,
    })),
  })
  return {
    lines: asChosen.filter(({ isOptional, isChosen }) => isOptional && isChosen).map(({ id }) => id),
    grandTotal,
  }
}

/** A quote holds until a day. */
const isOver = ({ type, dueDate }: DocumentRow, today: string): boolean =>
  type === 'quote' && dueDate !== null && dueDate < today
