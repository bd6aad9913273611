import { createHash } from 'node:crypto'
import type { TestClient, TestHost } from '@ashlar/sdk/testing'
import fc from 'fast-check'
import { expect } from 'vitest'
import { takeIn } from '../signup/take-in.job.ts'
import { subscriberImport } from '../subscriber/subscriber.import.ts'
import { marketing, members } from '../testing/audience-host.ts'

const subscribers = `${marketing}subscribers/`
const people = ['ann', 'bob', 'cy', 'dee']

/** What happens to people, one after the other; each names a person and one of two lists. */
const acts = [
  'add',
  'addAfterAll',
  'signUp',
  'confirm',
  'leave',
  'suppress',
  'remove',
  'import',
  'club',
  'merge',
] as const
type Act = (typeof acts)[number]

const step = fc.record({
  act: fc.constantFrom(...acts),
  who: fc.nat(people.length - 1),
  other: fc.nat(people.length - 1),
  list: fc.nat(1),
})

interface World {
  readonly host: TestHost
  readonly owner: TestClient
  readonly lists: readonly [number, number]
}

/** What must be true of the addresses of one history, kept beside the database. */
class Model {
  /** `<email> <list>` of everybody who agreed and has not left since. */
  readonly agreed = new Set<string>()
  /** A mail to confirm was sent, by `<email> <list>`. */
  readonly asked = new Set<string>()

  end(email: string): void {
    for (const all of [this.agreed, this.asked]) {
      for (const key of [...all]) if (key.startsWith(`${email} `)) all.delete(key)
    }
  }

  mailable(list?: number): string[] {
    const keys = [...this.agreed].filter((key) => list === undefined || key.endsWith(` ${list}`))
    return [...new Set(keys.map((key) => key.split(' ')[0] ?? ''))].toSorted()
  }
}

/** Play random histories; after each step, whoever is counted or sent to agreed and has not left since. */
export async function playHistories(world: World, numRuns: number): Promise<void> {
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      run += 1
      members.length = 0
      const model = new Model()
      for (const { act, who, other, list } of steps) {
        const [email, another] = [`${people[who]}${run}@example.com`, `${people[other]}${run}@example.com`]
        await played(world, model, { act, email, another, list: world.lists[list] ?? 0, listId: list })
        await agrees(world, model, run)
      }
    }),
    { seed: 21, numRuns },
  )
}

interface Step {
  readonly act: Act
  readonly email: string
  readonly another: string
  readonly list: number
  readonly listId: number
}

async function played({ host, owner }: World, model: Model, { act, email, another, list, listId }: Step) {
  const key = `${email} ${list}`
  switch (act) {
    case 'add':
    case 'addAfterAll': {
      const more = act === 'addAfterAll' && { liftSuppression: true }
      const reply = await owner.post(subscribers, { email, listId: list, note: 'At the till', ...more })
      if (reply.statusCode === 201) model.agreed.add(key)
      return
    }
    case 'signUp': {
      const [row] = await host.sql<{ id: string }>`insert into email_marketing.signup
        (tenant_id, email, list_id, consent_text, source, address_hash, is_verified)
        values (${owner.tenant.guid}, ${email}, ${list}, 'Yes', 'Page', '', true) returning id`
      await host.run(takeIn, { signup: Number(row?.id) })
      if ((await stateOf(host, owner, email, list)) === 'pending') model.asked.add(key)
      return
    }
    case 'confirm': {
      const reply = await byLink(host, owner, { email, list, purpose: 'confirm', path: '/api/v1/email/confirm/' })
      if (reply === 200 && model.asked.has(key)) model.agreed.add(key)
      return
    }
    case 'leave': {
      const reply = await byLink(host, owner, {
        email,
        list,
        purpose: 'unsubscribe',
        path: '/api/v1/email/unsubscribe/',
      })
      if (reply === 200) model.end(email)
      return
    }
    case 'suppress': {
      const id = await idOf(host, owner, email, list)
      if (id === undefined) return
      expect((await owner.post(`${subscribers}${id}/suppress/`, {})).statusCode).toBe(200)
      return model.end(email)
    }
    case 'remove': {
      const id = await idOf(host, owner, email, list)
      if (id === undefined) return
      await owner.delete(`${subscribers}${id}/`)
      model.agreed.delete(key)
      model.asked.delete(key)
      return
    }
    case 'import': {
      const isThere = (await idOf(host, owner, email, list)) !== undefined
      await imported(host, owner, `${email},At the fair,${['Letter', 'Offers'][listId]}`)
      if (!isThere && (await stateOf(host, owner, email, list)) === 'subscribed') {
        expect(await isNever(host, owner, email), `${email} came back by a file`).toBe(false)
        model.agreed.add(key)
      }
      return
    }
    case 'club':
      members.push({ email: email.toUpperCase(), level: 'gold', visits: 1 })
      return
    case 'merge':
      // Two who are one have one address; the source gives it for both until it is told.
      for (const member of members) if (member.email === email.toUpperCase()) member.email = another
  }
}

