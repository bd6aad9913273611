import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { ThreadQuestion, ThreadReply } from '../server/thread-on-demand.ts'
import { madePdf } from './made-pdf.ts'
import type { PdfDocument } from './pdf-document.ts'
import type { PdfAnswer } from './render-pdf.ts'

// A thread of its own: a long paper takes the better part of a second, for which no request shall wait. One after
// another, since the library keeps the fonts of the paper at hand for all.
let last: Promise<void> = Promise.resolve()

// On Linux this lowers the priority of this thread alone, so that requests do not wait for a processor that it holds.
// Elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

parentPort?.on('message', ({ id, question }: ThreadQuestion<PdfDocument>) => {
  const reply = (answer: PdfAnswer, transfer: ArrayBuffer[] = []) =>
    parentPort?.postMessage({ id, answer } satisfies ThreadReply<PdfAnswer>, transfer)
  last = last.then(async () => {
    try {
      const made = await madePdf(question)
      reply(made, [made.bytes.buffer])
    } catch (error) {
      reply({ failure: error instanceof Error ? error.message : String(error) })
    }
  })
})
