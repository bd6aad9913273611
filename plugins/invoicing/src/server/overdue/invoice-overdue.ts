import type { CustomerDirectory, KnownCustomer } from '@ashlar/plugin-customers'
import { type EventTrigger, formatMoney, type TriggerPerson } from '@ashlar/sdk'
import type { Database, Settings } from '@ashlar/sdk/server'
import { Check } from 'typebox/value'
import { documentOverdue } from '../../contract.ts'
import { invoiceIsOverdue } from '../../mail-triggers.ts'
import { DocumentEntity } from '../document/document.entities.ts'
import { type DocumentRow, documentById, dueOf } from '../document/document.store.ts'
import { dayIn } from '../send/document-mail.ts'

/**
 * Automations of mails can begin with an invoice that passed its due date. Mails have no link to pay it: the secret of
 * such a link is kept nowhere, and what mails are filled with is.
 */
export class InvoiceOverdue implements EventTrigger {
  readonly id = documentOverdue.id
  readonly title = invoiceIsOverdue.title
  readonly event = documentOverdue
  readonly values = invoiceIsOverdue.values
  readonly #database: Database
  readonly #settings: Settings
  readonly #customers: CustomerDirectory

  constructor(database: Database, settings: Settings, customers: CustomerDirectory) {
    this.#database = database
    this.#settings = settings
    this.#customers = customers
  }

  async person(payload: unknown): Promise<TriggerPerson | undefined> {
    if (!Check(documentOverdue.payload, payload)) return undefined
    const { language } = await this.#settings.platform()
    return this.#database.tenant(async (tx) => {
      const row = await documentById(tx, payload.documentId)
      // Paid since then: nobody is to be asked for it.
      if (row?.customerId == null || dueOf(row) === 0) return undefined
      return personOf(row, await this.#customers.find(tx, row.customerId), language)
    })
  }

  async past(since: Date, limit: number) {
    const { language } = await this.#settings.platform()
    return this.#database.tenant(async (tx) => {
      const rows = await tx
        .db(DocumentEntity)
        .selectFrom('document')
        .selectAll()
        .where('overdueAt', '>=', since)
        .orderBy('overdueAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      const ids = [...new Set(rows.flatMap(({ customerId }) => customerId ?? []))]
      const customers = new Map((await this.#customers.byIds(tx, ids)).map((each) => [each.customer_id, each]))
      return rows.flatMap((row) => {
        const person = personOf(row, customers.get(row.customerId ?? 0), language)
        return person === undefined || row.overdueAt === null ? [] : [{ at: row.overdueAt, person }]
      })
    })
  }
}

function personOf(row: DocumentRow, customer: KnownCustomer | undefined, language: string): TriggerPerson | undefined {
  if (!customer?.email) return undefined
  const { customer_id: customerId, firstname, lastname, company, email } = customer
  const { number, grandTotal, currency, dueDate } = row
  return {
    ...{ email, name: `${firstname} ${lastname}`.trim() || company, customerId },
    values: {
      ...{ first_name: firstname, last_name: lastname, company, invoice_number: number },
      invoice_total: formatMoney(grandTotal, currency, language),
      amount_due: formatMoney(dueOf(row), currency, language),
      due_date: dueDate === null ? '' : dayIn(language, dueDate),
    },
  }
}
