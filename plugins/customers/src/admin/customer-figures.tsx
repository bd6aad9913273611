import { call, SlotFills, useDialog, useQuery } from '@ashlar/sdk/admin'
import { currentLanguage, Figure, Figures, useTexts } from '@ashlar/sdk/ui'
import { type Customer, customerFigures, getTimeline, noteDialog } from '../contract.ts'
import { customerKey } from './customers-changed.ts'
import { useNoteCount } from './use-note-count.ts'
import { useUsesVehicles } from './use-uses-vehicles.ts'

const day = 24 * 60 * 60_000

/** A customer at a glance: what other modules count comes first. */
export function CustomerFigures({ customer }: { readonly customer: Customer }) {
  const t = useTexts('customers')
  const { customer_id: customerId, vehicles, createdAt } = customer
  const usesVehicles = useUsesVehicles()
  const note = useDialog(noteDialog)
  const notes = useNoteCount(customerId)
  const { data } = useQuery({
    queryKey: [...customerKey(customerId), 'timeline', 'last'],
    queryFn: () => call(getTimeline, { params: { id: customerId }, query: { limit: 1 } }),
  })
  const last = data?.entries[0]?.at
  return (
    <Figures label={t('Key figures')}>
      <SlotFills slot={customerFigures} props={{ customerId }} />
      {note.isOffered && <Figure name={t('Notes')} value={notes ?? '–'} />}
      {usesVehicles && <Figure name={t('Vehicles')} value={vehicles.length} />}
      <Figure name={t('Last activity')} value={last === undefined ? '–' : daysAgo(last)} />
      <Figure name={t('Since')} value={monthOf(createdAt)} />
    </Figures>
  )
}

/** "today", "yesterday", "12 days ago". */
function daysAgo(at: string): string {
  const days = Math.round((startOfDay(new Date()) - startOfDay(new Date(at))) / day)
  return new Intl.RelativeTimeFormat(currentLanguage(), { numeric: 'auto' }).format(-days, 'day')
}

const startOfDay = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()

const monthOf = (at: string): string =>
  new Intl.DateTimeFormat(currentLanguage(), { month: 'short', year: 'numeric' }).format(new Date(at))
