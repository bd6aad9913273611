import { renderPdf } from '@ashlar/sdk/pdf'
import type { Database, Log, Media, OpenedFile, Settings } from '@ashlar/sdk/server'
import type { StatementQuery } from '../../contract.ts'
import type { DocumentService } from '../document/document.service.ts'
import { openedPdf } from '../papers/opened-pdf.ts'
import { type LookSources, paperLook } from '../papers/paper-look.ts'
import { sentStatement } from './sent-statement.store.ts'
import type { StatementService } from './statement.service.ts'
import type { StatementPaper } from './statement-paper.ts'
import { statementName, statementPdf } from './statement-pdf.ts'

/** Statements of account as PDF. */
export class StatementPapers {
  readonly #database: Database
  readonly #documents: DocumentService
  readonly #statements: StatementService
  readonly #look: LookSources

  constructor(
    database: Database,
    documents: DocumentService,
    statements: StatementService,
    settings: Settings,
    media: Media,
    log: Log,
  ) {
    this.#database = database
    this.#documents = documents
    this.#statements = statements
    this.#look = { settings, media, log }
  }

  /** Outside of any unit of work. @throws UNKNOWN_CUSTOMER, PERIOD_BACKWARDS */
  async open(customerId: number, query: StatementQuery): Promise<OpenedFile> {
    const paper = await this.#statements.paper(customerId, query)
    return openedPdf(statementName(paper), await this.#rendered(paper, new Date()))
  }

  /** One that was emailed, as it was then; undefined where it is gone. */
  async sent(id: number): Promise<Uint8Array | undefined> {
    const row = await this.#database.tenant((tx) => sentStatement(tx, id))
    return row && (await this.#rendered(row.content, row.sentAt)).bytes
  }

  async #rendered(paper: StatementPaper, at: Date) {
    const look = await paperLook(this.#look, await this.#documents.rules())
    return renderPdf(statementPdf(paper, look, at))
  }
}
