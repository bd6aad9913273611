import { CouldNotLoadNote, call, Link, useDialog, useQuery } from '@ashlar/sdk/admin'
import { Button, Card, Pending, Segments, Skeleton, Timeline, type TimelineStep, useTexts, when } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { getTimeline, noteDialog, type TimelineEntry, type TimelineFilter } from '../contract.ts'
import { customerKey } from './customers-changed.ts'

/** Icons of kinds that this module tells; others have a dot. */
const icons: Readonly<Record<string, string>> = {
  'customers.created': 'user-plus',
  'customers.note': 'sticky-note',
  'forms.submitted': 'inbox',
}

const pageSize = 30

/** What modules told of a customer, newest first, with the way to write a note. */
export function CustomerHistory({ customerId }: { readonly customerId: number }) {
  const t = useTexts('customers')
  const note = useDialog(noteDialog)
  const [limit, setLimit] = useState(pageSize)
  const [show, setShow] = useState<TimelineFilter | 'all'>('all')
  const { data, error, refetch } = useQuery({
    queryKey: [...customerKey(customerId), 'timeline', show, limit],
    queryFn: () => call(getTimeline, { params: { id: customerId }, query: { limit, ...(show !== 'all' && { show }) } }),
    placeholderData: (before) => before,
  })
  return (
    <Card
      title={t('Activity')}
      actions={
        <>
          {data && data.filters.length > 0 && (
            <Segments
              size="sm"
              label={t('Show')}
              value={show}
              onChange={(value) => {
                setShow(value)
                setLimit(pageSize)
              }}
              options={[
                { value: 'all', label: t('All') },
                ...data.filters.map((value) => ({ value, label: value === 'notes' ? t('Notes') : t('Money') })),
              ]}
            />
          )}
          {note.isOffered && (
            <Button size="sm" icon="plus" onClick={() => void note.open({ customerId })}>
              {t('Write a note')}
            </Button>
          )}
        </>
      }
      foot={
        data?.more && (
          <Button variant="ghost" onClick={() => setLimit(Math.min(100, limit + pageSize))} disabled={limit >= 100}>
            {t('Show older')}
          </Button>
        )
      }
    >
      {error ? (
        <CouldNotLoadNote error={error} retry={refetch} />
      ) : data ? (
        <Timeline label={t('Activity')} steps={data.entries.map(stepOf)} />
      ) : (
        <Pending>
          <div className="lines">
            <Skeleton width={320} height={30} />
            <Skeleton width={280} height={30} />
          </div>
        </Pending>
      )}
    </Card>
  )
}

const stepOf = ({ id, kind, title, href, at }: TimelineEntry): TimelineStep => ({
  key: id,
  icon: icons[kind] ?? 'circle',
  title: href === '' ? title : <Link to={href}>{title}</Link>,
  when: when(at),
  at,
})
