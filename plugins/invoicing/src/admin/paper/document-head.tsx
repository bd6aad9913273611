import { SlotFills, useCan } from '@ashlar/sdk/admin'
import { Badge, Button, dayText, IconButton, Menu, PageHeader, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { type Document, documentActions } from '../../contract.ts'
import { may } from '../../life/life.ts'
import { type DocumentKind, wordsOf } from '../kinds.ts'
import { PdfLink } from '../pdf-link.tsx'
import { ReminderDialog } from '../reminders/reminder-dialog.tsx'
import { setReminders } from '../reminders/set-reminders.ts'
import { useReminders } from '../reminders/use-reminders.ts'
import { StatusBadge } from '../status-badge.tsx'
import { ApproveDialog, CancelDialog, DeclineDialog } from './answer-dialogs.tsx'
import { archiveDocument } from './archive-document.ts'
import { BackToList } from './back-to-list.tsx'
import { ConvertDialog } from './convert-dialog.tsx'
import { endLinks } from './end-links.ts'
import { PayDialog } from './pay-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { SendDialog } from './send-dialog.tsx'

interface DocumentHeadProps {
  readonly kind: DocumentKind
  readonly document: Document
}

type Opened = 'send' | 'approve' | 'decline' | 'convert' | 'pay' | 'refund' | 'cancel' | 'remind'

/** How a document stands, and what can be done next. */
export function DocumentHead({ kind, document }: DocumentHeadProps) {
  const t = useTexts('invoicing')
  const mayEdit = useCan(`${kind.area}.can_edit`)
  const mayCreate = { invoice: useCan('invoices.can_create'), order: useCan('work_orders.can_create') }
  const mayBill = useCan('invoices.can_edit')
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const can = (act: Parameters<typeof may>[0]) => mayEdit && may(act, document)
  const late = daysLate(document)
  const canConvert = can('convert') && (mayCreate.invoice || (mayCreate.order && document.type === 'quote'))
  const open = (act: Opened) => () => setOpened(act)
  const reminders = useReminders(document)
  const canRemind = mayEdit && reminders !== undefined && document.amountDue > 0
  const isSent =
    document.history.findLast(({ kind: step }) => step === 'sent' || step === 'links-ended')?.kind === 'sent'
  const entries = [
    ...(can('decline') ? [{ label: t('Declined by the customer'), icon: 'x', onSelect: open('decline') }] : []),
    ...(can('refund') ? [{ label: t('Refund'), icon: 'undo-2', onSelect: open('refund') }] : []),
    ...(canRemind ? [{ label: t('Send reminder now'), icon: 'bell', onSelect: open('remind') }] : []),
    ...(canRemind && reminders.isStopped
      ? [
          {
            ...{ label: t('Go on with reminders'), icon: 'bell' },
            onSelect: () => void setReminders(document, false, t),
          },
        ]
      : []),
    ...(canRemind && !reminders.isStopped
      ? [{ label: t('Stop reminders'), icon: 'bell-off', onSelect: () => void setReminders(document, true, t) }]
      : []),
    ...(mayEdit && isSent
      ? [{ label: t('End links'), icon: 'link-2-off', onSelect: () => void endLinks(kind, document, t) }]
      : []),
    ...(can('archive')
      ? [{ label: t('Archive'), icon: 'archive', onSelect: () => void archiveDocument(kind, document, t) }]
      : []),
    ...(can('cancel') ? [{ label: t('Cancel document'), icon: 'ban', danger: true, onSelect: open('cancel') }] : []),
  ]
  return (
    <>
      <PageHeader
        before={<BackToList kind={kind} />}
        title={document.invoiceNumber || wordsOf(kind, t).one}
        badges={
          <>
            <StatusBadge of={document} />
            {late > 0 && (
              <Badge tone="red" plain>
                {t('{count} day late|{count} days late', { count: late })}
              </Badge>
            )}
          </>
        }
        subtitle={`${document.customer_name}, ${dayText(document.invoiceDate)}`}
        actions={
          <>
            {entries.length > 0 && (
              <Menu trigger={<IconButton icon="ellipsis" label={t('More')} />} entries={entries} />
            )}
            <PdfLink kind={kind} id={document.id} />
            <SlotFills slot={documentActions} props={{ documentId: document.id, type: document.type }} />
            {can('send') && (
              <Button icon="send" onClick={open('send')}>
                {isSent ? t('Send again') : t('Send')}
              </Button>
            )}
            {can('approve') && (
              <Button variant="primary" icon="check" onClick={open('approve')}>
                {t('Approved by the customer')}
              </Button>
            )}
            {canConvert && (
              <Button variant="primary" icon="arrow-right" onClick={open('convert')}>
                {t('Convert')}
              </Button>
            )}
            {(can('pay') || (can('payDeposit') && mayBill && document.depositDue > 0)) && (
              <Button variant={document.type === 'invoice' ? 'primary' : 'plain'} icon="banknote" onClick={open('pay')}>
                {document.type === 'invoice' ? t('Record payment') : t('Record deposit')}
              </Button>
            )}
          </>
        }
      />
      {opened === 'send' && <SendDialog {...{ kind, document }} onClose={close} />}
      {opened === 'approve' && <ApproveDialog {...{ kind, document }} onClose={close} />}
      {opened === 'decline' && <DeclineDialog {...{ kind, document }} onClose={close} />}
      {opened === 'cancel' && <CancelDialog {...{ kind, document }} onClose={close} />}
      {opened === 'convert' && <ConvertDialog {...{ kind, document }} onClose={close} />}
      {opened === 'remind' && <ReminderDialog document={document} onClose={close} />}
      {opened === 'pay' && <PayDialog {...{ kind, document }} onClose={close} />}
      {opened === 'refund' && <RefundDialog document={document} onClose={close} />}
    </>
  )
}

/** Days since an invoice was due that is not paid. */
function daysLate({ dueDate, amountDue }: Document): number {
  if (dueDate === null || amountDue === 0) return 0
  return Math.max(0, Math.floor((Date.now() - Date.parse(`${dueDate}T23:59:59`)) / 86_400_000))
}
