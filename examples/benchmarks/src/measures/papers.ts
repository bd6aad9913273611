import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Row } from '../report.ts'
import type { PaperTimes } from '../servers/papers.ts'
import { rounded } from '../statistics.ts'

/** The PDF of an invoice of 120 lines beside the library alone, and what requests feel of it. */
export async function papers(): Promise<readonly Row[]> {
  const { ours, alone, quiet, making } = await paperTimes()
  return [
    {
      what: 'CPU of a PDF of 120 lines vs. pdfmake alone',
      ...{ value: ours / alone, unit: '×', aim: 1.5 },
      from: `${rounded(ours, 1)} ms / ${rounded(alone, 1)} ms`,
    },
    {
      what: 'delay of the event loop at 20 PDFs a second, p99, vs. without',
      ...{ value: making / quiet, unit: '×', aim: 2 },
      from: `${rounded(making, 2)} ms / ${rounded(quiet, 2)} ms`,
    },
  ]
}

/** In a process of its own: nothing else uses its processor. */
function paperTimes(): Promise<PaperTimes> {
  const child = fork(fileURLToPath(new URL('../servers/papers.js', import.meta.url)))
  return new Promise((resolve, reject) => {
    child.once('message', (times: PaperTimes) => resolve(times))
    child.once('exit', (code) => reject(new Error(`Making papers ended with code ${code}.`)))
  })
}
