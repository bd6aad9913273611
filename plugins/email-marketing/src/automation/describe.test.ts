import type { Translate } from '@ashlar/sdk/ui'
import { expect, it } from 'vitest'
import type { StepCondition } from '../contract/automation.ts'
import { describeStep } from './describe.ts'
import { type DraftStep, newStep } from './draft-step.ts'
import { missingIn } from './missing.ts'

const t: Translate = (text, values = {}) => {
  const chosen = text.split('|').at(values['count'] === 1 ? 0 : -1) ?? ''
  return chosen.replaceAll(/\{(\w+)\}/g, (_, name) => String(values[name]))
}
const names = {
  mail: (id: number) => (id === 1 ? 'Welcome' : ''),
  list: (id: number) => (id === 2 ? 'News' : ''),
  person: (id: number) => ['', 'Ada', 'Grace'][id] ?? '',
  value: (name: string) => (name === 'level' ? 'Level' : ''),
}
const value = { about: 'value', name: 'level', value: 'gold' } as const
const choice = (condition: StepCondition): DraftStep => ({ id: 's', kind: 'if', condition, yes: [], no: [] })

it.each<[DraftStep, string]>([
  [{ id: 's', kind: 'wait', days: 2, hours: 1 }, 'Wait 2 days 1 hour'],
  [{ id: 's', kind: 'mail', mailId: 1 }, 'Send “Welcome”'],
  [{ id: 's', kind: 'tag', tag: ' VIP ' }, 'Tag the customer “VIP”'],
  [{ id: 's', kind: 'leave-list', listId: 2 }, 'Take off the list “News”'],
  [{ id: 's', kind: 'tell', people: [1, 2, 3], message: 'Look' }, 'Tell Ada, Grace'],
  [choice({ about: 'opened', mailId: 1 }), 'If they opened “Welcome”'],
  [choice({ about: 'clicked', mailId: 1 }), 'If they clicked a link in “Welcome”'],
  [choice({ ...value, operator: 'is' }), 'If Level is “gold”'],
  [choice({ ...value, operator: 'contains' }), 'If Level contains “gold”'],
  [choice({ ...value, operator: 'more_than', value: '5' }), 'If Level is more than 5'],
  [choice({ ...value, operator: 'less_than', value: '5' }), 'If Level is less than 5'],
  [choice({ ...value, operator: 'is_known', value: '' }), 'If Level is known'],
])('a step is said in words: %j', (step, words) => {
  expect(describeStep(step, names, t)).toBe(words)
  expect(missingIn(step, t)).toBe('')
})

it.each([
  ['mail', 'Send an email', 'Choose an email.'],
  ['tag', 'Tag the customer', 'Enter a tag.'],
  ['leave-list', 'Take off a list', 'Choose a list.'],
  ['tell', 'Tell the team', 'Choose who is told.'],
  ['if', 'If they opened “…”', 'Choose an email.'],
] as const)('a new step says what it lacks: %s', (kind, words, missing) => {
  const step = newStep(kind, 's')
  expect(describeStep(step, names, t)).toBe(words)
  expect(missingIn(step, t)).toBe(missing)
})

it.each<[DraftStep, string]>([
  [{ id: 's', kind: 'wait', days: 0, hours: 0 }, 'Enter how long to wait.'],
  [{ id: 's', kind: 'tell', people: [1], message: ' ' }, 'Enter a message.'],
  [choice({ ...value, name: '', operator: 'is' }), 'Choose a value.'],
  [choice({ ...value, operator: 'is', value: '' }), 'Enter what to compare it with.'],
])('a step says what it lacks: %j', (step, missing) => {
  expect(missingIn(step, t)).toBe(missing)
})
