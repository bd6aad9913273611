import { ThreadOnDemand } from '../server/thread-on-demand.ts'
import type { PdfDocument, RenderedPdf } from './pdf-document.ts'

export type PdfAnswer = RenderedPdf | { readonly failure: string }

const thread = new ThreadOnDemand<PdfDocument, PdfAnswer>('./pdf-thread', import.meta.url)

/**
 * Make the PDF of a paper, in a thread of its own. Nothing is read for it but the fonts of the website: no address and no
 * file that a text names.
 *
 * @throws Error for a picture that is neither PNG nor JPEG
 * @example const { bytes, missing } = await renderPdf({ title: 'Invoice 12', pageSize: 'A4', … })
 */
export async function renderPdf(document: PdfDocument): Promise<RenderedPdf> {
  const answer = await thread.ask(document)
  if ('failure' in answer) throw new Error(answer.failure)
  return answer
}
