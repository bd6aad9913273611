import type { MailAttachmentSource } from '@ashlar/sdk/server'
import type { StatementPapers } from './statement-papers.service.ts'

/** Where mails with a statement find its PDF. */
export const statementSource = 'invoicing.statement'

/** PDFs of statements for mails that go out. */
export class StatementAttachments implements MailAttachmentSource {
  readonly id = statementSource
  readonly #papers: StatementPapers

  constructor(papers: StatementPapers) {
    this.#papers = papers
  }

  async read(id: number) {
    const bytes = await this.#papers.sent(id)
    return bytes && { mimeType: 'application/pdf', bytes }
  }
}
