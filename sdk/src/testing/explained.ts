import type { RecipientSource } from '../definition/people/recipient-source.ts'
import type { RecordFilter } from '../definition/record/filter.ts'
import type { Database, Transaction } from '../server/database.ts'
import { type ExplainedQuery, type PlanNode, planNodes } from './plan-nodes.ts'

/**
 * How a source of recipients finds people: the steps of counting, and those of reading a page in the middle. It is given
 * a database that explains each statement before it runs it.
 */
export async function plansOfRecipients(
  database: Database,
  source: (database: Database) => RecipientSource,
  { filter, after }: { readonly filter: RecordFilter; readonly after: string },
): Promise<{ readonly count: readonly PlanNode[]; readonly page: readonly PlanNode[] }> {
  const [count, page]: [PlanNode[], PlanNode[]] = [[], []]
  await source(explaining(database, count)).count(filter)
  await source(explaining(database, page)).page(filter, { after, limit: 100 })
  return { count, page }
}

const explaining = (database: Database, into: PlanNode[]): Database => ({
  tenant: (work) => database.tenant((tx) => work(explainingIn(tx, into))),
  forTenant: (guid, work) => database.forTenant(guid, (tx) => work(explainingIn(tx, into))),
  platform: (reason, work) => database.platform(reason, (tx) => work(explainingIn(tx, into))),
})

/** Only statements that are written as SQL are explained. */
function explainingIn(tx: Transaction, into: PlanNode[]): Transaction {
  const sql: Transaction['sql'] = async (text, ...values) => {
    const [first = '', ...others] = text
    const asked = [`explain (format json) ${first}`, ...others]
    into.push(...planNodes(await tx.sql<ExplainedQuery[number]>(Object.assign(asked, { raw: asked }), ...values)))
    return tx.sql(text, ...values)
  }
  return new Proxy(tx, {
    get(of, name) {
      if (name === 'sql') return sql
      const part: unknown = Reflect.get(of, name)
      return typeof part === 'function' ? part.bind(of) : part
    },
  })
}
