import { buffer } from 'node:stream/consumers'
import type { MailAttachmentSource } from '@ashlar/sdk/server'
import { ownTypes } from '../../contract.ts'
import type { Papers } from './papers.service.ts'

/** Where mails about documents find their PDF. */
export const paperSource = 'invoicing.document'

/** PDFs of documents for mails that go out. */
export class PaperAttachments implements MailAttachmentSource {
  readonly id = paperSource
  readonly #papers: Papers

  constructor(papers: Papers) {
    this.#papers = papers
  }

  async read(documentId: number) {
    const { file, stream } = await this.#papers.open(ownTypes, documentId)
    return { mimeType: file.mimeType, bytes: new Uint8Array(await buffer(stream)) }
  }
}
