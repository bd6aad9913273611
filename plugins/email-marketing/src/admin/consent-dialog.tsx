import { CouldNotLoadNote, useCall } from '@ashlar/sdk/admin'
import { Button, Dialog, Skeleton, useTexts, when } from '@ashlar/sdk/ui'
import { type Consent, getSubscriber, type Subscriber } from '../contract.ts'
import { zoneText } from './campaigns/words.ts'

export interface ConsentDialogProps {
  readonly subscriber: Subscriber
  readonly onClose: () => void
}

/** What somebody agreed to, in the words that stood there, when and where. */
export function ConsentDialog({ subscriber, onClose }: ConsentDialogProps) {
  const t = useTexts('email_marketing')
  const { data, error, refetch } = useCall(getSubscriber, { params: { id: subscriber.id } })
  const consents = data?.subscriber.consents
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Consent of {email}', { email: subscriber.email })}
      icon="file-check"
      footer={
        <>
          <span className="grow" />
          <Button onClick={onClose}>{t('Close')}</Button>
        </>
      }
    >
      {error && <CouldNotLoadNote error={error} retry={refetch} />}
      {!data && !error && <Skeleton width={280} height={48} />}
      {consents?.length === 0 && <p className="t2">{t('No consent was recorded.')}</p>}
      <ol className="form">
        {consents?.map((consent) => (
          <Line key={`${consent.at} ${consent.kind}`} consent={consent} />
        ))}
      </ol>
      {data && data.subscriber.timeZone !== '' && (
        <p className="t2 xs">{t('Time zone: {zone}', { zone: zoneText(data.subscriber.timeZone) })}</p>
      )}
    </Dialog>
  )
}

function Line({ consent: { kind, text, source, at } }: { readonly consent: Consent }) {
  const t = useTexts('email_marketing')
  const said = {
    asked: t('Signed up'),
    confirmed: t('Confirmed'),
    'by-hand': t('Recorded by staff'),
    withdrawn: t('Unsubscribed'),
  }[kind]
  return (
    <li>
      <b className="med">{said}</b> <span className="t2 num">{when(at)}</span>
      {source !== '' && <div className="t2">{source}</div>}
      {text !== '' && <q>{text}</q>}
    </li>
  )
}
