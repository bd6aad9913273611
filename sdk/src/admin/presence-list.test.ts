import { expect, test } from 'vitest'
import type { PresenceEvent } from '../platform/presence.ts'
import { heard, type PresenceList, withoutGone } from './presence-list.ts'

const event = (tab: string, change: Partial<PresenceEvent> = {}): PresenceEvent => ({
  ...{ event: 'presence', document: 'page:1', state: 'here', tab, person: { id: 7, name: 'Ada' } },
  ...change,
})
const nobody: PresenceList = new Map()
const shown = (list: PresenceList) => [...list.values()].map(({ tab, selected }) => [tab, ...selected].join(' '))

test('each tab is somebody of their own, with what is selected there; who leaves goes at once', () => {
  const both = heard(heard(nobody, event('one', { selected: ['a', 'b'] }), 0), event('two'), 0)
  expect(shown(both)).toEqual(['one a b', 'two'])
  expect(shown(heard(both, event('one', { selected: [] }), 1))).toEqual(['one', 'two'])
  expect(shown(heard(both, event('one', { state: 'left' }), 1))).toEqual(['two'])
})

test('whose connection is lost goes after 20 seconds; a tab in the background shows no selection and has longer', () => {
  const list = heard(
    heard(nobody, event('lost', { selected: ['a'] }), 0),
    event('behind', { selected: ['b'], isAway: true }),
    0,
  )
  expect(shown(list)).toEqual(['lost a', 'behind'])
  expect(withoutGone(list, 19_999)).toBe(list)
  expect(shown(withoutGone(list, 20_000))).toEqual(['behind'])
  expect(shown(withoutGone(list, 90_000))).toEqual([])
})
