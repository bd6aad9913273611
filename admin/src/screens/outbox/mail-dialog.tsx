import { addressOf } from '@ashlar/sdk'
import { ApiError, useCall } from '@ashlar/sdk/admin'
import { getMail, previewMail } from '@ashlar/sdk/platform'
import { Dialog, EmptyState, Note, Pending, Segments, Skeleton, useTexts, Verbatim, when } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { MailState } from './mail-state.tsx'

/** One mail as its reader sees it, in a frame that can run nothing. */
export function MailDialog({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const t = useTexts('admin')
  const [view, setView] = useState<'html' | 'text'>('html')
  const { data, error } = useCall(getMail, { params: { id } }, { retry: false })
  const mail = data?.results
  const isPrivate = error instanceof ApiError && error.status === 403
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="lg" icon="mail" title={mail?.subject ?? t('Email')}>
      {error ? (
        <EmptyState
          kind={isPrivate ? 'no-permission' : 'failed'}
          title={isPrivate ? t('This email is private') : t('The email could not be loaded')}
          text={error.message}
          requestId={error instanceof ApiError && !isPrivate ? error.requestId : undefined}
        />
      ) : !mail ? (
        <Pending>
          <div className="lines">
            <Skeleton width={280} />
            <Skeleton width={420} height={180} />
          </div>
        </Pending>
      ) : (
        <div className="form">
          <div className="row">
            <MailState mail={mail} />
            <span className="t2 grow">
              {t('To {address}, {when}', { address: mail.to, when: when(mail.sentAt ?? mail.createdAt) })}
            </span>
            <Segments
              label={t('View as')}
              size="sm"
              value={view}
              onChange={setView}
              options={[
                { value: 'html', label: t('Email') },
                { value: 'text', label: t('Plain text') },
              ]}
            />
          </div>
          {mail.state !== 'sent' && mail.error !== '' && (
            <Note tone={mail.state === 'kept' ? 'warn' : 'bad'}>
              {mail.error}
              {mail.nextTryAt && ` ${t('Next attempt: {when}.', { when: when(mail.nextTryAt) })}`}
            </Note>
          )}
          {mail.attachments.length > 0 && (
            <p className="t2">{t('Attachments: {names}', { names: mail.attachments.join(', ') })}</p>
          )}
          {mail.hidesSecrets && (
            <Note tone="info">{t('The secret link or code in this email is hidden. Only the recipient sees it.')}</Note>
          )}
          {view === 'html' ? (
            <iframe
              className="outbox__mail"
              sandbox=""
              src={addressOf(previewMail, { params: { id: mail.id } })}
              title={t('Content of the email')}
            />
          ) : (
            <Verbatim>{mail.text}</Verbatim>
          )}
        </div>
      )}
    </Dialog>
  )
}