/** Counting, sending, and every source and exclusion say the same as the model. */
async function agrees({ owner, lists }: World, model: Model, run: number): Promise<void> {
  const ofRun = { field: 'email', operator: 'contains', value: `${run}@example.com` }
  const all = { source: 'subscribers', match: 'all', conditions: [ofRun] }
  const club = { source: 'club.members', match: 'all', conditions: [] }
  const first = { ...all, conditions: [ofRun, { field: 'list', operator: 'is', value: String(lists[0]) }] }
  const inClub = new Set(members.map(({ email }) => email.toLowerCase()))
  const [mailable, onFirst] = [model.mailable(), model.mailable(lists[0])]
  for (const [include, exclude, expected] of [
    [[all], [], mailable],
    [[club], [], mailable.filter((email) => inClub.has(email))],
    [[club, all], [], mailable],
    [[all], [club], mailable.filter((email) => !inClub.has(email))],
    [[club], [first], mailable.filter((email) => inClub.has(email) && !onFirst.includes(email))],
  ] as const) {
    const { pages } = (await owner.post(`${marketing}test-pages/`, { include, exclude })).json()
    const emails: string[] = pages.flat().map(({ email }: { email: string }) => email)
    expect(emails.toSorted()).toEqual(expected)
    const { results } = (
      await owner.post(`${marketing}campaigns/preview-list/`, { filters: { include, exclude } })
    ).json()
    expect(results.total).toBe(expected.length)
  }
}

async function subscriberOf(host: TestHost, owner: TestClient, email: string, list: number) {
  const [row] = await host.sql<{ id: string; state: string }>`select id, state from email_marketing.subscriber
    where tenant_id = ${owner.tenant.guid} and email = ${email} and list_id = ${list}`
  return row
}
const idOf = async (host: TestHost, owner: TestClient, email: string, list: number) =>
  (await subscriberOf(host, owner, email, list))?.id
const stateOf = async (host: TestHost, owner: TestClient, email: string, list: number) =>
  (await subscriberOf(host, owner, email, list))?.state

const isNever = async (host: TestHost, owner: TestClient, email: string): Promise<boolean> =>
  (
    await host.sql`select 1 from email_marketing.suppression where tenant_id = ${owner.tenant.guid}
      and email_hash = ${createHash('sha256').update(`email\n${email}`).digest('hex')}`
  ).length > 0

let links = 0

/** What the link of a mail does; 0 where there is nobody to whom it could have been mailed. */
async function byLink(
  host: TestHost,
  owner: TestClient,
  { email, list, purpose, path }: { email: string; list: number; purpose: string; path: string },
): Promise<number> {
  const id = await idOf(host, owner, email, list)
  if (id === undefined) return 0
  links += 1
  const token = String(links).padStart(32, '0')
  await host.sql`insert into email_marketing.link (tenant_id, token_hash, purpose, subscriber_id, expires_at)
    values (${owner.tenant.guid}, ${createHash('sha256').update(token).digest('hex')}, ${purpose}, ${id}, now() + interval '1 day')`
  return (await host.visitor().post(path, { token })).statusCode
}

async function imported(host: TestHost, owner: TestClient, row: string): Promise<void> {
  const form = new FormData()
  form.append('file', new File([`email,note,list\n${row}`], 'people.csv'))
  const body = new Response(form)
  const headers = { 'content-type': body.headers.get('content-type') ?? '', 'sec-fetch-site': 'same-origin' }
  const url = '/api/v1/admin/subscribers/import/'
  const sent = await owner.inject({ method: 'POST', url, headers, payload: Buffer.from(await body.arrayBuffer()) })
  await host.run(subscriberImport.job.job, { id: sent.json().import.id })
}
