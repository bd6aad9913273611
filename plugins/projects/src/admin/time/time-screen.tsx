import { addressOf } from '@ashlar/sdk'
import { CouldNotLoad, useCall, useCan, useMe, useSearchParams } from '@ashlar/sdk/admin'
import { Button, EmptyState, Icon, PageHeader, Pending, Skeleton, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { listTime, type TaskTimeEntry } from '../../contract.ts'
import { today } from '../task/due-text.tsx'
import { TaskInAddress } from '../task/task-in-address.tsx'
import { EntryDialog } from './entry-dialog.tsx'
import { ForgottenTimer } from './forgotten-timer.tsx'
import { PeriodBar } from './period-bar.tsx'
import { PersonChoice } from './person-choice.tsx'
import { rangeText } from './range-text.ts'
import { TimeSheet } from './time-sheet.tsx'
import { dateOf, daysAfter, mondayOf, weekFrom } from './weeks.ts'

/** The time of a week, of one person or of everybody. */
export default function TimeScreen() {
  const t = useTexts('projects')
  const me = useMe()
  const mayLog = useCan('projects.can_edit')
  const seesAll = me.user.role_id <= 3
  const [address, setAddress] = useSearchParams()
  const [edited, setEdited] = useState<TaskTimeEntry | 'new'>()
  const monday = mondayOf(address.get('week') ?? today())
  const person = seesAll ? (address.get('person') ?? '') : String(me.user.id)
  const days = weekFrom(monday)
  const query = {
    startDate: dateOf(monday).toISOString(),
    endDate: dateOf(daysAfter(monday, 7)).toISOString(),
    ...(person !== '' && { user_id: Number(person) }),
  }
  const { data, error, refetch } = useCall(listTime, { query }, { placeholderData: (before) => before })
  const put = (name: string, value: string) => {
    const next = new URLSearchParams(address)
    if (value === '') next.delete(name)
    else next.set(name, value)
    setAddress(next)
  }
  const rows = data?.results.rows ?? []
  return (
    <>
      <PageHeader
        title={t('Time')}
        icon="timer"
        subtitle={t('Who did what, and how long it took.')}
        actions={
          <>
            <a className="btn" href={addressOf(listTime, { query: { ...query, format: 'csv' } })} download>
              <Icon name="download" />
              {t('Export as CSV')}
            </a>
            {mayLog && (
              <Button variant="primary" icon="plus" onClick={() => setEdited('new')}>
                {t('Log time')}
              </Button>
            )}
          </>
        }
      />
      <ForgottenTimer />
      <PeriodBar
        title={rangeText(monday, days[6] ?? monday)}
        onMove={(by) => put('week', daysAfter(monday, 7 * by))}
        onToday={() => put('week', '')}
      >
        {seesAll && <PersonChoice value={person} onChange={(value) => put('person', value)} />}
      </PeriodBar>
      {error && !data ? (
        <CouldNotLoad title={t('The time could not be loaded')} error={error} retry={refetch} />
      ) : !data ? (
        <Pending>
          <div className="lines">
            <Skeleton width={480} height={40} />
            <Skeleton width={480} height={40} />
          </div>
        </Pending>
      ) : rows.length === 0 ? (
        <EmptyState
          kind="nothing"
          title={t('No time in this week')}
          text={t('Start a timer on a task, or log time by hand.')}
        />
      ) : (
        <TimeSheet days={days} entries={rows} onEdit={setEdited} />
      )}
      {edited && (
        <EntryDialog
          taskId={edited === 'new' ? undefined : edited.task_id}
          entry={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      <TaskInAddress />
    </>
  )
}
