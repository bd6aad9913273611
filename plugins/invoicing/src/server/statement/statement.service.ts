import type { Payments } from '@ashlar/plugin-commerce'
import {
  type CustomerDirectory,
  type CustomerTimeline,
  customerName,
  type KnownCustomer,
} from '@ashlar/plugin-customers'
import type { CsvRows, CsvStep, Database, Mailer, Transaction } from '@ashlar/sdk/server'
import {
  type DocumentMail,
  overdueAges,
  type Statement,
  type StatementEntry,
  type StatementQuery,
} from '../../contract.ts'
import { daysAfter } from '../../days.ts'
import { errors } from '../../errors.ts'
import type { DocumentService } from '../document/document.service.ts'
import { type DocumentRow, dueOf } from '../document/document.store.ts'
import { partyOf } from '../document/party.ts'
import type { DocumentRules } from '../document/rules.ts'
import { refused } from '../document/write-document.ts'
import { oneLine } from '../send/document-mail.ts'
import { accountOf, creditLeft, issuedDocuments } from './account.store.ts'
import { balanced, entriesOf } from './account.ts'
import { keepSent } from './sent-statement.store.ts'
import { statementSource } from './statement-attachments.ts'
import { statementLines, statementMail } from './statement-mail.ts'
import type { StatementPaper } from './statement-paper.ts'
import { statementName } from './statement-pdf.ts'

interface Found {
  readonly statement: Statement
  readonly customer: KnownCustomer
}

/** An entry as a file has it. */
export type ExportedEntry = StatementEntry & { readonly currency: string }

/** What a customer was billed and paid, and what they owe. */
export class StatementService {
  readonly #database: Database
  readonly #documents: DocumentService
  readonly #payments: Payments
  readonly #customers: CustomerDirectory
  readonly #timeline: CustomerTimeline
  readonly #mailer: Mailer

  constructor(
    database: Database,
    documents: DocumentService,
    payments: Payments,
    customers: CustomerDirectory,
    timeline: CustomerTimeline,
    mailer: Mailer,
  ) {
    this.#database = database
    this.#documents = documents
    this.#payments = payments
    this.#customers = customers
    this.#timeline = timeline
    this.#mailer = mailer
  }

  /** @throws UNKNOWN_CUSTOMER, PERIOD_BACKWARDS */
  async of(customerId: number, query: StatementQuery): Promise<Statement> {
    const rules = await this.#documents.rules()
    return this.#database.tenant(async (tx) => (await this.#statement(tx, customerId, query, rules)).statement)
  }

  /** The next entries as a file. @throws UNKNOWN_CUSTOMER, PERIOD_BACKWARDS */
  async exported(
    customerId: number,
    query: StatementQuery,
    { after, limit }: CsvStep,
  ): Promise<CsvRows<ExportedEntry>> {
    const { entries, currency } = await this.of(customerId, query)
    const begin = after === undefined ? 0 : after.id
    const rows = entries.slice(begin, begin + limit).map((entry) => ({ ...entry, currency }))
    return { rows, last: rows.length === 0 ? undefined : { id: begin + rows.length, key: '' } }
  }

