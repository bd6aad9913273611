import type { Translate } from '@ashlar/sdk/ui'
import type { DraftStep } from './draft-step.ts'

/** What has to be chosen or typed before a step can be saved; empty for nothing. */
export function missingIn(step: DraftStep, t: Translate): string {
  switch (step.kind) {
    case 'wait':
      return step.days === 0 && step.hours === 0 ? t('Enter how long to wait.') : ''
    case 'mail':
      return step.mailId === 0 ? t('Choose an email.') : ''
    case 'tag':
      return step.tag.trim() === '' ? t('Enter a tag.') : ''
    case 'leave-list':
      return step.listId === 0 ? t('Choose a list.') : ''
    case 'tell':
      if (step.people.length === 0) return t('Choose who is told.')
      return step.message.trim() === '' ? t('Enter a message.') : ''
    case 'if': {
      const { condition } = step
      if (condition.about !== 'value') return condition.mailId === 0 ? t('Choose an email.') : ''
      if (condition.name === '') return t('Choose a value.')
      const needsValue = condition.operator !== 'is_known'
      return needsValue && condition.value.trim() === '' ? t('Enter what to compare it with.') : ''
    }
  }
}
