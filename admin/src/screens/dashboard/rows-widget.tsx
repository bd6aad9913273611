import type { WidgetRows } from '@ashlar/sdk'
import { api, useQuery } from '@ashlar/sdk/admin'
import { WidgetFailed, WidgetWaiting } from '@ashlar/sdk/shell'
import { useTexts, when } from '@ashlar/sdk/ui'
import Type from 'typebox'

const List = Type.Object({
  results: Type.Object({ rows: Type.Array(Type.Record(Type.String(), Type.Unknown())) }),
})

export interface RowsWidgetProps {
  readonly rows: WidgetRows
  /** Whose texts these are. */
  readonly module: string
}

/** A card that is a short list of another module's: its first rows. */
export default function RowsWidget({ rows: { list, query, name, moment, count, empty }, module }: RowsWidgetProps) {
  const t = useTexts(module)
  const { data, error, refetch } = useQuery({
    queryKey: [list, query],
    queryFn: () => api.get(list, { query, reply: List }),
    // Whoever changes these rows does not know of this card.
    staleTime: 0,
  })
  if (error) return <WidgetFailed error={error} retry={refetch} />
  if (!data) return <WidgetWaiting />
  const { rows } = data.results
  if (rows.length === 0) return <p className="t2">{t(empty)}</p>
  return (
    <ul className="owe">
      {rows.map((row) => (
        <li key={String(row[name])}>
          <span className="grow">
            <span className="med mono trunc" title={String(row[name])}>
              {String(row[name])}
            </span>
            <span className="t3 xs">{t(moment.words, { when: when(String(row[moment.member])) })}</span>
          </span>
          <span className="num t2">{t(count.words, { count: Number(row[count.member]) })}</span>
        </li>
      ))}
    </ul>
  )
}
