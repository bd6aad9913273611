import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { audienceHost, marketing, members, newList, subscriber } from '../testing/audience-host.ts'

let host: TestHost
let owner: TestClient
let letter: number
let offers: number
beforeAll(async () => {
  ;({ host, owner } = await audienceHost())
  letter = await newList(owner, 'Letter')
  offers = await newList(owner, 'Offers')
  for (const [email, listId, state, at] of [
    ['ada@example.com', letter, 'subscribed', '2026-01-10T12:00:00Z'],
    ['ada@example.com', offers, 'subscribed', '2026-03-10T12:00:00Z'],
    ['ben@example.com', letter, 'subscribed', '2026-02-10T12:00:00Z'],
    ['cleo@example.com', offers, 'subscribed', '2026-02-20T12:00:00Z'],
    ['left@example.com', letter, 'unsubscribed', '2026-02-10T12:00:00Z'],
    ['asked@example.com', letter, 'pending', '2026-02-10T12:00:00Z'],
    ['held@example.com', letter, 'held', '2026-02-10T12:00:00Z'],
    ['never@example.com', letter, 'subscribed', '2026-02-10T12:00:00Z'],
  ] as const) {
    await subscriber(host, owner, { email, listId, state, at })
  }
  // Whatever went wrong before: the list of those who are never mailed comes first.
  await host.sql`insert into email_marketing.suppression (tenant_id, email_hash, reason) values
    (${owner.tenant.guid}, encode(sha256(convert_to('email' || chr(10) || 'never@example.com', 'UTF8')), 'hex'), 'staff')`
  const other = await host.signIn('owner', 'b')
  const theirs = await newList(other, 'Letter')
  await subscriber(host, other, { email: 'theirs@example.com', listId: theirs })
})
afterAll(() => host?.close())
beforeEach(() => {
  members.length = 0
})

type Condition = { field: string; operator: string; value: unknown; not?: boolean }
const group = (source: string, conditions: Condition[] = [], match = 'all') => ({ source, match, conditions })
const onList = (list: number, more: object = {}) => ({ field: 'list', operator: 'is', value: String(list), ...more })

const preview = (include: object[], exclude: object[] = []) =>
  owner.post(`${marketing}campaigns/preview-list/`, { filters: { include, exclude } })

/** Everybody whom a campaign would be sent to; what is counted must say the same. */
async function recipients(include: object[], exclude: object[] = []): Promise<string[]> {
  const { pages } = (await owner.post(`${marketing}test-pages/`, { include, exclude })).json()
  const emails: string[] = pages.flat().map(({ email }: { email: string }) => email)
  const { results } = (await preview(include, exclude)).json()
  expect([results.total, results.totalIsEstimate]).toEqual([emails.length, undefined])
  expect(results.rows.map(({ email }: { email: string }) => email)).toEqual(emails.slice(0, 10))
  return emails
}

