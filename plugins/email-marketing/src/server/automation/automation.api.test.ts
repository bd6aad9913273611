import { defineEvent, defineModule, type PersonTrigger } from '@ashlar/sdk'
import { Database, defineServer, offer } from '@ashlar/sdk/server'
import type { TestPackage } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AutomationRun, AutomationWithMails, Step } from '../../contract.ts'
import { triggers } from '../../contract.ts'
import {
  campaigns,
  listOf,
  type MarketingHost,
  mailContent,
  marketing,
  marketingHost,
  ok,
  refusal,
} from '../testing/marketing-host.ts'

const club = defineModule({ id: 'club', title: 'Club' })
const joined = defineEvent('club.joined', Type.Object({ email: Type.String(), level: Type.String() }))

class Joined implements PersonTrigger {
  readonly id = 'club.joined'
  readonly title = 'Somebody joins the club'
  readonly event = joined
  readonly values = [{ name: 'level', title: 'Level' }]

  async person(payload: { email: string; level: string }) {
    return { email: payload.email, name: 'Ada', values: { level: payload.level, first_name: 'Ada' } }
  }

  async past() {
    const at = new Date('2026-11-01T10:00:00Z')
    return ['ada@join.example', 'nobody@join.example', 'ada@join.example'].map((email) => ({
      ...{ at, person: { email, name: '', values: { level: 'gold' } } },
    }))
  }
}

/** A stranger's module with something that happens. */
const stranger: TestPackage = {
  ...{ name: '@acme/club', root: { club } },
  server: defineServer(club, { services: [offer(triggers, Joined)], events: [joined] }),
}

const path = `${marketing}automations/`
let made: MarketingHost
beforeAll(async () => {
  made = await marketingHost([stranger])
  await listOf(made.owner, 'Joiners', ['ada@join.example', 'grace@join.example', 'leaver@join.example'])
})
afterAll(() => made?.host.close())
beforeEach(() => {
  made.post.taken.length = 0
})

const tell = (email: string, level = 'gold') =>
  made.host.composition.resolve(Database).forTenant(made.owner.tenant.guid, (tx) => tx.emit(joined, { email, level }))

const to = () => made.post.taken.map(({ to, subject }) => `${to.address}: ${subject}`).toSorted()
const runsOf = async (id: number): Promise<AutomationRun[]> =>
  (await ok(made.owner.get(`${path}${id}/runs/`))).results.rows
const states = async (id: number) => Object.fromEntries((await runsOf(id)).map(({ email, state }) => [email, state]))

/** An automation with mails of these subjects, from whose ids its steps are made. */
async function automation(
  subjects: readonly string[],
  steps: (...mails: readonly number[]) => readonly Step[],
  more: object = {},
): Promise<AutomationWithMails> {
  const { id } = (await ok(made.owner.post(path, { name: 'Welcome', trigger: 'club.joined', ...more }))).automation
  const mails: number[] = []
  for (const subject of subjects) {
    const { mail } = await ok(made.owner.post(`${path}${id}/mails/`, { name: subject }))
    const content = mailContent({ text: '<p>Hello {{first_name|friend}}</p>' })
    await ok(made.owner.put(`${campaigns}${mail.id}/`, { subject, detailsRevision: 1 }))
    await ok(made.owner.put(`${campaigns}${mail.id}/`, { content, revision: 0 }))
    mails.push(mail.id)
  }
  return (await ok(made.owner.put(`${path}${id}/`, { steps: steps(...mails), revision: 1 }))).automation
}

const turn = (id: number, how: 'on' | 'off') => made.owner.post(`${path}${id}/turn-${how}/`, {})
const mail = (id: string, mailId: number) => ({ id, kind: 'mail' as const, mailId })

