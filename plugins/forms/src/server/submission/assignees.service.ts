import type { Notices, People, Transaction, WebsiteAccount } from '@ashlar/sdk/server'
import { errors } from '../../errors.ts'
import { assignedNotice, type SubmissionAssignee, submissionNotice } from '../../submission.ts'
import { oneLine } from '../submit/told.ts'
import type { StoredSubmission } from './submission.store.ts'

const inbox = '/admin/form-submissions'

/** People to whom submissions are assigned, and what they are told. */
export class Assignees {
  readonly #people: People
  readonly #notices: Notices

  constructor(people: People, notices: Notices) {
    this.#people = people
    this.#notices = notices
  }

  /** By id; accounts that were deleted are left out. */
  async byIds(ids: readonly (number | null)[]): Promise<ReadonlyMap<number, SubmissionAssignee>> {
    const wanted = [...new Set(ids)].filter((id) => id !== null)
    const found = await this.#people.byIds(wanted)
    return new Map([...found].map(([id, { displayName }]) => [id, { id, displayName }]))
  }

  /** @throws FORMS_UNKNOWN_ASSIGNEE (422) for a customer, a disabled account, or one of another website */
  async find(id: number): Promise<WebsiteAccount> {
    const [account] = await this.#people.staff({ ids: [id] })
    if (!account) throw errors.UNKNOWN_ASSIGNEE()
    return account
  }

  /** Notices of earlier assignments are dealt with; the person is told of the new one, unless it is their own doing. */
  async tell(tx: Transaction, assigned: readonly Assigned[], to: WebsiteAccount | null, by: string): Promise<void> {
    await this.#notices.settle(
      tx,
      assignedNotice,
      assigned.map(({ id }) => id),
    )
    const [first] = assigned
    if (!first || !to || to.guid === by) return
    const isOne = assigned.length === 1
    // Without the sender's name: whoever is told may not be allowed to read submissions.
    await this.#notices.tell(tx, {
      to: { accounts: [to.guid] },
      kind: assignedNotice,
      title: isOne
        ? `Form submission assigned to you: ${oneLine(first.formName) || 'Form'}`
        : `${assigned.length} form submissions assigned to you`,
      href: isOne ? `${inbox}?id=${first.id}` : `${inbox}?assigned=me`,
      subject: isOne ? { kind: submissionNotice, id: first.id } : { kind: assignedNotice, id: 'several' },
    })
  }
}

type Assigned = Pick<StoredSubmission, 'id' | 'formName'>
