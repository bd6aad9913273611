import { ButtonLink, call, SlotFills, useCan } from '@ashlar/sdk/admin'
import { Button, confirm, dayText, IconButton, Menu, Note, PageHeader, toast, useTexts } from '@ashlar/sdk/ui'
import { type Document, type DocumentSchedule, documentActions, invoiceCalls, recurringCalls } from '../../contract.ts'
import { may } from '../../life/life.ts'
import { mayIn } from '../../recurring/states.ts'
import { documentsChanged } from '../changed.ts'
import { recurringKind, wordsOf } from '../kinds.ts'
import { BackToList } from '../paper/back-to-list.tsx'
import { problemOf } from '../problem-of.ts'
import { StatusBadge } from '../status-badge.tsx'
import { rhythmText } from './schedule-words.ts'

export interface OfRecurring {
  readonly document: Document
  readonly schedule: DocumentSchedule
}

/** How a recurring invoice stands, and what can be done next. */
export function RecurringHead({ document, schedule }: OfRecurring) {
  const t = useTexts('invoicing')
  const mayEdit = useCan(`${recurringKind.area}.can_edit`)
  const { id, revision, customer_name: name } = document
  const given = { params: { id }, body: { revision } }
  const isRunning = mayEdit && may('change', document)
  const done = async (act: () => Promise<unknown>, texts: { readonly done: string; readonly failed: string }) => {
    try {
      await act()
      await documentsChanged()
      toast.success(texts.done)
    } catch (error) {
      toast.error(texts.failed, { description: problemOf(error) })
    }
  }
  const pause = () =>
    done(() => call(recurringCalls.pause, given), {
      done: t('The recurring invoice is paused'),
      failed: t('The recurring invoice was not paused'),
    })
  const resume = () =>
    done(() => call(recurringCalls.resume, given), {
      done: t('The recurring invoice goes on'),
      failed: t('The recurring invoice was not resumed'),
    })
  const end = async () => {
    const description = t('No more invoices are made. Those that were made stay. This cannot be undone.')
    const title = t('End this recurring invoice?')
    if (!(await confirm({ title, description, icon: 'ban', destructive: true }))) return
    await done(() => call(invoiceCalls.cancel, given), {
      done: t('The recurring invoice has ended'),
      failed: t('The recurring invoice was not ended'),
    })
  }
  return (
    <>
      <PageHeader
        before={<BackToList kind={recurringKind} />}
        title={wordsOf(recurringKind, t).one}
        badges={<StatusBadge of={document} />}
        subtitle={[name, rhythmText(schedule, t)].filter((part) => part !== '').join(', ')}
        actions={
          <>
            {isRunning && (
              <Menu
                trigger={<IconButton icon="ellipsis" label={t('More')} />}
                entries={[{ label: t('End'), icon: 'ban', danger: true, onSelect: () => void end() }]}
              />
            )}
            <SlotFills slot={documentActions} props={{ documentId: id, type: document.type }} />
            {isRunning && (
              <ButtonLink icon="pencil" to={`${recurringKind.path}/${id}?edit=1`}>
                {t('Edit')}
              </ButtonLink>
            )}
            {isRunning && mayIn('pause', schedule.state) && (
              <Button icon="pause" onClick={() => void pause()}>
                {t('Pause')}
              </Button>
            )}
            {isRunning && mayIn('resume', schedule.state) && (
              <Button variant="primary" icon="play" onClick={() => void resume()}>
                {t('Resume')}
              </Button>
            )}
          </>
        }
      />
      {schedule.state === 'failed' && (
        <div style={{ marginBottom: 16 }}>
          <Note tone="bad">
            <b>{t('The invoice of {date} could not be made.', { date: dayText(schedule.nextDate ?? '') })}</b>{' '}
            {schedule.failure} {t('No more invoices are made until you resume it.')}
          </Note>
        </div>
      )}
    </>
  )
}
