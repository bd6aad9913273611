import { parentPort } from 'node:worker_threads'
import type { ThreadQuestion, ThreadReply } from '../server/thread-on-demand.ts'
import { madePdf } from './made-pdf.ts'
import type { PdfDocument } from './pdf-document.ts'
import type { PdfAnswer } from './render-pdf.ts'

// A thread of its own: a long paper takes the better part of a second, for which no request shall wait. One after
// another, since the library keeps the fonts of the paper at hand for all.
let last: Promise<void> = Promise.resolve()

parentPort?.on('message', ({ id, question }: ThreadQuestion<PdfDocument>) => {
  const reply = (answer: PdfAnswer) => parentPort?.postMessage({ id, answer } satisfies ThreadReply<PdfAnswer>)
  last = last.then(async () => {
    try {
      reply(await madePdf(question))
    } catch (error) {
      reply({ failure: error instanceof Error ? error.message : String(error) })
    }
  })
})
