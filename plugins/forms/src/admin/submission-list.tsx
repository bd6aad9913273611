import { NavTabs, useCall, useCan, useNewNotice, useSearchParams } from '@ashlar/sdk/admin'
import { type Chosen, type Column, ResourceList, RowActions, useList } from '@ashlar/sdk/tables'
import { Icon, PageHeader, type Translate, useTexts, when } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { countSubmissions, listSubmissions } from '../contract.ts'
import type { SubmissionFilters, SubmissionRow } from '../submission.ts'
import { submissionNotice } from '../submission.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { approve, mark, only, remove, spam, submissionsChanged } from './submission-actions.ts'
import { SubmissionDialog } from './submission-dialog.tsx'
import { SubmissionState } from './submission-state.tsx'

const defaults = {
  orderBy: 'created',
  orderDirection: 'desc' as const,
  filters: ['state', 'assigned', 'form', 'tag', 'from', 'to'],
}

/** Pixels: the rest of a long text is a click away, and the columns beside it stay in sight. */
const excerptWidth = 420

/** What visitors sent by forms, the latest first. */
export default function SubmissionList() {
  const t = useTexts('forms')
  const [open, setOpen] = useOpen()
  const mayEdit = useCan('form_submissions.can_edit')
  const mayDelete = useCan('form_submissions.can_delete')
  // Visitors send while somebody looks.
  const { list } = useList(listSubmissions, { defaults, refetchInterval: 60_000 })
  useNewNotice(submissionNotice, () => void submissionsChanged())
  const { data: filters } = useCall(countSubmissions)
  const [assigning, setAssigning] = useState<Chosen<SubmissionRow>>()
  const showsSpam = list.state.filters['state']?.includes('spam') ?? false
  return (
    <>
      <PageHeader
        title={t('Form submissions')}
        icon="inbox"
        subtitle={filters ? counts(t, filters) : t('Messages that visitors send through forms on this website.')}
      />
      <NavTabs under="/admin/form-submissions" label="Form submissions" />
      <ResourceList
        name="form-submissions"
        label={t('Form submissions')}
        columns={columns(t, setOpen)}
        {...list}
        keyOf={({ id }) => id}
        labelOf={({ formName, sender }) => `${formName} ${sender}`}
        searchLabel={t('Search submissions')}
        views={t('All submissions')}
        filters={filtersOf(t, filters)}
        rowActions={(row) => (
          <RowActions
            name={row.sender || row.formName}
            actions={[
              ...(mayEdit ? [...edits(row, t), ...triage(row, t, setAssigning)] : []),
              ...(mayDelete ? [deletes(row, t)] : []),
            ]}
          />
        )}
        bulkActions={[
          ...(mayEdit
            ? [
                {
                  label: t('Mark as read'),
                  icon: 'mail-open',
                  matching: true as const,
                  run: (_: unknown, chosen: Parameters<typeof mark>[0]) => void mark(chosen, true, t),
                },
                {
                  label: t('Mark as new'),
                  icon: 'mail',
                  matching: true as const,
                  run: (_: unknown, chosen: Parameters<typeof mark>[0]) => void mark(chosen, false, t),
                },
                {
                  label: t('Assign…'),
                  icon: 'user-check',
                  matching: true as const,
                  run: (_: unknown, chosen: Chosen<SubmissionRow>) => setAssigning(chosen),
                },
                {
                  label: showsSpam ? t('Not spam') : t('Mark as spam'),
                  icon: showsSpam ? 'shield-check' : 'shield-alert',
                  matching: true as const,
                  run: (_: unknown, chosen: Chosen<SubmissionRow>) => void spam(chosen, !showsSpam, t),
                },
              ]
            : []),
          ...(mayDelete
            ? [
                {
                  label: t('Delete'),
                  icon: 'trash-2',
                  danger: true,
                  matching: true as const,
                  run: (_: unknown, chosen: Parameters<typeof mark>[0]) => void remove(chosen, t),
                },
              ]
            : []),
        ]}
        empty={{
          title: t('No submissions yet'),
          text: t('Submissions from forms on published pages appear here, whether or not they were emailed.'),
        }}
      />
      {assigning && <AssignDialog chosen={assigning} onClose={() => setAssigning(undefined)} />}
      {open !== undefined && <SubmissionDialog id={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

/** Which one is open stands in the address: the mail to a recipient leads to it. */
function useOpen() {
  const [query, setQuery] = useSearchParams()
  const id = Number(query.get('id') ?? 0)
  const setOpen = (wanted: number | undefined) =>
    setQuery((before) => {
      const next = new URLSearchParams(before)
      if (wanted === undefined) next.delete('id')
      else next.set('id', String(wanted))
      return next
    })
  return [Number.isInteger(id) && id > 0 ? id : undefined, setOpen] as const
}

function counts(t: Translate, { unread, moderation }: SubmissionFilters): string {
  const fresh = t('{count} is new|{count} are new', { count: unread })
  return moderation === 0
    ? fresh
    : `${fresh}, ${t('{count} needs approval|{count} need approval', { count: moderation })}`
}

function filtersOf(t: Translate, known: SubmissionFilters | undefined) {
  const named = (name: string, title: string, values: readonly string[] = []) =>
    values.length === 0 ? [] : [{ name, title, options: values.map((value) => ({ value, label: value })) }]
  return [
    {
      name: 'state',
      title: t('State'),
      options: [
        { value: 'unread', label: t('New') },
        { value: 'read', label: t('Read') },
        { value: 'moderation', label: t('Moderation') },
        { value: 'spam', label: t('Spam ({count})', { count: known?.spam ?? 0 }) },
      ],
    },
    {
      name: 'assigned',
      title: t('Assigned to'),
      options: [
        { value: 'me', label: t('Me') },
        { value: 'nobody', label: t('Nobody') },
      ],
    },
    ...named('form', t('Form'), known?.forms),
    ...named('tag', t('Tag'), known?.tags),
    { name: 'from', title: t('Sent from'), kind: 'day' as const },
    { name: 'to', title: t('Sent until'), kind: 'day' as const },
  ]
}

const edits = (row: SubmissionRow, t: Translate) => [
  ...(row.held === null
    ? []
    : [
        {
          label: t('Approve'),
          alone: t('Approve submission from {sender}', { sender: row.sender || row.formName }),
          icon: 'check',
          onSelect: () => void approve(row, t),
        },
      ]),
  {
    label: row.isRead ? t('Mark as new') : t('Mark as read'),
    alone: row.isRead
      ? t('Mark {sender} as new', { sender: row.sender || row.formName })
      : t('Mark {sender} as read', { sender: row.sender || row.formName }),
    icon: row.isRead ? 'mail' : 'mail-open',
    onSelect: () => void mark(only(row), !row.isRead, t),
  },
]

const triage = (row: SubmissionRow, t: Translate, assign: (chosen: Chosen<SubmissionRow>) => void) => [
  { label: t('Assign…'), icon: 'user-check', onSelect: () => assign(only(row)) },
  {
    label: row.isSpam ? t('Not spam') : t('Mark as spam'),
    icon: row.isSpam ? 'shield-check' : 'shield-alert',
    onSelect: () => void spam(only(row), !row.isSpam, t),
  },
]

const deletes = (row: SubmissionRow, t: Translate) => ({
  label: t('Delete'),
  alone: t('Delete submission from {sender}', { sender: row.sender || row.formName }),
  icon: 'trash-2',
  danger: true,
  onSelect: () => void remove(only(row), t),
})

function columns(t: Translate, open: (id: number) => void): readonly Column<SubmissionRow>[] {
  return [
    {
      id: 'sender',
      title: t('From'),
      sortBy: 'sender',
      fixed: true,
      cell: (row) => (
        <button
          type="button"
          className={`link trunc ${row.isRead ? '' : 'strong'}`.trim()}
          onClick={() => open(row.id)}
        >
          {row.sender || t('Unknown sender')}
        </button>
      ),
    },
    {
      id: 'excerpt',
      title: t('Content'),
      hide: 'md',
      className: 't2',
      cell: ({ excerpt, fileCount }) => (
        <span className="row" style={{ maxWidth: excerptWidth }}>
          <span className="trunc">{excerpt}</span>
          {fileCount > 0 && (
            <span className="row t3 xs">
              <Icon name="paperclip" size="sm" />
              <span className="sr">{t('Files:')}</span> {fileCount}
            </span>
          )}
        </span>
      ),
    },
    { id: 'form', title: t('Form'), sortBy: 'form', hide: 'sm', cell: ({ formName }) => formName },
    { id: 'tags', title: t('Tags'), hide: 'lg', className: 't2', cell: ({ tags }) => tags.join(', ') },
    {
      id: 'assignee',
      title: t('Assigned to'),
      hide: 'lg',
      className: 't2',
      cell: ({ assignee }) => assignee?.displayName ?? '',
    },
    { id: 'state', title: t('State'), cell: (row) => <SubmissionState row={row} /> },
    { id: 'created', title: t('Sent'), sortBy: 'created', className: 't2 num', cell: (row) => when(row.createdAt) },
  ]
}