  /** @throws UNKNOWN_CUSTOMER, PERIOD_BACKWARDS */
  async preview(customerId: number, query: StatementQuery): Promise<DocumentMail> {
    const rules = await this.#documents.rules()
    return this.#database.tenant(async (tx) => {
      const { statement, customer } = await this.#statement(tx, customerId, query, rules)
      return statementMail(statement, customer.email, rules)
    })
  }

  /** As it is printed. @throws UNKNOWN_CUSTOMER, PERIOD_BACKWARDS */
  async paper(customerId: number, query: StatementQuery): Promise<StatementPaper> {
    const rules = await this.#documents.rules()
    return this.#database.tenant(async (tx) => paperOf(await this.#statement(tx, customerId, query, rules), rules))
  }

  /** With the statement as it is now as a PDF. @throws UNKNOWN_CUSTOMER, PERIOD_BACKWARDS, MAIL_ADDRESS_INVALID */
  async send(customerId: number, { to, subject, message, ...query }: DocumentMail & StatementQuery): Promise<void> {
    const rules = await this.#documents.rules()
    await this.#database.tenant(async (tx) => {
      const found = await this.#statement(tx, customerId, query, rules)
      const { statement } = found
      const paper = paperOf(found, rules)
      const name = oneLine(statement.customer.name)
      await this.#mailer.send(tx, {
        ...{ purpose: 'invoicing.statement', to, toName: name, subject: oneLine(subject) },
        text: [message.trim(), ...statementLines(statement, rules)].join('\n\n'),
        attachments: [
          { source: statementSource, id: await keepSent(tx, customerId, paper), name: statementName(paper) },
        ],
        about: [{ entity: 'customer', id: customerId }],
      })
      const what = { kind: 'invoicing.statement-sent', title: 'Statement of account: sent' }
      const href = `/admin/customers/${customerId}/statement`
      await this.#timeline.add(tx, { ...what, customerId, key: `${what.kind}:${Date.now()}`, href, at: new Date() })
      tx.audit({ action: 'customer.statement-sent', entity: 'customer', entityId: customerId, title: name })
    })
  }

  /** @throws UNKNOWN_CUSTOMER, PERIOD_BACKWARDS */
  async #statement(tx: Transaction, customerId: number, query: StatementQuery, rules: DocumentRules): Promise<Found> {
    const customer = await this.#customers.find(tx, customerId)
    if (customer === undefined) throw errors.UNKNOWN_CUSTOMER()
    const until = query.until ?? rules.today
    const from = query.from ?? daysAfter(until, -365)
    if (from > until) throw refused('until', errors.PERIOD_BACKWARDS())
    const all = await issuedDocuments(tx, customerId)
    const currencies = currenciesOf(all, query.currency ?? rules.currency, query.currency !== undefined)
    const [currency = rules.currency] = currencies
    const rows = all.filter((row) => row.currency === currency)
    const account = await accountOf(tx, this.#payments, { rows, timeZone: rules.timeZone })
    const statement = {
      ...{ customer: { id: customerId, name: customerName(customer) }, currency, currencies, from, until },
      ...balanced(entriesOf(account), { from, until }),
      open: { ...openOf(rows, rules.today), credit: await creditLeft(tx, customerId, currency) },
    }
    return { statement, customer }
  }
}

const paperOf = ({ statement, customer }: Found, rules: DocumentRules): StatementPaper => ({
  ...{ statement, seller: rules.seller, customer: partyOf(customer, rules) },
  ...{ language: rules.language, day: rules.today },
})

/** Those of the documents, the wanted one first: also where there is none in it, if somebody asked for it. */
function currenciesOf(rows: readonly DocumentRow[], wanted: string, isAsked: boolean): string[] {
  const there = [...new Set(rows.map(({ currency }) => currency))].toSorted()
  const isFirst = isAsked || there.includes(wanted) || there.length === 0
  return isFirst ? [wanted, ...there.filter((each) => each !== wanted)] : there
}

/** What is due today, by the days since it was. */
function openOf(rows: readonly DocumentRow[], today: string): Omit<Statement['open'], 'credit'> {
  const late = ({ dueDate }: DocumentRow): number =>
    dueDate === null ? 0 : Math.max(0, (Date.parse(today) - Date.parse(dueDate)) / 86_400_000)
  const sum = (some: readonly DocumentRow[]) => some.reduce((all, row) => all + dueOf(row), 0)
  return {
    amountDue: sum(rows),
    notDue: sum(rows.filter((row) => late(row) < overdueAges[0])),
    overdue: overdueAges.map((first, at) => {
      const next = overdueAges[at + 1]
      const aged = rows.filter((row) => late(row) >= first && (next === undefined || late(row) < next))
      return { from: first, until: next === undefined ? null : next - 1, amountDue: sum(aged) }
    }),
  }
}
