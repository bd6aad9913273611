import { buffer } from 'node:stream/consumers'
import { AshlarError, type MailAttachmentSource } from '@ashlar/sdk/server'
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
    const opened = await this.#papers.open(ownTypes, documentId).catch((error: unknown) => {
      if (error instanceof AshlarError && error.status === 404) return undefined
      throw error
    })
    if (opened === undefined) return undefined
    const { file, stream } = opened
    return { mimeType: file.mimeType, bytes: new Uint8Array(await buffer(stream)) }
  }
}
