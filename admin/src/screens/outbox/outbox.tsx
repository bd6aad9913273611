import { call, outdated, useCan } from '@ashlar/sdk/admin'
import { getMail, listMails, type OutboxMail, sendMails } from '@ashlar/sdk/platform'
import { bulk, type Chosen, type Column, ResourceList, rowsIn, useList } from '@ashlar/sdk/tables'
import { IconButton, PageHeader, type Translate, useTexts, when } from '@ashlar/sdk/ui'
import { useState } from 'react'
import '../screens.css'
import { MailDialog } from './mail-dialog.tsx'
import './outbox.css'
import { MailState, stateWords } from './mail-state.tsx'

const defaults = { orderBy: 'id', orderDirection: 'desc' as const, itemsPerPage: 25, filters: ['state'] }
/** Every mail of the website: sent, waiting, failed, or kept because no mail server is configured. */
export default function Outbox() {
  const t = useTexts('admin')
  const [open, setOpen] = useState<number>()
  const canEdit = useCan('settings.can_edit')
  const { list } = useList(listMails, {
    defaults,
    // What waits moves by itself.
    refetchInterval: ({ state: { data: known } }) =>
      known?.rows.some((mail) => mail.state === 'queued') ? 5_000 : 60_000,
  })
  const again = (chosen: Chosen<OutboxMail>) =>
    void bulk(chosen, {
      fetch: rowsIn(listMails),
      work: async (mails) => {
        await call(sendMails, { body: { ids: mails.map(({ id }) => id) } })
        return []
      },
      labelOf: ({ subject }) => subject,
      after: () => outdated(listMails, getMail),
      done: (count) => t('{count} email will be sent again|{count} emails will be sent again', { count }),
    })
  return (
    <>
      <PageHeader
        title={t('Outbox')}
        icon="mail"
        subtitle={t('Emails from this website and whether they were sent.')}
      />
      <ResourceList
        name="outbox"
        label={t('Emails')}
        columns={columns(t, setOpen)}
        {...list}
        keyOf={({ id }) => id}
        labelOf={({ subject }) => subject}
        searchLabel={t('Search emails')}
        views={t('All emails')}
        filters={[
          {
            name: 'state',
            title: t('State'),
            options: Object.entries(stateWords(t)).map(([value, label]) => ({ value, label })),
          },
        ]}
        rowActions={(mail) =>
          canEdit && mail.state !== 'sent' ? (
            <IconButton
              icon="send"
              label={t('Send {subject} again', { subject: mail.subject })}
              tooltip={t('Send again')}
              onClick={() => again({ kind: 'rows', rows: [mail], count: 1 })}
            />
          ) : null
        }
        bulkActions={
          canEdit ? [{ label: t('Send again'), icon: 'send', matching: true, run: (_, chosen) => again(chosen) }] : []
        }
        empty={{
          title: t('No emails yet'),
          text: t('Invitations, password links and emails from modules are listed here, sent or not.'),
        }}
      />
      {open !== undefined && <MailDialog id={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function columns(t: Translate, open: (id: number) => void): readonly Column<OutboxMail>[] {
  return [
    {
      id: 'subject',
      title: t('Subject'),
      fixed: true,
      cell: (mail) => (
        <button type="button" className="link med trunc" onClick={() => open(mail.id)}>
          {mail.subject}
        </button>
      ),
    },
    { id: 'to', title: t('To'), hide: 'sm', className: 't2', cell: (mail) => mail.to },
    {
      id: 'state',
      title: t('State'),
      cell: (mail) => (
        <span className="row">
          <MailState mail={mail} />
          {mail.state !== 'sent' && mail.error !== '' && (
            <span className="t3 xs trunc hide-md outbox__why">{mail.error}</span>
          )}
        </span>
      ),
    },
    { id: 'created', title: t('Created'), hide: 'md', className: 't2 num', cell: (mail) => when(mail.createdAt) },
    { id: 'purpose', title: t('Purpose'), hide: 'lg', className: 't3 mono', cell: (mail) => mail.purpose },
  ]
}
