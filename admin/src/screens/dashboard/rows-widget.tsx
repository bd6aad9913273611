import type { WidgetRows } from '@ashlar/sdk'
import { api, Link, useLiveEvent, useQuery } from '@ashlar/sdk/admin'
import { NewNotice } from '@ashlar/sdk/platform'
import { WidgetFailed, WidgetWaiting } from '@ashlar/sdk/shell'
import { useTexts, when } from '@ashlar/sdk/ui'
import Type from 'typebox'
import { addressOfRow } from '../../shell/row-address.ts'

const List = Type.Object({
  results: Type.Object({ rows: Type.Array(Type.Record(Type.String(), Type.Unknown())) }),
})

export interface RowsWidgetProps {
  readonly rows: WidgetRows
  /** Whose texts these are. */
  readonly module: string
}

/** A card that is a short list of another module's: its first rows. */
export function RowsWidget({ rows: shown, module }: RowsWidgetProps) {
  const { list, query, name, unnamed = '', to, moment, count, empty } = shown
  const t = useTexts(module)
  const { data, error, refetch } = useQuery({
    queryKey: [list, query],
    queryFn: () => api.get(list, { query, reply: List }),
    // Whoever changes these rows does not know of this card.
    staleTime: 0,
  })
  useLiveEvent('new_notice', NewNotice, () => void refetch())
  if (error) return <WidgetFailed error={error} retry={refetch} />
  if (!data) return <WidgetWaiting />
  const { rows } = data.results
  if (rows.length === 0) return <p className="t2">{t(empty)}</p>
  return (
    <ul className="owe">
      {rows.map((row) => {
        const text = (member: string) => String(row[member] ?? '')
        const address = to && addressOfRow(to, row)
        const title = text(name) || t(unnamed)
        const members = Object.fromEntries(Object.keys(row).map((member) => [member, text(member)]))
        return (
          <li key={address ?? title}>
            <span className="grow">
              {address ? (
                <Link className="med trunc" to={address}>
                  {title}
                </Link>
              ) : (
                <span className="med mono trunc" title={title}>
                  {title}
                </span>
              )}
              {moment && (
                <span className="t3 xs">{t(moment.words, { ...members, when: when(text(moment.member)) })}</span>
              )}
            </span>
            {count && <span className="num t2">{t(count.words, { count: Number(row[count.member]) })}</span>}
          </li>
        )
      })}
    </ul>
  )
}
