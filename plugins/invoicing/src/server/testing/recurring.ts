import type { TestClient, TestHost, TestTenantName } from '@ashlar/sdk/testing'
import type { Document, ListedDocument, Schedule } from '../../contract.ts'
import { makeOccurrences } from '../recurring/ask-for-occurrences.ts'
import { done, draft, invoicesPath } from './invoicing-host.ts'

type GivenSchedule = Pick<Schedule, 'every' | 'unit' | 'anchor'> & Partial<Schedule>

/** A recurring invoice that is a draft still. */
export const pattern = (
  client: TestClient,
  schedule: GivenSchedule,
  more: Parameters<typeof draft>[1] = {},
): Promise<Document> =>
  draft(client, {
    ...{ type: 'recurring', ...more },
    schedule: { until: null, times: null, prices: 'fixed', action: 'issue', catchUp: 'all', ...schedule },
  })

/** The same, started. */
export async function started(...given: Parameters<typeof pattern>): Promise<Document> {
  const { id, revision } = await pattern(...given)
  return done(given[0].post(`${invoicesPath}${id}/start/`, { revision }))
}

/** Make what is due at a time, as the job of the website does. */
export const makeDueAt = (host: TestHost, time: string, tenant: TestTenantName = 'a'): Promise<void> =>
  host.at(time, () => host.run(makeOccurrences, { turn: 0 }, tenant))

/** What a recurring invoice has made, by date. */
export async function madeBy(client: TestClient, id: number): Promise<ListedDocument[]> {
  const query = `type=invoice&from_id=${id}&limit=-1&orderBy=invoiceDate&orderDirection=asc`
  return (await client.get(`${invoicesPath}?${query}`)).json().results.rows
}

export const datesOf = async (client: TestClient, id: number): Promise<string[]> =>
  (await madeBy(client, id)).map(({ invoiceDate }) => invoiceDate)

export const reread = (client: TestClient, id: number): Promise<Document> => done(client.get(`${invoicesPath}${id}/`))

/** A schedule as it is sent. */
export function writtenSchedule(schedule: Document['schedule']): object {
  const { state: _, failure: __, nextDate: ___, made: ____, coming: _____, from: ______, ...written } = schedule ?? {}
  return written
}