describe('an audience', () => {
  it('has only who agreed and has not left, each address once, of this website (API-352, T17)', async () => {
    expect(await recipients([group('subscribers')])).toEqual(['ada@example.com', 'ben@example.com', 'cleo@example.com'])
    members.push(
      { email: 'Ben@Example.com', level: 'gold', visits: 3 },
      { email: 'left@example.com', level: 'gold', visits: 3 },
      { email: 'never@example.com', level: 'gold', visits: 3 },
      { email: 'nobody knows', level: 'gold', visits: 3 },
      { email: 'theirs@example.com', level: 'gold', visits: 3 },
    )
    expect(await recipients([group('club.members')])).toEqual(['ben@example.com'])
    expect(await recipients([group('club.members'), group('subscribers')])).toEqual([
      ...['ben@example.com', 'ada@example.com', 'cleo@example.com'],
    ])
    const { results } = (await preview([group('club.members'), group('subscribers')])).json()
    expect(results.groups).toEqual([
      { source: 'club.members', people: 5, recipients: 1 },
      { source: 'subscribers', people: 3, recipients: 2 },
    ])
  })

  it('leaves out the people of excluded groups, whatever their consent', async () => {
    members.push({ email: 'ADA@example.com', level: 'gold', visits: 1 })
    expect(await recipients([group('subscribers')], [group('club.members')])).toEqual([
      ...['ben@example.com', 'cleo@example.com'],
    ])
    expect(await recipients([group('subscribers')], [group('subscribers', [onList(letter)])])).toEqual([
      'cleo@example.com',
    ])
    expect(await recipients([group('subscribers')], [group('subscribers')])).toEqual([])
    expect(await recipients([])).toEqual([])
  })

  it.each([
    ['all', [{ field: 'signed_up', operator: 'more_than', value: '2026-02-28' }], ['ada@example.com']],
    ['all', [{ field: 'signed_up', operator: 'less_than', value: '2026-01-10' }], []],
    ['all', [{ field: 'signed_up', operator: 'is', value: '2026-02-20' }], ['cleo@example.com']],
    [
      'all',
      [
        { field: 'email', operator: 'contains', value: 'EXAMPLE' },
        { field: 'email', operator: 'is', value: 'Ben@example.com ' },
      ],
      ['ben@example.com'],
    ],
    [
      'any',
      [
        { field: 'signed_up', operator: 'is', value: '2026-02-20' },
        { field: 'email', operator: 'is', value: 'ben@example.com' },
      ],
      ['ben@example.com', 'cleo@example.com'],
    ],
    [
      'all',
      [{ field: 'email', operator: 'one_of', value: ['ada@example.com'], not: true }],
      ['ben@example.com', 'cleo@example.com'],
    ],
    [
      'all',
      [{ field: 'signed_up', operator: 'within_days', value: 3650 }],
      ['ada@example.com', 'ben@example.com', 'cleo@example.com'],
    ],
    ['all', [{ field: 'agreement', operator: 'is', value: 'by-hand' }], []],
    [
      'all',
      [{ field: 'agreement', operator: 'is', value: 'by-hand', not: true }],
      ['ada@example.com', 'ben@example.com', 'cleo@example.com'],
    ],
    ['all', [{ field: 'confirmed', operator: 'is_known', value: null, not: true }], []],
  ])('of subscribers meets %s of %j', async (match, conditions, expected) => {
    expect(await recipients([group('subscribers', conditions, match)])).toEqual(expected)
  })

  it('asks conditions of one subscription, and of the person where they are turned round', async () => {
    const since = { field: 'signed_up', operator: 'more_than', value: '2026-03-01' }
    expect(await recipients([group('subscribers', [onList(letter), since])])).toEqual([])
    expect(await recipients([group('subscribers', [onList(offers), since])])).toEqual(['ada@example.com'])
    expect(await recipients([group('subscribers', [onList(letter, { not: true })])])).toEqual(['cleo@example.com'])
  })

  it.each([
    ['filters/include/0/source', group('shop.nobody')],
    ['filters/include/0/conditions/0/field', group('subscribers', [{ field: 'shoe', operator: 'is', value: 'x' }])],
    [
      'filters/include/0/conditions/0/value',
      group('subscribers', [{ field: 'list', operator: 'contains', value: 'x' }]),
    ],
    [
      'filters/include/0/conditions/0/value',
      group('subscribers', [{ field: 'list', operator: 'is', value: '999999' }]),
    ],
    ['filters/include/0/conditions/0/value', group('subscribers', [{ field: 'list', operator: 'one_of', value: [] }])],
    ['filters/include/0/conditions/0/value', group('subscribers', [{ field: 'email', operator: 'is', value: true }])],
    [
      'filters/include/0/conditions/0/value',
      group('subscribers', [{ field: 'signed_up', operator: 'is', value: '2026-02-30' }]),
    ],
    [
      'filters/include/0/conditions/0/value',
      group('subscribers', [{ field: 'signed_up', operator: 'within_days', value: 0.5 }]),
    ],
    [
      'filters/include/0/conditions/0/value',
      group('subscribers', [{ field: 'email', operator: 'is_known', value: 'x' }]),
    ],
  ])('that does not fit is refused at %s', async (path, wrong) => {
    const reply = await preview([wrong])
    expect([reply.statusCode, reply.json().code, reply.json().errors[0].path], reply.body).toEqual([
      ...[422, 'EMAIL_MARKETING_NOT_AN_AUDIENCE', path],
    ])
  })

  it('takes hostile texts as texts', async () => {
    for (const value of ["' or true --", '%', '\\', '💥', '{"a":1}', 'x'.repeat(200)]) {
      expect(await recipients([group('subscribers', [{ field: 'email', operator: 'contains', value }])])).toEqual([])
    }
    const gold = { field: 'level', operator: 'is', value: "gold'; drop table email_marketing.list" }
    expect(await recipients([group('club.members', [gold])])).toEqual([])
  })

  it('becomes no wider when the module of a source is switched off', async () => {
    members.push({ email: 'ada@example.com', level: 'gold', visits: 1 })
    const platform = await host.signIn('platform')
    const modules = `/api/v1/admin/tenants/${owner.tenant.id}/modules/`
    expect((await platform.put(modules, { modules: { club: false } })).statusCode).toBe(200)
    const send = (include: object[], exclude: object[]) => owner.post(`${marketing}test-pages/`, { include, exclude })
    const included = (await send([group('club.members'), group('subscribers', [onList(offers)])], [])).json()
    expect(included.pages.flat().map(({ email }: { email: string }) => email)).toEqual([
      ...['ada@example.com', 'cleo@example.com'],
    ])
    expect(included.problems).toEqual(['This website has no recipients called “club.members”.'])
    const excluded = await send([group('subscribers')], [group('club.members')])
    expect([excluded.statusCode, excluded.json().code]).toEqual([409, 'EMAIL_MARKETING_EXCLUDED_GROUP_GONE'])
    const gone = await newList(owner, 'Gone')
    const exclude = [group('subscribers', [onList(gone)])]
    await owner.delete(`${marketing}lists/${gone}/`)
    expect((await send([group('subscribers')], exclude)).statusCode).toBe(409)
    await platform.put(modules, { modules: { club: true } })
  })
})

