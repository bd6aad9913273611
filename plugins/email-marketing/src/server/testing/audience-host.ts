import { defineModule, type RecipientSource, type RecipientStep, type RecordFilter } from '@ashlar/sdk'
import { defineRoutes, defineServer, offer } from '@ashlar/sdk/server'
import { type TestClient, type TestHost, type TestPackage, testHost } from '@ashlar/sdk/testing'
import { Check } from 'typebox/value'
import { Audience, recipientSources } from '../../contract.ts'
import * as root from '../../index.ts'
import renderer from '../../renderer.tsx'
import { AudienceService } from '../audience/audience.service.ts'
import server from '../index.ts'

export const marketing = '/api/v1/admin/email-marketing/'

/** Members of a club: what a stranger's module knows of them. */
export const members: { email: string; level: string; visits: number }[] = []

const club = defineModule({ id: 'club', title: 'Club' })

/** A stranger's source, in memory: it knows nothing of newsletters. */
class ClubMembers implements RecipientSource {
  readonly id = 'club.members'
  readonly title = 'Club members'
  async fields() {
    return [
      { key: 'level', title: 'Level', kind: 'choice' as const, isSearched: true },
      { key: 'visits', title: 'Visits', kind: 'number' as const },
    ]
  }
  async choices(_field: string, wanted: { search: string } | { values: readonly string[] }) {
    const levels = ['gold', 'silver']
    const found = 'search' in wanted ? levels.filter((level) => level.startsWith(wanted.search)) : wanted.values
    return found.map((value) => ({ value, title: value.toUpperCase() }))
  }
  async values() {
    return [{ name: 'level', title: 'Level' }]
  }
  async count(filter: RecordFilter) {
    return { total: members.filter((member) => meets(member, filter)).length }
  }
  async page(filter: RecordFilter, { after, limit, among }: RecipientStep) {
    const all = members
      .filter((member) => meets(member, filter) && (among === undefined || among.includes(member.email.toLowerCase())))
      .toSorted((one, other) => Number(one.email > other.email) - Number(one.email < other.email))
    const rest = all.filter(({ email }) => after === null || email > after).slice(0, limit)
    return {
      rows: rest.map(({ email, level }) => ({ email, name: `M. ${level}`, language: 'de', values: { level } })),
      next: rest.length < limit ? null : (rest.at(-1)?.email ?? null),
    }
  }
}

function meets(member: { level: string; visits: number }, { match, conditions }: RecordFilter): boolean {
  const met = conditions.map(({ field, operator, value, not = false }) => {
    const holds = field === 'level' ? member.level === value : operator === 'more_than' && member.visits > Number(value)
    return holds !== not
  })
  return match === 'all' ? met.every(Boolean) : conditions.length === 0 || met.some(Boolean)
}

export const clubPackage: TestPackage = {
  ...{ name: '@acme/club', root: { club } },
  server: defineServer(club, { services: [offer(recipientSources, ClubMembers)] }),
}

/** Reads every page of an audience, as sending does. */
const pagesRoute = defineRoutes([AudienceService], (app, audiences) => {
  app.post('/api/v1/admin/email-marketing/test-pages/', { config: { access: 'signed-in' } }, async ({ body }) => {
    const pages: unknown[] = []
    if (!Check(Audience, body)) throw new Error('No audience was sent.')
    for await (const page of audiences.pages(body)) pages.push(page)
    const { problems } = await audiences.count(body)
    return { pages, problems }
  })
})

/** A host with newsletters and a stranger's club. */
export async function audienceHost(): Promise<{ host: TestHost; owner: TestClient }> {
  const host = await testHost({
    packages: [
      {
        ...{ name: '@ashlar/plugin-email-marketing', root, renderer },
        server: { ...server, routes: [...server.routes, pagesRoute] },
      },
      clubPackage,
    ],
  })
  return { host, owner: await host.signIn('owner') }
}

/** Somebody on a list, whatever their state. */
export async function subscriber(
  host: TestHost,
  owner: TestClient,
  person: { email: string; listId: number; state?: string; at?: string },
): Promise<void> {
  const { email, listId, state = 'subscribed', at = '2026-01-15T12:00:00Z' } = person
  await host.sql`insert into email_marketing.subscriber (tenant_id, list_id, email, state, created_at, confirmed_at)
    values (${owner.tenant.guid}, ${listId}, ${email}, ${state}, ${at}, ${at})`
}

export async function newList(owner: TestClient, name: string): Promise<number> {
  return (await owner.post(`${marketing}lists/`, { name, isDefault: false })).json().list.id
}
