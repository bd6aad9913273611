import type { Discount } from '@ashlar/plugin-commerce'
import { permission, thousandths } from '@ashlar/sdk'
import type { Actor, Database, Transaction } from '@ashlar/sdk/server'
import { type Document, documentTypeNames, type OwnType } from '../../contract.ts'
import { errors } from '../../errors.ts'
import { isPriced } from '../../lines/totals.ts'
import { invoicing } from '../../module.ts'
import { blankDocument, type DocumentService, ofType } from '../document/document.service.ts'
import {
  addStep,
  approvalsOf,
  type DocumentRow,
  heldDocuments,
  type LineRow,
  linesOf,
  linkDocuments,
  takenFrom,
} from '../document/document.store.ts'
import { lineOf, refused, type WrittenLine, writtenLine } from '../document/write-document.ts'
import { assertMay } from '../issue/life.service.ts'
import { discountOf, ownDiscountOf, type TakenLine, wholeDiscountOf } from './taken-discounts.ts'

export interface Conversion {
  readonly revision?: number
  readonly to: 'invoice' | 'work-order'
  readonly items?: readonly { readonly id: number; readonly quantity: number }[]
  readonly with?: readonly number[]
}

/** Makes invoices and work orders from approved documents, in part or whole. */
export class ConvertService {
  readonly #database: Database
  readonly #documents: DocumentService

  constructor(database: Database, documents: DocumentService) {
    this.#database = database
    this.#documents = documents
  }

  /**
   * Several work orders on one invoice keep their discounts on their lines, so that it comes to what they come to.
   *
   * @throws UNKNOWN_DOCUMENT, CHANGED_SINCE, NOT_NOW, MAY_NOT_CREATE, NOT_TOGETHER, NOTHING_LEFT, UNKNOWN_LINE,
   * MORE_THAN_LEFT
   */
  async convert(
    types: readonly OwnType[],
    id: number,
    { revision, to, items, with: others = [] }: Conversion,
    actor: Actor,
  ): Promise<Document> {
    const area = to === 'invoice' ? 'invoices' : 'work_orders'
    if (!actor.can(permission(invoicing, area, 'can_create')))
      throw errors.MAY_NOT_CREATE(to === 'invoice' ? 'an invoice' : 'a work order')
    const rules = await this.#documents.rules()
    return this.#database.tenant(async (tx) => {
      const ids = [...new Set([id, ...others])]
      const held = (await heldDocuments(tx, ids)).map((row) => ofType(types, row))
      const main = held.find((row) => row.id === id)
      if (main === undefined) throw errors.UNKNOWN_DOCUMENT()
      await this.#documents.assertRevision(tx, main, revision, rules)
      for (const row of held) {
        assertMay('convert', row)
        assertTogether(main, row, to)
      }
      // In the order in which they were asked for.
      const rows = ids.flatMap((each) => held.filter((row) => row.id === each))
      const lines: WrittenLine[] = []
      let discount: Discount | null = null
      for (const row of rows) {
        const taken = await takenLines(tx, row, row.id === id ? items : undefined)
        if (taken.length === 0) continue
        if (rows.length > 1) lines.push(writtenLine({ kind: 'section', name: row.number }))
        const discountsOf = rows.length > 1 ? wholeDiscountOf : ownDiscountOf
        lines.push(...withHeadings(await linesOf(tx, [row.id]), taken, discountsOf))
        if (rows.length === 1) discount = discountOf(row, taken)
      }
      if (lines.every((line) => !isPriced(line))) throw errors.NOTHING_LEFT()
      const blank = blankDocument(to, rules, main.customerId)
      const made = await this.#documents.insert(
        tx,
        to,
        {
          ...blank,
          vehicle_id: main.vehicleId,
          notes: main.notes,
          lines,
          discountRule: discount,
          deposit: null,
          like: main.id,
        },
        { rules, actor },
      )
      for (const row of rows) {
        await linkDocuments(tx, row.id, made.id)
        await addStep(tx, row.id, { kind: 'converted', note: documentTypeNames[to], by: actor.displayName })
      }
      return this.#documents.shown(tx, made, rules)
    })
  }
}

/** @throws NOT_TOGETHER, NOT_NOW */
function assertTogether(main: DocumentRow, row: DocumentRow, to: Conversion['to']): void {
  const isSame = row.customerId === main.customerId && row.currency === main.currency && row.type === main.type
  if (!isSame || (row !== main && row.type !== 'work-order')) throw errors.NOT_TOGETHER()
  if (row.type === 'work-order' && to === 'work-order') throw errors.NOT_NOW('converted', 'work order')
}

/** Lines that the customer approved, with what is left of them. @throws UNKNOWN_LINE, MORE_THAN_LEFT */
async function takenLines(tx: Transaction, row: DocumentRow, wanted: Conversion['items']): Promise<TakenLine[]> {
  const approvals = await approvalsOf(tx, row.id)
  const lines = (await linesOf(tx, [row.id])).filter(
    (line) => isPriced(line) && approvals.get(line.id) !== 'declined' && line.quantity !== 0,
  )
  const { converted } = await takenFrom(tx, row.id)
  const asked = wanted && new Map(wanted.map(({ id, quantity }) => [id, thousandths(quantity)]))
  if (asked && [...asked.keys()].some((id) => lines.every((line) => line.id !== id))) throw errors.UNKNOWN_LINE()
  return lines.flatMap((line) => {
    const gone = converted.get(line.id) ?? 0
    const left = line.quantity - gone
    const quantity = asked ? (asked.get(line.id) ?? 0) : left
    if (quantity === 0) return []
    if (asked && quantity > Math.max(0, left))
      throw refused('items', errors.MORE_THAN_LEFT(String(Math.max(0, left) / 1000)))
    return (line.quantity > 0 ? left > 0 : left < 0) ? [{ line, quantity, after: gone + quantity }] : []
  })
}

/** The taken lines with the sections and notes that stand before them. */
function withHeadings(
  all: readonly LineRow[],
  taken: readonly TakenLine[],
  discountsOf: typeof ownDiscountOf,
): WrittenLine[] {
  const byId = new Map(taken.map((each) => [each.line.id, each]))
  return all.flatMap((line): WrittenLine[] => {
    const each = byId.get(line.id)
    const { id: _, ...written } = lineOf(line)
    if (!isPriced(line)) return [{ ...written, fromLineId: null }]
    if (each === undefined) return []
    return [
      {
        ...written,
        ...{ quantity: each.quantity / 1000, discount: discountsOf(each), fromLineId: line.id },
        ...{ isOptional: false, isChosen: false },
      },
    ]
  })
}
