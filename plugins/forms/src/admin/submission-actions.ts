import { ApiError, call, outdated } from '@ashlar/sdk/admin'
import { bulk, type Chosen, rowsIn } from '@ashlar/sdk/tables'
import { confirm, type Translate, toast } from '@ashlar/sdk/ui'
import {
  approveSubmission,
  assignSubmissions,
  countSubmissions,
  deleteSubmissions,
  getSubmission,
  listForms,
  listSubmissions,
  markSpam,
  markSubmissions,
} from '../contract.ts'
import type { SubmissionAssignee, SubmissionRow } from '../submission.ts'

export const only = (row: SubmissionRow): Chosen<SubmissionRow> => ({ kind: 'rows', rows: [row], count: 1 })

/** Lists and figures of submissions are asked for again. */
export const submissionsChanged = () => outdated(listSubmissions, countSubmissions, getSubmission, listForms)

const labelOf = ({ formName, sender }: SubmissionRow) => [formName, sender].filter(Boolean).join(' – ')
const idsOf = (rows: readonly SubmissionRow[]) => rows.map(({ id }) => id)

export async function mark(chosen: Chosen<SubmissionRow>, isRead: boolean, t: Translate): Promise<void> {
  await bulk(chosen, {
    fetch: rowsIn(listSubmissions),
    work: async (rows) => {
      await call(markSubmissions, { body: { ids: idsOf(rows), isRead } })
      return []
    },
    labelOf,
    after: submissionsChanged,
    done: (count) =>
      isRead
        ? t('{count} submission is marked as read|{count} submissions are marked as read', { count })
        : t('{count} submission is marked as new|{count} submissions are marked as new', { count }),
  })
}

export async function spam(chosen: Chosen<SubmissionRow>, isSpam: boolean, t: Translate): Promise<void> {
  await bulk(chosen, {
    fetch: rowsIn(listSubmissions),
    work: async (rows) => {
      await call(markSpam, { body: { ids: idsOf(rows), isSpam } })
      return []
    },
    labelOf,
    after: submissionsChanged,
    done: (count) =>
      isSpam
        ? t('{count} submission marked as spam|{count} submissions marked as spam', { count })
        : t('{count} submission marked as not spam|{count} submissions marked as not spam', { count }),
    undo: (rows) => void takenBack(rows, isSpam, t),
  })
}

async function takenBack(rows: readonly SubmissionRow[], wasSpam: boolean, t: Translate): Promise<void> {
  try {
    // At most 100 at a time.
    for (let at = 0; at < rows.length; at += 100) {
      await call(markSpam, { body: { ids: idsOf(rows.slice(at, at + 100)), isSpam: !wasSpam } })
    }
    toast.success(t('Undone'))
  } catch (error) {
    toast.error(t('This could not be undone'), { description: error instanceof ApiError ? error.message : '' })
  }
  await submissionsChanged()
}

/** To nobody without an assignee. */
export async function assign(
  chosen: Chosen<SubmissionRow>,
  assignee: SubmissionAssignee | null,
  t: Translate,
): Promise<void> {
  await bulk(chosen, {
    fetch: rowsIn(listSubmissions),
    work: async (rows) => {
      await call(assignSubmissions, { body: { ids: idsOf(rows), assignee: assignee?.id ?? null } })
      return []
    },
    labelOf,
    after: submissionsChanged,
    done: (count) =>
      assignee
        ? t('{count} submission assigned to {name}|{count} submissions assigned to {name}', {
            count,
            name: assignee.displayName,
          })
        : t('{count} submission is no longer assigned|{count} submissions are no longer assigned', { count }),
  })
}

/** Asks first: what visitors sent can't be brought back. Gives whether it was meant. */
export async function remove(chosen: Chosen<SubmissionRow>, t: Translate): Promise<boolean> {
  const { count } = chosen
  const isMeant = await confirm({
    description: t(
      '{count} submission and its files will be deleted.|{count} submissions and their files will be deleted.',
      {
        count,
      },
    ),
    detail: t('This cannot be undone.'),
    destructive: true,
  })
  if (!isMeant) return false
  await bulk(chosen, {
    fetch: rowsIn(listSubmissions),
    work: async (rows) => {
      await call(deleteSubmissions, { body: { ids: idsOf(rows) } })
      return []
    },
    labelOf,
    after: submissionsChanged,
    done: (done) => t('{count} submission deleted|{count} submissions deleted', { count: done }),
  })
  return true
}

export async function approve(row: SubmissionRow, t: Translate): Promise<void> {
  try {
    await call(approveSubmission, { params: { id: row.id } })
    toast.success(t('Approved and emailed to the form’s recipients'))
  } catch (error) {
    const description = error instanceof ApiError ? error.message : ''
    toast.error(t('The submission was not approved'), { description })
  }
  await submissionsChanged()
}
