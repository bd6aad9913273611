import { thousandths } from '@ashlar/sdk'
import type { Actor, Transaction } from '@ashlar/sdk/server'
import { errors } from '../../errors.ts'
import { counts } from '../../lines/totals.ts'
import { blankDocument, type DocumentService } from '../document/document.service.ts'
import { type DocumentRow, linesOf, takenFrom, updateDocument } from '../document/document.store.ts'
import type { DocumentRules } from '../document/rules.ts'
import { lineOf, refused, replaceLines, type WrittenLine, writtenLine } from '../document/write-document.ts'
import type { Issuing } from '../issue/issue-document.ts'
import { type CreditedLine, creditedAmount, creditedLine, taxesTogether } from './credited-lines.ts'

interface Note {
  readonly rules: DocumentRules
  /** Null is the server itself. */
  readonly actor: Actor | null
  /** Printed below the lines. */
  readonly reason: string
}

/** A line of a credit note, with the rates by which it was billed. */
interface NoteLine {
  readonly written: WrittenLine
  readonly worth: CreditedLine
  readonly rates: Parameters<typeof replaceLines>[3]['rates'][number]
}

/** Writes credit notes: what was billed goes back, not what the same lines would cost today. */
export class CreditNotes {
  readonly #documents: DocumentService
  readonly #issuing: Issuing

  constructor(documents: DocumentService, issuing: Issuing) {
    this.#documents = documents
    this.#issuing = issuing
  }

  /** For quantities of lines, issued. @throws UNKNOWN_LINE, MORE_THAN_LEFT */
  async ofLines(
    tx: Transaction,
    row: DocumentRow,
    items: readonly { readonly id: number; readonly quantity: number }[],
    note: Note,
  ): Promise<DocumentRow> {
    const lines = await linesOf(tx, [row.id])
    const { refunded } = await takenFrom(tx, row.id)
    const credited = items.map(({ id, quantity }): NoteLine => {
      const line = lines.find((each) => each.id === id)
      if (line === undefined || !counts(line)) throw errors.UNKNOWN_LINE()
      const [gone, wanted] = [refunded.get(id) ?? 0, thousandths(quantity)]
      if (gone + wanted > line.quantity)
        throw refused('items', errors.MORE_THAN_LEFT(String(Math.max(0, line.quantity - gone) / 1000)))
      const { id: _, ...same } = lineOf(line)
      const written = {
        ...same,
        quantity: wanted / 1000,
        source: null,
        fromLineId: id,
        isOptional: false,
        isChosen: false,
      }
      return { written, worth: creditedLine(line, gone, wanted), rates: line.rates }
    })
    return this.#issued(tx, row, credited, note)
  }

  /** For an amount between two sums of all that went back, issued: a line for each rate. `name` is what the lines say. */
  async ofAmount(
    tx: Transaction,
    row: DocumentRow,
    { before, after, name }: { readonly before: number; readonly after: number; readonly name: string },
    note: Note,
  ): Promise<DocumentRow> {
    const lines = (await linesOf(tx, [row.id])).filter(counts)
    const parts = creditedAmount({ ...row, lines }, before, after)
    const credited = parts.map(
      ({ worth, rates }): NoteLine => ({ written: writtenLine({ name, unitPrice: worth.total }), worth, rates }),
    )
    return this.#issued(tx, row, credited, note)
  }

  async #issued(
    tx: Transaction,
    row: DocumentRow,
    credited: readonly NoteLine[],
    { rules, actor, reason }: Note,
  ): Promise<DocumentRow> {
    const sum = (of: (worth: CreditedLine) => number) => credited.reduce((all, { worth }) => all + of(worth), 0)
    const [subTotal, discount, tax] = [sum(({ total }) => total), sum(({ share }) => share), sum((each) => each.tax)]
    const lines = credited.map(({ written }) => written)
    const blank = blankDocument('refund', rules, row.customerId)
    const draft = await this.#documents.insert(
      tx,
      'refund',
      { ...blank, dueDate: null, vehicle_id: row.vehicleId, notes: reason, terms: '', lines },
      { rules, actor },
    )
    await replaceLines(tx, draft.id, lines, {
      totals: {
        ...{ subTotal, discount, tax, taxes: [], grandTotal: 0 },
        lines: credited.map(({ worth }) => ({ gross: worth.total, discount: 0, ...worth })),
      },
      rates: credited.map(({ rates }) => rates),
    })
    const priced = await updateDocument(tx, draft.id, {
      ...{ subTotal, discount, tax, pricesIncludeTax: row.pricesIncludeTax, currency: row.currency },
      taxes: taxesTogether(credited.flatMap(({ worth }) => worth.taxes)),
      grandTotal: subTotal - discount + (row.pricesIncludeTax ? 0 : tax),
    })
    return this.#issuing.issue(tx, priced, { rules, by: actor?.displayName ?? '' })
  }
}
