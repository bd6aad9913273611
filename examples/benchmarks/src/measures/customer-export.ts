import { listCustomers } from '@ashlar/plugin-customers'
import { customersHost, fillCustomers } from '../customers.ts'
import { ask } from '../http.ts'
import type { Row } from '../report.ts'
import { rounded } from '../statistics.ts'

const [few, many] = [10_000, 100_000]

/** One export of a website with a hundred thousand customers beside ten of one with ten thousand, half of these before it. */
export async function customerExport(): Promise<readonly Row[]> {
  await using test = await customersHost()
  const { a, b } = test.tenants
  await fillCustomers(test, a.guid, few)
  await fillCustomers(test, b.guid, many)
  await test.sql`analyze`
  const [short, long] = [await test.signIn('owner', 'a'), await test.signIn('owner', 'b')]
  const port = Number(new URL(await test.listen()).port)
  const exported = async ({ tenant, cookie }: typeof short, rows: number): Promise<number> => {
    const begun = performance.now()
    const headers = { host: new URL(tenant.origin).host, cookie }
    const { body } = await ask({ port, path: `${listCustomers.path}?format=csv`, headers })
    const took = performance.now() - begun
    const lines = body.toString().split('\r\n').length - 2
    if (lines !== rows) throw new Error(`An export of ${rows} rows had ${lines}: ${body.subarray(0, 300)}`)
    return took
  }
  const ten = async (times: number) => {
    let took = 0
    for (let round = 0; round < times; round += 1) took += await exported(short, few)
    return took
  }
  await ten(2)
  const before = await ten(5)
  const one = await exported(long, many)
  const all = before + (await ten(5))
  return [
    {
      ...{ what: 'an export of 100,000 customers vs. ten of 10,000', value: one / all, unit: '×', aim: 1.3 },
      from: `${rounded(one / 1000)} s / ${rounded(all / 1000)} s`,
    },
  ]
}
