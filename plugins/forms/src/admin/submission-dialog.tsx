import { addressOf } from '@ashlar/sdk'
import { ApiError, call, Link, useCall, useCan } from '@ashlar/sdk/admin'
import { Button, Dialog, EmptyState, Icon, Note, Pending, Skeleton, useTexts, when } from '@ashlar/sdk/ui'
import { Fragment, useEffect, useState } from 'react'
import { getSubmission, getSubmissionFile, markSubmissions } from '../contract.ts'
import type { Submission } from '../submission.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { AnswerList } from './answer-list.tsx'
import { AssignDialog } from './assign-dialog.tsx'
import { Lines } from './lines.tsx'
import { approve, only, remove, spam, submissionsChanged } from './submission-actions.ts'
import { SubmissionState } from './submission-state.tsx'

/** One submission whole; opening it marks it as read for who may. */
export function SubmissionDialog({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const t = useTexts('forms')
  const { data: found, error } = useCall(getSubmission, { params: { id } }, { retry: false })
  const data = found?.submission
  useReading(data)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      icon="inbox"
      title={data ? data.formName || t('Form') : t('Submission')}
      footer={data && <Footer submission={data} onClose={onClose} />}
    >
      {error ? (
        <EmptyState
          kind="failed"
          title={t('The submission could not be loaded')}
          text={error.message}
          requestId={error instanceof ApiError ? error.requestId : undefined}
        />
      ) : data ? (
        <Content submission={data} />
      ) : (
        <Pending>
          <div className="lines">
            <Skeleton width={280} />
            <Skeleton width={420} height={120} />
          </div>
        </Pending>
      )}
    </Dialog>
  )
}

/** It stays new for somebody who may not change that, and when it can't be told: nothing is lost. */
function useReading(data: Submission | undefined): void {
  const mayEdit = useCan('form_submissions.can_edit')
  const unread = data && !data.isRead && mayEdit ? data.id : undefined
  useEffect(() => {
    if (unread === undefined) return
    call(markSubmissions, { body: { ids: [unread], isRead: true } }).then(submissionsChanged, () => {})
  }, [unread])
}

function Footer({ submission, onClose }: { readonly submission: Submission; readonly onClose: () => void }) {
  const t = useTexts('forms')
  const mayEdit = useCan('form_submissions.can_edit')
  const mayDelete = useCan('form_submissions.can_delete')
  const [isAnswering, setAnswering] = useState(false)
  const removed = async () => {
    if (await remove(only(submission), t)) onClose()
  }
  const { isSpam, held, replyTo } = submission
  return (
    <>
      {mayDelete && (
        <Button variant="quiet-danger" icon="trash-2" onClick={() => void removed()}>
          {t('Delete')}
        </Button>
      )}
      <span className="grow" />
      {mayEdit && (
        <Button icon={isSpam ? 'shield-check' : 'shield-alert'} onClick={() => void spam(only(submission), !isSpam, t)}>
          {isSpam ? t('Not spam') : t('Mark as spam')}
        </Button>
      )}
      {mayEdit && replyTo !== '' && (
        <Button variant={held === null ? 'primary' : 'plain'} icon="reply" onClick={() => setAnswering(true)}>
          {t('Reply')}
        </Button>
      )}
      {isAnswering && <AnswerDialog submission={submission} onClose={() => setAnswering(false)} />}
      {mayEdit && held !== null && (
        <Button variant="primary" icon="check" onClick={() => void approve(submission, t)}>
          {t('Approve')}
        </Button>
      )}
    </>
  )
}

function Content({ submission }: { readonly submission: Submission }) {
  const t = useTexts('forms')
  const { fields, files, url, createdAt, tags, held, newsletter, customerAddress, utm } = submission
  const why = {
    'no-bot-check': t('It was sent without a bot check, for example from a browser without JavaScript.'),
    honeypot: t('Marked as spam: hidden field filled in.'),
  }
  return (
    <div className="form">
      <div className="row wrap">
        <SubmissionState row={submission} />
        <Assignee submission={submission} />
        <span className="t2">{t('Sent from {url}, {when}', { url, when: when(createdAt) })}</span>
      </div>
      {held !== null && (
        <Note tone="warn">
          {why[held]} {t('No email was sent. Approve it if a person wrote it.')}
        </Note>
      )}
      <dl className="dl">
        {fields
          .filter(({ type }) => type !== 'file')
          .map(({ key, label, values }) => (
            <Fragment key={key}>
              <dt>{label}</dt>
              <dd>{values.length === 0 ? <span className="t3">–</span> : <Lines text={values.join('\n')} />}</dd>
            </Fragment>
          ))}
        {files.map(({ id, name, size }) => (
          <Fragment key={id}>
            <dt>{t('File')}</dt>
            <dd>
              <a
                className="link row"
                href={addressOf(getSubmissionFile, { params: { id: submission.id, file: id } })}
                download
              >
                <Icon name="paperclip" size="sm" /> {name}
              </a>
              <span className="t3 xs">{t('{size} KB', { size: Math.max(1, Math.round(size / 1024)) })}</span>
            </dd>
          </Fragment>
        ))}
        {newsletter && (
          <>
            <dt>{t('Newsletter')}</dt>
            <dd>{newsletter.text}</dd>
          </>
        )}
        {tags.length > 0 && (
          <>
            <dt>{t('Tags')}</dt>
            <dd>{tags.join(', ')}</dd>
          </>
        )}
        {utm && (
          <>
            <dt>{t('Campaign')}</dt>
            <dd>{Object.values(utm).join(', ')}</dd>
          </>
        )}
        {customerAddress && (
          <>
            <dt>{t('Customer')}</dt>
            <dd>
              <Link to={customerAddress}>{t('Open the customer')}</Link>
            </dd>
          </>
        )}
      </dl>
      <AnswerList answers={submission.answers} />
    </div>
  )
}

/** Who deals with it, and the way to change that. */
function Assignee({ submission }: { readonly submission: Submission }) {
  const t = useTexts('forms')
  const mayEdit = useCan('form_submissions.can_edit')
  const [isOpen, setOpen] = useState(false)
  const name = submission.assignee
    ? t('Assigned to {name}', { name: submission.assignee.displayName })
    : t('Assigned to nobody')
  if (!mayEdit) return <span className="t2">{name}</span>
  return (
    <>
      <Button size="sm" icon="user-check" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {name}
      </Button>
      {isOpen && <AssignDialog chosen={only(submission)} onClose={() => setOpen(false)} />}
    </>
  )
}
