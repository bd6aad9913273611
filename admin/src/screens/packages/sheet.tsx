import { CouldNotLoad } from '@ashlar/sdk/admin'
import { EmptyState, Pending, Skeleton, useTexts } from '@ashlar/sdk/ui'
import type { ReactNode } from 'react'

export interface SheetProps<Row> {
  /** Accessible name: "History". */
  readonly label: string
  /** Undefined while the first reply is on the way. */
  readonly rows: readonly Row[] | undefined
  readonly error: Error | null
  readonly onRetry: () => void
  readonly empty: { readonly title: string; readonly text: string; readonly actions?: ReactNode }
  readonly children: (rows: readonly Row[]) => ReactNode
}

/** A short list without search or pages, with all its states. */
export function Sheet<Row>({ label, rows, error, onRetry, empty, children }: SheetProps<Row>) {
  const t = useTexts('admin')
  return (
    <section className="sheet" aria-label={label}>
      {error ? (
        <CouldNotLoad title={t('{list} could not be loaded', { list: label })} error={error} retry={onRetry} />
      ) : rows === undefined ? (
        <Pending>
          <div className="lines lines--sheet">
            <Skeleton width={220} />
            <Skeleton width={300} />
            <Skeleton width={260} />
          </div>
        </Pending>
      ) : rows.length === 0 ? (
        <EmptyState kind="nothing" {...empty} />
      ) : (
        <div className="scroller">{children(rows)}</div>
      )}
    </section>
  )
}
