import { Readable } from 'node:stream'
import type { RenderedPdf } from '@ashlar/sdk/pdf'
import type { OpenedFile } from '@ashlar/sdk/server'

/** A PDF that is not kept, as a file to send. */
export const openedPdf = (name: string, { bytes }: RenderedPdf): OpenedFile => ({
  file: {
    ...{ id: 0, field: '', name, mimeType: 'application/pdf', size: bytes.length, createdBy: '' },
    createdAt: new Date().toISOString(),
  },
  stream: Readable.from([bytes]),
})
