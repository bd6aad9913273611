import { createRequire } from 'node:module'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { type PdfDocument, renderPdf } from '@ashlar/sdk/pdf'
import pdfmake from 'pdfmake'
import { median, percentile } from '../statistics.ts'

/** What making PDFs costs, in milliseconds. */
export interface PaperTimes {
  /** CPU of the whole process for one paper of 120 lines: by the SDK, and by pdfmake alone. */
  readonly ours: number
  readonly alone: number
  /** Delay of the event loop, p99: while nothing is made, and at 20 papers a second. */
  readonly quiet: number
  readonly making: number
}

const lines = 120
const rounds = 15
const require = createRequire(import.meta.url)
const font = (weight: number) => require.resolve(`@fontsource/lato/files/lato-latin-${weight}-normal.woff`)
const texts = Array.from({ length: lines }, (_, at) => [`Dinner plate, moss ${at}`, '2', '$48.00', '$96.00'])

const paper: PdfDocument = {
  ...{ title: 'Invoice', author: 'Lark & Loam', language: 'en', createdAt: new Date(0), pageSize: 'A4', font: 'Lato' },
  ...{ margin: [57, 56, 57, 76], look: { size: 9 }, foot: { text: 'Lark & Loam', page: 'Page {page} of {pages}' } },
  content: [
    {
      ...{ widths: [241, 60, 80, 100], hasWholeRows: true, rules: '#d0d7de' },
      head: [{ cells: ['Item', 'Quantity', 'Price', 'Amount'].map((text) => ({ content: { text, bold: true } })) }],
      rows: texts.map((cells) => ({ cells: cells.map((text) => ({ content: { text } })) })),
    },
  ],
}

/** The same paper in pdfmake's own words, anew each time: it writes into what it is given. */
const definition = () => ({
  ...{ pageSize: 'A4', pageMargins: [57, 56, 57, 76], language: 'en', info: { title: 'Invoice' } },
  defaultStyle: { font: 'Lato', fontSize: 9 },
  content: [
    {
      table: {
        ...{ widths: [233, 52, 72, 92], headerRows: 1, dontBreakRows: true, keepWithHeaderRows: 1 },
        body: [['Item', 'Quantity', 'Price', 'Amount'].map((text) => ({ text, bold: true })), ...texts],
      },
      layout: { hLineWidth: () => 0.5, vLineWidth: () => 0, hLineColor: () => '#d0d7de' },
    },
  ],
  footer: (page: number, pages: number) => ({
    columns: [{ text: 'Lark & Loam' }, { text: `Page ${page} of ${pages}`, alignment: 'right' }],
  }),
})

async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Delay of the event loop over five seconds. */
async function delayWhile(busy: boolean): Promise<number> {
  const delays: number[] = []
  const making: Promise<unknown>[] = []
  for (let second = 0; second < 5; second += 1) {
    const histogram = monitorEventLoopDelay({ resolution: 1 })
    histogram.enable()
    for (let at = 0; at < 20; at += 1) {
      if (busy) making.push(renderPdf(paper))
      await setTimeout(50)
    }
    histogram.disable()
    delays.push(histogram.percentile(99) / 1e6)
  }
  await Promise.all(making)
  return percentile(delays, 50)
}

pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => path.includes('@fontsource'))
pdfmake.setFonts({ Lato: { normal: font(400), bold: font(700) } })
const alone = () => pdfmake.createPdf(definition()).getBuffer()
const ours = () => renderPdf(paper)
// Both are warm before they are measured.
for (let round = 0; round < 5; round += 1) await Promise.all([ours(), alone()])
const [mine, theirs]: [number[], number[]] = [[], []]
for (let round = 0; round < rounds; round += 1) {
  mine.push(await cpuOf(ours))
  theirs.push(await cpuOf(alone))
}
const quiet = await delayWhile(false)
const making = await delayWhile(true)
process.send?.({ ours: median(mine), alone: median(theirs), quiet, making } satisfies PaperTimes)
process.disconnect?.()
