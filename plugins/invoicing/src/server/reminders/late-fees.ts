import { filledText } from '@ashlar/sdk'
import type { Transaction } from '@ashlar/sdk/server'
import { blankDocument, type DocumentService } from '../document/document.service.ts'
import { addStep, type DocumentRow, linkDocuments, updateDocument } from '../document/document.store.ts'
import type { DocumentRules } from '../document/rules.ts'
import { writtenLine } from '../document/write-document.ts'
import type { Issuing } from '../issue/issue-document.ts'
import { reminderWords } from './reminder-texts.ts'

/** Where an invoice of a late fee comes from: a reminder. */
const source = 'invoicing.reminder'

/** Bills late fees. An issued invoice never changes, so that each fee is an invoice of its own. */
export class LateFees {
  readonly #documents: DocumentService
  readonly #issuing: Issuing

  constructor(documents: DocumentService, issuing: Issuing) {
    this.#documents = documents
    this.#issuing = issuing
  }

  /** An issued invoice of one line, without tax. */
  async charge(
    tx: Transaction,
    invoice: DocumentRow,
    { reminderId, amount, rules }: { reminderId: number; amount: number; rules: DocumentRules },
  ): Promise<DocumentRow> {
    const name = filledText(reminderWords(rules.language).feeLine, { number: invoice.number })
    const line = writtenLine({ kind: 'other', name, quantity: 1, unitPrice: amount, taxClass: 'exempt' })
    const blank = blankDocument('invoice', rules, invoice.customerId)
    const draft = await this.#documents.insert(
      ...([tx, 'invoice', { ...blank, lines: [line], source: { kind: source, id: reminderId } }] as const),
      { rules, actor: null },
    )
    // As the invoice that is late, also where the website has changed its currency since.
    const priced = await updateDocument(tx, draft.id, { currency: invoice.currency })
    const fee = await this.#issuing.issue(tx, priced, { rules, by: '' })
    await linkDocuments(tx, invoice.id, fee.id)
    await addStep(tx, invoice.id, { kind: 'late-fee', note: fee.number, amount })
    return fee
  }
}
