import { createCustomer } from '@ashlar/plugin-customers'
import { invoiceCalls } from '@ashlar/plugin-invoicing'
import { addressOf } from '@ashlar/sdk'
import { atOnce, timeOf } from '../at-once.ts'
import { documentsHost } from '../documents.ts'
import { farDatabase } from '../far-database.ts'
import type { Row } from '../report.ts'
import { median, rounded } from '../statistics.ts'
import { newWebsite, type WebsiteOwner } from '../websites.ts'

const websites = 10
/** People of each website who issue at once, enough to keep its counter busy, and documents of each. */
const [people, each] = [4, 4]
const rounds = 3
/** Between the server and its database, in each direction. */
const milliseconds = 15

/** Ten websites in which people issue at once beside one, with a database a network away: PostgreSQL alone has one. */
export async function invoiceWebsites(): Promise<readonly Row[]> {
  const near = process.env['ASHLAR_TEST_DATABASE_URL']
  if (near === undefined) throw new Error('The benchmark invoice-websites needs PostgreSQL: run it with --postgres.')
  await using database = await farDatabase(near)
  // A connection for each of them, or they would wait for one and not for each other.
  await using test = await documentsHost({ connections: websites * people })
  const [first, ...others] = await Promise.all(
    Array.from({ length: websites }, async (_, at) => withCustomer(await newWebsite(test, `website-${at}`))),
  )
  if (first === undefined) throw new Error('There is no website.')
  const issued = async (all: readonly Website[]): Promise<number> => {
    const drafts = await Promise.all(all.map(async (website) => ({ website, ids: await drafted(website) })))
    await database.move({ milliseconds })
    const time = await timeOf(() =>
      Promise.all(drafts.map(({ website, ids }) => atOnce(people, ids, (id) => website.issue(id)))),
    )
    await database.move({ milliseconds: 0 })
    return (all.length * people * each * 1000) / time
  }
  const speeds = { one: [] as number[], ten: [] as number[] }
  for (let round = -1; round < rounds; round += 1) {
    const [one, ten] = [await issued([first]), await issued([first, ...others])]
    // The first round warms up.
    if (round < 0) continue
    speeds.one.push(one)
    speeds.ten.push(ten)
  }
  const [one, ten] = [median(speeds.one), median(speeds.ten)]
  return [
    {
      what: `issued in one website vs. in ten at once, ${milliseconds} ms from the database`,
      ...{ value: one / ten, unit: '×', aim: 0.25 },
      from: `${rounded(one, 1)} / ${rounded(ten, 1)} a second`,
    },
  ]
}

interface Website {
  draft(): Promise<number>
  issue(id: number): Promise<unknown>
}

async function withCustomer(owner: WebsiteOwner): Promise<Website> {
  const person = { firstname: 'Mara', lastname: 'Quay', country: 'CA', province: 'ON' }
  const { customer_id } = (await owner.post(addressOf(createCustomer), person)).customer
  const items = [{ name: 'Work', kind: 'service', unitPrice: 10_000 }]
  return {
    draft: async () => (await owner.post(addressOf(invoiceCalls.create), { customer_id, items })).invoice.id,
    issue: (id) => owner.post(addressOf(invoiceCalls.issue, { params: { id } }), {}),
  }
}

async function drafted({ draft }: Website): Promise<number[]> {
  const ids: number[] = []
  for (let made = 0; made < people * each; made += 1) ids.push(await draft())
  return ids
}