describe('an automation', () => {
  it('begins with the event of another module, mails who agreed, and begins once for each person', async () => {
    const { id } = await automation(['Welcome'], (one = 0) => [mail('a', one)])
    await tell('ada@join.example')
    await ok(turn(id, 'on'))
    await tell('ada@join.example')
    await tell('stranger@join.example')
    await vi.waitFor(() => expect(to()).toEqual(['ada@join.example: Welcome']), 15_000)
    expect(made.post.taken[0]?.html).toContain('Hello Ada')
    await tell('ada@join.example')
    await tell('grace@join.example')
    await vi.waitFor(() => expect(to()).toEqual(['ada@join.example: Welcome', 'grace@join.example: Welcome']), 15_000)
    expect(await states(id)).toEqual({
      ...{ 'ada@join.example': 'done', 'grace@join.example': 'done', 'stranger@join.example': 'stopped' },
    })
    const shown = (await ok(made.owner.get(`${path}${id}/`))).automation
    expect(shown).toMatchObject({ isOn: true, runs: { done: 2, stopped: 1, running: 0 } })
    expect(shown.mails).toMatchObject([{ subject: 'Welcome', counts: { recipients: 2 } }])
    await ok(turn(id, 'off'))
  })

  it('waits, and goes by the steps with which a person began; who leaves goes no further', async () => {
    const wait = { id: 'w', kind: 'wait', days: 1, hours: 0 } as const
    const { id } = await automation(['First', 'Second', 'Later'], (one = 0, two = 0) => [
      ...[mail('a', one), wait, mail('b', two)],
    ])
    await ok(turn(id, 'on'))
    await tell('ada@join.example')
    await tell('leaver@join.example')
    await vi.waitFor(() => expect(to()).toHaveLength(2), 15_000)
    const { revision, mails } = (await ok(made.owner.get(`${path}${id}/`))).automation
    const third = mails.find(({ subject }: { subject: string }) => subject === 'Later').id
    await ok(made.owner.put(`${path}${id}/`, { steps: [mail('c', third)], revision }))
    const leave = made.post.taken.find(({ to }) => to.address === 'leaver@join.example')?.headers['List-Unsubscribe']
    const { pathname, search } = new URL(leave?.slice(1, -1) ?? '')
    await ok(made.host.visitor().inject({ method: 'POST', url: pathname + search }))
    expect(await states(id)).toEqual({ 'ada@join.example': 'running', 'leaver@join.example': 'stopped' })
    made.post.taken.length = 0
    const [run] = (await runsOf(id)).filter(({ state }) => state === 'running')
    expect(Date.parse(run?.wakesAt ?? '') - Date.now()).toBeGreaterThan(23 * 3_600_000)
    const { goOn } = await import('../run/run.job.ts')
    await made.host.run(goOn, { runId: run?.id ?? 0, turn: 0 })
    expect(to()).toEqual([])
    await made.host.run(goOn, { runId: run?.id ?? 0, turn: 1 })
    await made.host.run(goOn, { runId: run?.id ?? 0, turn: 1 })
    await vi.waitFor(() => expect(to()).toEqual(['ada@join.example: Second']), 15_000)
    await ok(turn(id, 'off'))
  })

  it('chooses by values of its trigger, and stops for everybody when it is turned off', async () => {
    const condition = { about: 'value', name: 'level', operator: 'is', value: 'gold' } as const
    const steps = (gold = 0, other = 0): Step[] => [
      { id: 'i', kind: 'if', condition, yes: [mail('g', gold)], no: [mail('o', other)] },
    ]
    const { id } = await automation(['For gold', 'For others'], steps, { repeats: true })
    await ok(turn(id, 'on'))
    await tell('ada@join.example', 'Gold')
    await tell('grace@join.example', 'silver')
    await tell('grace@join.example', 'gold')
    const expected = ['ada@join.example: For gold', 'grace@join.example: For gold', 'grace@join.example: For others']
    await vi.waitFor(() => expect(to()).toEqual(expected), 15_000)
    await ok(turn(id, 'off'))
    await tell('ada@join.example')
    expect(await runsOf(id)).toHaveLength(3)
  })

  it('says who would have got what, by the consent of today', async () => {
    const { id } = await automation(['One', 'Two'], (one = 0, two = 0) => [mail('a', one), mail('b', two)])
    const { people, isCut } = await ok(made.owner.get(`${path}${id}/dry-run/`))
    expect(isCut).toBe(false)
    expect(people).toMatchObject([
      { email: 'nobody@join.example', mails: [], reason: 'They did not agree to receive email, or have left.' },
      { email: 'ada@join.example', mails: ['One', 'Two'], reason: '' },
    ])
    expect(to()).toEqual([])
  })

  it('is refused where its steps or mails are not in order', async () => {
    const { id, mails, revision } = await automation(['Draft'], () => [])
    const change = (body: object) => refusal(made.owner.put(`${path}${id}/`, { revision, ...body }))
    expect(await refusal(turn(id, 'on'))).toEqual([422, 'EMAIL_MARKETING_NO_STEPS'])
    expect(await change({ steps: [mail('a', 999_999)] })).toEqual([422, 'EMAIL_MARKETING_STEPS_WRONG'])
    expect(await change({ steps: [{ id: 'w', kind: 'wait', days: 0, hours: 0 }] })).toEqual([
      ...[422, 'EMAIL_MARKETING_STEPS_WRONG'],
    ])
    expect(await change({ trigger: 'club.left' })).toEqual([422, 'EMAIL_MARKETING_UNKNOWN_TRIGGER'])
    expect(await change({ revision: 99 })).toEqual([409, 'EMAIL_MARKETING_AUTOMATION_CHANGED'])
    const mailId = mails[0]?.id ?? 0
    const content = mailContent({ canLeave: false })
    await ok(made.owner.put(`${campaigns}${mailId}/`, { content, revision: 1 }))
    await ok(made.owner.put(`${path}${id}/`, { steps: [mail('a', mailId)], revision }))
    const refused = await turn(id, 'on')
    expect([refused.statusCode, refused.json().error]).toEqual([
      422,
      '“Draft” can’t be sent yet. The email has no unsubscribe link. Add the block “Unsubscribe link” to it.',
    ])
    expect(await refusal(made.owner.post(`${campaigns}${mailId}/send-now/`, {}))).toEqual([
      ...[422, 'EMAIL_MARKETING_NO_UNSUBSCRIBE'],
    ])
    expect(await refusal(made.other.get(`${path}${id}/`))).toEqual([404, 'EMAIL_MARKETING_UNKNOWN_AUTOMATION'])
    await ok(made.owner.delete(`${path}${id}/`))
    expect((await made.owner.get(`${campaigns}${mailId}/`)).statusCode).toBe(404)
  })
})

