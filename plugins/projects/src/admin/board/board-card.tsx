import { Avatar, Avatars, Icon, Progress, useTexts } from '@ashlar/sdk/ui'
import { memo } from 'react'
import type { Card } from '../../contract.ts'
import { shortDay } from '../short-day.ts'
import { hoursText } from '../words.ts'

const body = { display: 'flex', flexDirection: 'column', gap: 9 } as const
const small = { gap: 4 } as const

/** What a board shows of a project. */
export const BoardCard = memo(function BoardCard({ card }: { readonly card: Card }) {
  const t = useTexts('projects')
  const { title, customer_name, vehicle, est_hours, end_date, tasks, assignees, tags, is_done } = card
  const isLate = !is_done && end_date !== null && new Date(end_date) < new Date()
  return (
    <div style={body}>
      <b className="med">{title}</b>
      {customer_name !== '' && (
        <span className="row t3 xs" style={{ gap: 6 }}>
          <Avatar name={customer_name} size="sm" />
          <span className="trunc">{[customer_name, vehicle].filter((part) => part !== '').join(', ')}</span>
        </span>
      )}
      {tags.length > 0 && <span className="t3 xs trunc">{tags.join(', ')}</span>}
      {tasks.total > 0 && (
        <Progress
          label={t('{closed} of {total} tasks', { closed: tasks.closed, total: tasks.total })}
          value={tasks.closed / tasks.total}
        />
      )}
      <div className="row xs t2" style={{ gap: 10, whiteSpace: 'nowrap' }}>
        <span className="row num" style={small}>
          <Icon name="clock" size="sm" />
          {hoursText(est_hours, t)}
        </span>
        {end_date !== null && (
          <span className={`row num${isLate ? ' bad-text' : ''}`} style={small}>
            <Icon name="calendar" size="sm" />
            {isLate && <span className="sr">{t('Over since')}</span>}
            {shortDay(end_date)}
          </span>
        )}
        <span className="grow" />
        {assignees.length > 0 && <Avatars size="sm" most={3} names={assignees.map(({ displayName }) => displayName)} />}
      </div>
    </div>
  )
})
