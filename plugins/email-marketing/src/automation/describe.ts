import type { Translate } from '@ashlar/sdk/ui'
import type { StepCondition } from '../contract/automation.ts'
import type { DraftStep } from './draft-step.ts'

/** What the ids in steps are called; empty for what is gone or not chosen yet. */
export interface StepNames {
  readonly mail: (id: number) => string
  readonly list: (id: number) => string
  readonly person: (id: number) => string
  /** Of a value of the trigger, by its name. */
  readonly value: (name: string) => string
}

/** A step in words: `Wait 2 days`. */
export function describeStep(step: DraftStep, names: StepNames, t: Translate): string {
  switch (step.kind) {
    case 'wait':
      return t('Wait {time}', { time: describeTime(step, t) })
    case 'mail': {
      const name = names.mail(step.mailId)
      return name === '' ? t('Send an email') : t('Send “{name}”', { name })
    }
    case 'tag':
      return step.tag.trim() === '' ? t('Tag the customer') : t('Tag the customer “{tag}”', { tag: step.tag.trim() })
    case 'leave-list': {
      const name = names.list(step.listId)
      return name === '' ? t('Take off a list') : t('Take off the list “{name}”', { name })
    }
    case 'tell': {
      const people = step.people.map(names.person).filter((name) => name !== '')
      return people.length === 0 ? t('Tell the team') : t('Tell {people}', { people: people.join(', ') })
    }
    case 'if':
      return describeCondition(step.condition, names, t)
  }
}

/** `2 days 3 hours`; nothing for no time. */
export function describeTime({ days, hours }: { readonly days: number; readonly hours: number }, t: Translate): string {
  const parts = [
    ...(days > 0 ? [t('{count} day|{count} days', { count: days })] : []),
    ...(hours > 0 ? [t('{count} hour|{count} hours', { count: hours })] : []),
  ]
  return parts.length === 0 ? '…' : parts.join(' ')
}

function describeCondition(condition: StepCondition, names: StepNames, t: Translate): string {
  if (condition.about !== 'value') {
    const name = names.mail(condition.mailId) || '…'
    return condition.about === 'opened'
      ? t('If they opened “{name}”', { name })
      : t('If they clicked a link in “{name}”', { name })
  }
  const said = { field: names.value(condition.name) || condition.name || '…', value: condition.value }
  switch (condition.operator) {
    case 'is':
      return t('If {field} is “{value}”', said)
    case 'contains':
      return t('If {field} contains “{value}”', said)
    case 'more_than':
      return t('If {field} is more than {value}', said)
    case 'less_than':
      return t('If {field} is less than {value}', said)
    case 'is_known':
      return t('If {field} is known', said)
  }
}
