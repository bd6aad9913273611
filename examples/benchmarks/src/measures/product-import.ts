import { productImportCalls } from '@ashlar/plugin-store'
import { signIn, startDemo } from '../demo.ts'
import { type ImportingServer, measuredImport } from '../measured-import.ts'
import type { Row } from '../report.ts'
import { atRest } from '../server-process.ts'
import { rounded } from '../statistics.ts'

const [tiny, few, many] = [1_000, 10_000, 100_000]

/** Two variants each, so that every second row goes to the product of the row before it. */
const imported = (at: ImportingServer, rows: number, name: string) =>
  measuredImport(at, {
    ...{
      calls: productImportCalls,
      name,
      head: 'name,slug,imported_id,sku,price,stock,attribute_1_name,attribute_1_value',
    },
    lines: Array.from({ length: rows }, (_, n) => {
      const product = `${name}-${Math.floor(n / 2)}`
      return `Rope ${product},${product},${product},${name.toUpperCase()}-${n},${(n % 900) + 1}.50,${n % 40},Size,${n % 2 === 0 ? 'S' : 'M'}`
    }),
  })

/** Imports of the demo's server on PostgreSQL: ten files of ten thousand rows of products, then one of a hundred thousand. */
export async function productImport(databaseUrl: string): Promise<readonly Row[]> {
  if (databaseUrl === '') throw new Error('The benchmark product-import needs PostgreSQL: run it with --postgres.')
  await using demo = await startDemo(databaseUrl)
  const at = { port: demo.port, cookie: await signIn(demo.port), pid: demo.pid }
  await atRest(demo)
  await imported(at, few, 'warm')
  let ten = 0
  for (let file = 0; file < 10; file += 1) ten += (await imported(at, few, `few${file}`)).seconds
  const small = await imported(at, tiny, 'tiny')
  const large = await imported(at, many, 'many')
  return [
    {
      ...{ what: 'an import of 100,000 rows of products vs. ten of 10,000', value: large.seconds / ten, unit: '×' },
      ...{ aim: 1.3, from: `${rounded(large.seconds)} s / ${rounded(ten)} s` },
    },
    {
      ...{ what: 'its memory at its peak beyond that of 1,000', value: large.peak - small.peak, unit: 'MB', aim: 64 },
      from: `${large.peak} MB / ${small.peak} MB`,
    },
  ]
}
