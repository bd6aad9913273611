import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Row } from '../report.ts'
import type { RenderTimes } from '../servers/rendering.ts'
import { rounded } from '../statistics.ts'

/** A page of 100 blocks with its style sheet, each block behind its boundary, by the same components without any. */
export async function uncachedPage(): Promise<readonly Row[]> {
  const { plain, page, tree, given, blocks, bytes, ...of } = await renderTimes()
  const from = `${rounded(plain, 3)} ms for ${blocks} blocks, ${bytes} bytes`
  return [
    {
      what: 'uncached page of 100 blocks vs. renderToStaticMarkup',
      value: page / plain,
      unit: '×',
      aim: 2,
      from: `${rounded(page, 3)} ms / ${from}`,
    },
    {
      what: 'its tree without the style sheet',
      value: tree / plain,
      unit: '×',
      from: `${rounded(tree, 3)} ms / ${from}`,
    },
    {
      what: 'the page with sticky, hover and cells on every tenth block vs. without them',
      value: given / page,
      unit: '×',
      aim: 1.25,
      from: `${rounded(given, 3)} ms, ${of.givenBytes} bytes / ${rounded(page, 3)} ms, ${of.pageBytes} bytes`,
    },
  ]
}

/** In a process of its own: React chooses its build by NODE_ENV when it is loaded. */
function renderTimes(): Promise<RenderTimes> {
  const child = fork(fileURLToPath(new URL('../servers/rendering.js', import.meta.url)), {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return new Promise((resolve, reject) => {
    child.once('message', (times: RenderTimes) => resolve(times))
    child.once('exit', (code) => reject(new Error(`Rendering ended with code ${code}.`)))
  })
}
