import { addressOf } from '@ashlar/sdk'
import { ApiError, call, Link, useCall, useCan } from '@ashlar/sdk/admin'
import { Button, Dialog, EmptyState, Icon, Note, Pending, Skeleton, useTexts, when } from '@ashlar/sdk/ui'
import { Fragment, useEffect } from 'react'
import { getSubmission, getSubmissionFile, markSubmissions } from '../contract.ts'
import type { Submission } from '../submission.ts'
import { approve, only, remove, submissionsChanged } from './submission-actions.ts'
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
  const removed = async () => {
    if (await remove(only(submission), t)) onClose()
  }
  return (
    <>
      {mayDelete && (
        <Button variant="quiet-danger" icon="trash-2" onClick={() => void removed()}>
          {t('Delete')}
        </Button>
      )}
      <span className="grow" />
      {mayEdit && submission.held !== null && (
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
    </div>
  )
}

/** Text as it was typed, line by line. */
function Lines({ text }: { readonly text: string }) {
  return text.split(/\r\n?|\n/).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that does not change
    <span key={index}>
      {index > 0 && <br />}
      {line}
    </span>
  ))
}