describe('a notification', () => {
  const notifications = `${marketing}notifications/`
  const ready = () => ({ name: 'Joined', trigger: 'club.joined', subject: 'You joined', content: mailContent() })

  it('API-349, API-361, API-362, API-363, OPEN-364: is created, shown, listed, changed and put under its old id', async () => {
    const created = (await ok(made.owner.post(notifications, ready()))).notification
    expect(created).toMatchObject({ name: 'Joined', isOn: false, revision: 1, counts: { sent: 0 } })
    expect((await ok(made.owner.get(`${notifications}${created.id}/`))).notification).toEqual(created)
    expect((await ok(made.owner.get(`${marketing}notifications`))).results).toMatchObject({ total: 1 })
    const changed = { name: 'Joined us', trigger: 'club.joined', revision: 1 }
    const url = `${notifications}${created.id}/`
    expect((await ok(made.owner.put(url, changed))).notification).toMatchObject({ name: 'Joined us', revision: 2 })
    expect(await refusal(made.owner.put(url, changed))).toEqual([409, 'EMAIL_MARKETING_NOTIFICATION_CHANGED'])
    await ok(made.owner.post(url, { name: 'Again', trigger: 'club.joined' }))
    await ok(made.owner.delete(url))
    expect((await made.owner.put(url, { name: 'Gone', trigger: 'club.joined' })).statusCode).toBe(404)
    expect((await ok(made.owner.post(url, ready()))).notification).toMatchObject({ id: created.id, name: 'Joined' })
    expect((await made.owner.post(`${notifications}999999999/`, ready())).statusCode).toBe(404)
    await ok(made.owner.delete(url))
  })

  it('API-364, API-365, API-366: is sent once by its event while it is on, and by hand to who agreed; one that waits can be deleted', async () => {
    const { id } = (await ok(made.owner.post(notifications, { ...ready(), isOn: true }))).notification
    await tell('ada@join.example')
    await tell('stranger@join.example')
    await vi.waitFor(() => expect(to()).toEqual(['ada@join.example: You joined']), 15_000)
    const body = { notification_id: id, recipients: ['grace@join.example', 'stranger@join.example'] }
    made.post.isAway = true
    const sent = await ok(made.owner.post(`${marketing}send-email-notification/`, body))
    expect(sent).toMatchObject({ sent: 1, leftOut: ['stranger@join.example'] })
    const { rows } = (await ok(made.owner.get(`${campaigns}${id}/recipients/?state=queued,sending`))).results
    await vi.waitFor(async () =>
      expect((await made.owner.delete(`${notifications}email/${rows[0].id}/`)).statusCode).toBe(200),
    )
    expect((await made.owner.delete(`${notifications}email/${rows[0].id}/`)).statusCode).toBe(404)
    made.post.isAway = false
    await ok(made.owner.delete(`${notifications}${id}/`))
    expect((await made.owner.delete(`${notifications}${id}/`)).statusCode).toBe(404)
    expect(to()).toEqual(['ada@join.example: You joined'])
  })
})
