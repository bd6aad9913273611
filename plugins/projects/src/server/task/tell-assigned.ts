import type { Notices, Transaction, WebsiteAccount } from '@ashlar/sdk/server'
import { taskAssigned } from '../../contract.ts'
import { taskAssignedNotice } from '../../module.ts'

/** Kind of tasks, in the search index and as the subject of notices. */
export const searchKind = 'projects.task'

/** Tell people that a task is theirs now. */
export async function tellAssigned(
  tx: Transaction,
  { id, title }: { readonly id: number; readonly title: string },
  people: readonly WebsiteAccount[],
  notices: Notices,
): Promise<void> {
  if (people.length === 0) return
  for (const { guid } of people) await tx.emit(taskAssigned, { taskId: id, account: guid })
  await notices.tell(tx, {
    to: { accounts: people.map(({ guid }) => guid) },
    ...{ kind: taskAssignedNotice, title: `Task assigned to you: ${title}`, href: `/admin/tasks?task=${id}` },
    subject: { kind: searchKind, id },
  })
}
