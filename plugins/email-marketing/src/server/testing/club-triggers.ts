import {
  type DayTrigger,
  defineEvent,
  defineModule,
  type EventTrigger,
  type TriggerSetting,
  type TriggerSettings,
} from '@ashlar/sdk'
import { defineServer, offer } from '@ashlar/sdk/server'
import type { TestPackage } from '@ashlar/sdk/testing'
import Type from 'typebox'
import { triggers } from '../../contract.ts'

const club = defineModule({ id: 'club', title: 'Club' })
export const joined = defineEvent('club.joined', Type.Object({ email: Type.String(), level: Type.String() }))

class Joined implements EventTrigger {
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

/** Members by the day of their anniversary. */
export const anniversaries: { day: string; email: string }[] = []
/** What happens while members are looked for. */
export const meanwhile = { look: async (): Promise<void> => undefined }
/** What staff choose an anniversary by; emptied by a test. */
export const kinds = [
  { value: 'joined', title: 'Joined' },
  { value: 'born', title: 'Born' },
]

class Anniversary implements DayTrigger {
  readonly id = 'club.anniversary'
  readonly title = 'A member has an anniversary'
  readonly values = [{ name: 'kind', title: 'Kind' }]

  async settings(): Promise<readonly TriggerSetting[]> {
    return [
      { key: 'kind', title: 'Anniversary', kind: 'choice', choices: [...kinds] },
      { key: 'days', title: 'Days before', kind: 'number', minimum: 0, maximum: 30 },
    ]
  }

  async people(day: string, { kind }: TriggerSettings, { after, limit }: { after: string | null; limit: number }) {
    await meanwhile.look()
    const all = anniversaries.filter((each) => each.day === day && (after === null || each.email > after))
    const rows = all.toSorted((one, other) => (one.email < other.email ? -1 : 1)).slice(0, limit)
    return {
      rows: rows.map(({ email }) => ({
        ...{ occasion: `${day}/${email}`, person: { email, name: '', values: { kind: String(kind) } } },
      })),
      next: rows.length < limit ? null : (rows.at(-1)?.email ?? null),
    }
  }
}

/** A stranger's module with something that happens, and something that comes with a day. */
export const clubTriggers: TestPackage = {
  ...{ name: '@acme/club', root: { club } },
  server: defineServer(club, {
    services: [offer(triggers, Joined), offer(triggers, Anniversary)],
    events: [joined],
  }),
}
