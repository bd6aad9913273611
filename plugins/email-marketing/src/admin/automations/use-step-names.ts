import type { MailValue } from '@ashlar/sdk'
import { useCall, useCan } from '@ashlar/sdk/admin'
import { listAssignees } from '@ashlar/sdk/forms'
import type { StepNames } from '../../automation/describe.ts'
import { type AutomationWithMails, listLists } from '../../contract.ts'

/** What the emails, lists and people in steps are called, as far as the person may see them. */
export function useStepNames({ mails }: Pick<AutomationWithMails, 'mails'>, values: readonly MailValue[]): StepNames {
  const maySeeLists = useCan('subscribers.can_view')
  const lists = useCall(listLists, undefined, { enabled: maySeeLists }).data?.results.rows ?? []
  const people = useCall(listAssignees, undefined, { staleTime: 60_000 }).data?.results.rows ?? []
  return {
    mail: (id) => mails.find((each) => each.id === id)?.name ?? '',
    list: (id) => lists.find((each) => each.id === id)?.name ?? '',
    person: (id) => people.find((each) => each.id === id)?.displayName ?? '',
    value: (name) => values.find((each) => each.name === name)?.title ?? '',
  }
}
