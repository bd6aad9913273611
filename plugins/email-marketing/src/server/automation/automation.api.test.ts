import { dayIn } from '@ashlar/sdk'
import { Database } from '@ashlar/sdk/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AutomationRun, AutomationWithMails, Step } from '../../contract.ts'
import { lookAtDay } from '../run/run.job.ts'
import { anniversaries, clubTriggers, joined, kinds, meanwhile } from '../testing/club-triggers.ts'
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

const path = `${marketing}automations/`
let made: MarketingHost
beforeAll(async () => {
  made = await marketingHost([clubTriggers])
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

describe('an automation that comes with a day', () => {
  const today = dayIn('UTC')
  const dayBefore = (days: number) => new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10)
  const look = () => made.host.run(lookAtDay, {})
  const yearly = { trigger: 'club.anniversary', repeats: true }

  it('has what is chosen of its trigger, which must be offered; notifications cannot begin with it (issue 21)', async () => {
    const { id, settings, revision } = await automation([], () => [], yearly)
    expect(settings).toEqual({ kind: 'joined', days: 0 })
    const change = (body: object) => made.owner.put(`${path}${id}/`, { revision, ...body })
    for (const wrong of [{ kind: 'gone' }, { kind: true }, { days: 31 }, { days: '1' }]) {
      const refused = await change({ settings: wrong })
      expect([refused.statusCode, refused.json().errors?.[0]?.path]).toEqual([422, `settings/${Object.keys(wrong)[0]}`])
    }
    expect((await change({ settings: { days: 1.5 } })).statusCode).toBe(422)
    const changed = (await ok(change({ settings: { kind: 'born', days: 3, odd: 1 } }))).automation
    expect(changed.settings).toEqual({ kind: 'born', days: 3 })
    const other = await ok(made.owner.put(`${path}${id}/`, { revision: revision + 1, trigger: 'club.joined' }))
    expect(other.automation.settings).toEqual({})
    const notified = { name: 'Each year', trigger: 'club.anniversary', subject: 'Dear', content: mailContent() }
    expect(await refusal(made.owner.post(`${marketing}notifications/`, notified))).toEqual([
      ...[422, 'EMAIL_MARKETING_UNKNOWN_TRIGGER'],
    ])
    const { triggers } = await ok(made.owner.get(`${path}triggers/`))
    expect(triggers.map((each: { id: string }) => each.id)).toContain('club.anniversary')
    const all = kinds.splice(0)
    const left = (await ok(made.owner.get(`${path}triggers/`))).triggers
    expect(left.map((each: { id: string }) => each.id)).not.toContain('club.anniversary')
    kinds.push(...all)
  })

  it('begins once for each person and day, and makes up for days that were missed since it was turned on', async () => {
    anniversaries.push(
      ...[dayBefore(1), dayBefore(0)].map((day) => ({ day, email: 'ada@join.example' })),
      { day: dayBefore(0), email: 'grace@join.example' },
      { day: dayBefore(30), email: 'grace@join.example' },
    )
    const { id } = await automation(['Hooray'], (one = 0) => [mail('a', one)], yearly)
    await look()
    expect(await runsOf(id)).toEqual([])
    await ok(turn(id, 'on'))
    await Promise.all([look(), look()])
    await look()
    const both = ['ada@join.example: Hooray', 'grace@join.example: Hooray']
    await vi.waitFor(() => expect(to()).toEqual(both), 15_000)
    await made.host.sql`update email_marketing.automation set last_day = last_day - 2 where id = ${id}`
    await look()
    await vi.waitFor(() => expect(to()).toEqual(['ada@join.example: Hooray', ...both]), 15_000)
    expect(await runsOf(id)).toHaveLength(3)
    const { people } = await ok(made.owner.get(`${path}${id}/dry-run/`))
    expect(people.map(({ email, mails }: { email: string; mails: string[] }) => [email, mails])).toEqual([
      ...['ada@join.example', 'grace@join.example', 'ada@join.example'].map((email) => [email, ['Hooray']]),
    ])
    await ok(turn(id, 'off'))
  })

  it('goes on with the others when some are deleted while people are looked for', async () => {
    anniversaries.push({ day: today, email: 'ada@join.example' })
    const ids: number[] = []
    for (let n = 0; n < 3; n += 1) {
      const { id } = await automation(['Hooray'], (one = 0) => [mail('a', one)], yearly)
      await ok(turn(id, 'on'))
      ids.push(id)
    }
    const [first = 0, second = 0, third = 0] = ids
    meanwhile.look = async () => {
      meanwhile.look = async () => undefined
      for (const id of [first, second]) await ok(made.owner.delete(`${path}${id}/`))
    }
    await look()
    expect(await runsOf(third)).not.toEqual([])
    await vi.waitFor(() => expect(to()).toContain('ada@join.example: Hooray'), 15_000)
    await ok(turn(third, 'off'))
  })

  it('begins for nobody while what was chosen is not offered any more', async () => {
    anniversaries.push({ day: today, email: 'leaver@join.example' })
    const { id } = await automation(['Hooray'], (one = 0) => [mail('a', one)], yearly)
    await ok(turn(id, 'on'))
    const [gone] = kinds.splice(0, 1)
    await look()
    expect(await runsOf(id)).toEqual([])
    if (gone) kinds.unshift(gone)
    await look()
    await vi.waitFor(() => expect(to()).toEqual(['ada@join.example: Hooray', 'grace@join.example: Hooray']), 15_000)
    await ok(turn(id, 'off'))
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
    // Its content went with it, for the editor too.
    expect((await made.owner.get(`${marketing}campaigns/${id}/`)).statusCode).toBe(404)
    expect(to()).toEqual(['ada@join.example: You joined'])
  })
})
