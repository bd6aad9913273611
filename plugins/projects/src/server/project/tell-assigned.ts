import type { Notices, Transaction, WebsiteAccount } from '@ashlar/sdk/server'
import { projectAssignedNotice } from '../../module.ts'

/** Kind of projects, in the search index and as the subject of notices. */
export const searchKind = 'projects.project'

/** Tell people that a project is theirs now. */
export async function tellAssigned(
  tx: Transaction,
  { id, title }: { readonly id: number; readonly title: string },
  people: readonly WebsiteAccount[],
  notices: Notices,
): Promise<void> {
  if (people.length === 0) return
  await notices.tell(tx, {
    to: { accounts: people.map(({ guid }) => guid) },
    ...{ kind: projectAssignedNotice, title: `Project assigned to you: ${title}`, href: `/admin/projects/${id}` },
    subject: { kind: searchKind, id },
  })
}