it('sources say what they can be filtered by, and which modules have them (API-351, API-367, OPEN-362)', async () => {
  const { results } = (await owner.get(`${marketing}campaigns/filters/`)).json()
  expect(results.map(({ id }: { id: string }) => id)).toEqual(['subscribers', 'club.members'])
  expect(results[0].fields[0]).toEqual({
    ...{ key: 'list', title: 'List', kind: 'choice' },
    choices: [
      { value: String(letter), title: 'Letter' },
      { value: String(offers), title: 'Offers' },
    ],
  })
  expect(results[1].values).toEqual([{ name: 'level', title: 'Level' }])
  const { results: modules } = (await owner.get(`${marketing}modules-list/`)).json()
  expect(modules).toEqual({
    rows: [
      {
        ...{ module: 'email_marketing', sources: [{ id: 'subscribers', title: 'Subscribers' }] },
        triggers: [{ id: 'subscriber-confirmed', title: 'Somebody subscribes' }],
      },
      { module: 'club', sources: [{ id: 'club.members', title: 'Club members' }], triggers: [] },
    ],
    total: 2,
  })
  const choices = `${marketing}campaigns/filters/choices/?source=club.members&field=level`
  expect((await owner.get(`${choices}&search=go`)).json().results.rows).toEqual([{ value: 'gold', title: 'GOLD' }])
  expect((await owner.get(`${choices}&values=silver,gold`)).json().results.rows).toHaveLength(2)
  expect((await owner.get(choices.replace('level', 'visits'))).statusCode).toBe(404)
})

it('counts many with bounded work, and reads all of them a thousand at a time', async () => {
  const many = 2_500
  const list = await newList(owner, 'Many')
  await host.sql`insert into email_marketing.subscriber (tenant_id, list_id, email, state, confirmed_at)
    select ${owner.tenant.guid}, ${list}, 'many' || n || '@example.com', 'subscribed', now()
    from generate_series(1, ${many}) n`
  for (let n = 1; n <= 12_000; n += 1) members.push({ email: `many${n}@example.com`, level: 'gold', visits: 1 })
  const { pages } = (
    await owner.post(`${marketing}test-pages/`, { include: [group('club.members')], exclude: [] })
  ).json()
  expect(pages.flat()).toHaveLength(many)
  expect(Math.max(...pages.map(({ length }: { length: number }) => length))).toBeLessThanOrEqual(1_000)
  const { results } = (await preview([group('club.members')])).json()
  expect(results.totalIsEstimate).toBe(true)
  expect(results.total).toBeLessThan(many)
  expect(results.groups).toMatchObject([{ people: 12_000, recipientsIsEstimate: true }])
  await owner.delete(`${marketing}lists/${list}/`)
})
