import { gzipSync } from 'node:zlib'
import { listBlockSchemas } from '@ashlar/sdk/platform'
import { signIn } from '../demo.ts'
import { ask } from '../http.ts'
import type { Row } from '../report.ts'
import type { ServerProcess } from '../server-process.ts'
import { rounded } from '../statistics.ts'

/** What every block is given that can be shown and hidden. */
const given = ['sticky', 'hover', 'cell']

/** What an agent or a tool reads of the blocks: what is given to each of them is in it as often as there are blocks. */
export async function blockSchemas({ port }: ServerProcess): Promise<readonly Row[]> {
  const cookie = await signIn(port)
  const { body } = await ask({ port, path: listBlockSchemas.path, headers: { cookie, accept: 'application/json' } })
  const all: unknown = JSON.parse(body.toString())
  const without = Buffer.from(JSON.stringify(all, (key, value) => (given.includes(key) ? undefined : value)))
  const [ours, theirs] = [body, without].map((each) => gzipSync(each, { level: 6 }).length)
  const from = `${rounded((ours ?? 0) / 1024, 1)} KB / ${rounded((theirs ?? 0) / 1024, 1)} KB, plain ${rounded(body.length / 1024)} KB / ${rounded(without.length / 1024)} KB`
  return [
    {
      what: 'schemas of all blocks, gzip, vs. without sticky, hover and cells',
      value: (ours ?? Number.NaN) / (theirs ?? Number.NaN),
      unit: '×',
      aim: 1.6,
      from,
    },
  ]
}
