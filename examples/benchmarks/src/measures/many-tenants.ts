import { testHost } from '@ashlar/core/testing'
import { site } from '@ashlar/site'
import { ask } from '../http.ts'
import type { Row } from '../report.ts'
import { rounded } from '../statistics.ts'

const [few, many] = [800, 10_000]

/** What a browser says that it reads; the smallest form of a page is made for it, within a second pass. */
const browsers = { 'accept-encoding': 'gzip, deflate, br', 'sec-fetch-dest': 'document' }

/**
 * The same page of many websites in turn, over and over: with room for all of them, the second pass over ten thousand
 * must cost a request at most twice what it costs over eight hundred.
 */
export async function manyTenants(): Promise<readonly Row[]> {
  const what = 'cached pages of 10,000 websites vs. 800, second pass'
  return [await secondPass(what, {}), await secondPass(`${what}, browser requests`, browsers)]
}

/** On a server of its own, so that none of its pages has been asked for. */
async function secondPass(what: string, headers: Readonly<Record<string, string>>): Promise<Row> {
  const environment = { ASHLAR_KEPT_PAGES_MB: '1024', ASHLAR_KEPT_HOSTS: '20000' }
  await using test = await testHost({ surfaces: [site], environment })
  await fill(test, many)
  const port = Number(new URL(await test.listen()).port)
  // Processor time: another pass takes minutes, and the machine may be busier then.
  const pass = async (count: number): Promise<number> => {
    const begun = process.cpuUsage()
    for (let n = 1; n <= count; n += 1) {
      const { status } = await ask({ port, path: '/offer', headers: { ...headers, host: `w${n}.test` } })
      if (status !== 200) throw new Error(`w${n}.test answered ${status}`)
    }
    const { user, system } = process.cpuUsage(begun)
    return (user + system) / count
  }
  await pass(few)
  const ofFew = await pass(few)
  await pass(many)
  const ofMany = await pass(many)
  return {
    what,
    value: ofMany / ofFew,
    unit: '×',
    aim: 2,
    from: `${rounded(ofMany)} µs / ${rounded(ofFew)} µs of CPU per request, client included`,
  }
}

/** Websites with one page each, made by the database itself. */
async function fill(test: Awaited<ReturnType<typeof testHost>>, count: number): Promise<void> {
  await test.sql`with made as (
      insert into core.tenant (guid, name, plan) select gen_random_uuid(), 'w' || n, 'basic'
        from generate_series(1, ${count}::int) n returning guid, name),
    hosts as (
      insert into core.tenant_host (host, tenant_id, is_main, verified) select name || '.test', guid, true, true from made)
    insert into core.page (tenant_id, title, slug, sort, status, changed_at)
      select guid, name, 'offer', 1, 'published', now() from made`
  await test.sql`insert into core.page_content (tenant_id, page_id) select tenant_id, id from core.page`
}
