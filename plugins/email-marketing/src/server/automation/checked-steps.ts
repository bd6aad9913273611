import type { Transaction } from '@ashlar/sdk/server'
import { Check } from 'typebox/value'
import { allSteps, mostSteps } from '../../automation/steps.ts'
import { type AutomationChange, Step, Steps } from '../../contract.ts'
import { errors } from '../../errors.ts'
import type { CampaignRow } from '../campaign/campaign.store.ts'
import { hasList } from '../list/list.store.ts'

/** Steps as they are sent. */
type Written = NonNullable<AutomationChange['steps']>

/** Every step has what its kind needs and nothing else. @throws STEPS_WRONG */
export function readSteps(steps: Written): Step[] {
  if (Check(Steps, steps)) return steps
  const odd = steps.find((step) => !Check(Step, step))
  throw wrong(odd === undefined ? 'steps' : `steps/${odd.id}`, 'This step is not complete. Fill in what it needs.')
}

/** What steps name must be there. @throws STEPS_WRONG at the step */
export async function checkSteps(
  tx: Transaction,
  steps: readonly Step[],
  mails: readonly CampaignRow[],
): Promise<void> {
  const all = allSteps(steps)
  if (all.length > mostSteps) throw wrong('steps', `An automation has at most ${mostSteps} steps.`)
  const ids = new Set<string>()
  const own = new Set(mails.map(({ id }) => id))
  for (const step of all) {
    const at = `steps/${step.id}`
    if (ids.has(step.id)) throw wrong(at, 'Two steps have the same id.')
    ids.add(step.id)
    if (step.kind === 'wait' && step.days === 0 && step.hours === 0) throw wrong(at, 'Say how long to wait.')
    if (step.kind === 'mail' && !own.has(step.mailId)) throw wrong(at, 'This email does not exist any more.')
    if (step.kind === 'leave-list' && !(await hasList(tx, step.listId)))
      throw wrong(at, 'This list does not exist any more.')
    if (step.kind === 'if' && 'mailId' in step.condition && !own.has(step.condition.mailId)) {
      throw wrong(at, 'The email that this looks at does not exist any more.')
    }
  }
}

function wrong(path: string, message: string) {
  return errors.STEPS_WRONG(message).at({ path, message })
}
