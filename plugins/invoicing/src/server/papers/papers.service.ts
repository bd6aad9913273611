import { createHash } from 'node:crypto'
import type { CustomerDirectory } from '@ashlar/plugin-customers'
import { type RenderedPdf, renderPdf } from '@ashlar/sdk/pdf'
import type { Database, Files, Log, Media, OpenedFile, Settings, Transaction } from '@ashlar/sdk/server'
import type { OwnType, Paper, Party } from '../../contract.ts'
import { pdfName } from '../../paper/pdf-name.ts'
import type { OwnWay } from '../customer-page/customer-page.service.ts'
import { type DocumentService, ofType } from '../document/document.service.ts'
import { type DocumentRow, documentById, linesOf } from '../document/document.store.ts'
import { partyNow } from '../document/party.ts'
import { paperOf, paperOfDocument, printedValues } from '../issue/paper.ts'
import { openedPdf } from './opened-pdf.ts'
import { fileRecordOf, noteFile } from './paper-file.ts'
import { type LookSources, paperLook } from './paper-look.ts'
import { paperPdf } from './paper-pdf.ts'

const nobody: Party = { name: '', company: '', email: '', phone: '', address: [] }

/** Documents as PDF. That of an issued one is made when somebody first asks for it, and is the same from then on. */
export class Papers {
  readonly #database: Database
  readonly #documents: DocumentService
  readonly #customers: CustomerDirectory
  readonly #look: LookSources
  readonly #files: Files

  constructor(
    database: Database,
    documents: DocumentService,
    customers: CustomerDirectory,
    settings: Settings,
    media: Media,
    files: Files,
    log: Log,
  ) {
    this.#database = database
    this.#documents = documents
    this.#customers = customers
    this.#look = { settings, media, log }
    this.#files = files
  }

  /** Outside of any unit of work. @throws UNKNOWN_DOCUMENT */
  async open(types: readonly OwnType[], id: number): Promise<OpenedFile> {
    const kept = await this.#kept(id, types)
    if (kept !== undefined) return kept
    const rules = await this.#documents.rules()
    const { paper, isIssued, at } = await this.#database.tenant(async (tx) => {
      const row = ofType(types, await documentById(tx, id))
      const issued = await paperOfDocument(tx, id)
      if (issued !== undefined) return { paper: issued, isIssued: true, at: row.issuedAt ?? row.updatedAt }
      return { paper: await this.#draft(tx, row, rules), isIssued: false, at: row.updatedAt }
    })
    const look = await paperLook(this.#look, rules)
    const pdf = await renderPdf(paperPdf(paper, look, at))
    const name = pdfName(paper)
    if (!isIssued) return openedPdf(name, pdf)
    await this.#keep(id, name, pdf)
    return (await this.#kept(id, types)) ?? openedPdf(name, pdf)
  }

  /** For its customer. @throws what the way throws */
  async openBy(way: OwnWay): Promise<OpenedFile> {
    const row = await this.#database.tenant(way.find)
    if (row === undefined) throw way.unknown()
    return this.open([row.type], row.id)
  }

  async #kept(id: number, types: readonly OwnType[]): Promise<OpenedFile | undefined> {
    const [file] = await this.#files.list(fileRecordOf(id))
    if (file === undefined) return undefined
    await this.#database.tenant(async (tx) => ofType(types, await documentById(tx, id)))
    return this.#files.open(fileRecordOf(id), file.id)
  }

  async #draft(
    tx: Transaction,
    row: DocumentRow,
    rules: Awaited<ReturnType<DocumentService['rules']>>,
  ): Promise<Paper> {
    const party = (await partyNow(tx, row, this.#customers, rules)) ?? nobody
    const values = await printedValues(tx, row.id, rules)
    return paperOf(row, await linesOf(tx, [row.id]), { party, rules, depositPaid: 0, values })
  }

  /** Also where the plan's storage is full: an invoice is owed to the customer. */
  async #keep(id: number, name: string, { bytes, missing }: RenderedPdf): Promise<void> {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await this.#files.storing([{ name, declared: 'application/pdf', source: { bytes } }], async ([stored]) => {
      await this.#database.tenant(async (tx) => {
        // Of two that were made at once, the first stays.
        if (stored && (await noteFile(tx, { id, sha256, missing })))
          await this.#files.adopt(tx, fileRecordOf(id), stored)
      })
    })
  }
}
