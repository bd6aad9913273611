import { defineEntity, p, type Transaction, tableOf, tenantId } from '@ashlar/sdk/server'
import { invoicing } from '../../module.ts'

export const PaperFileEntity = defineEntity({
  name: 'InvoicingPaperFile',
  ...tableOf(invoicing, 'paper_file'),
  properties: {
    tenantId: tenantId(),
    /** The document's. */
    id: p.bigint('number').primary().autoincrement(false),
    sha256: p.text(),
    missing: p.json<readonly string[]>().defaultRaw(`'[]'`),
    madeAt: p.datetime().defaultRaw('now()'),
  },
})

/** Where the bytes are. */
export const fileRecordOf = (documentId: number) => ({ kind: 'invoicing.paper_file', id: documentId }) as const

/** Note that the PDF of a document is made; false where another one was first. */
export async function noteFile(
  tx: Transaction,
  file: { readonly id: number; readonly sha256: string; readonly missing: readonly string[] },
): Promise<boolean> {
  const added = await tx
    .db(PaperFileEntity)
    .insertInto('paper_file')
    .values(file)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** Letters that the kept PDF of a document could not show; none while there is no PDF. */
export async function missingLetters(tx: Transaction, documentId: number): Promise<readonly string[]> {
  const row = await tx
    .db(PaperFileEntity)
    .selectFrom('paper_file')
    .select('missing')
    .where('id', '=', documentId)
    .executeTakeFirst()
  return row?.missing ?? []
}
