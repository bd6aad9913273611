import { useTexts } from '@ashlar/sdk/ui'
import type { Difference } from './differences.ts'

interface DifferenceTableProps {
  readonly rows: readonly Difference[]
  /** Heads of the two columns. */
  readonly titles: readonly [theirs: string, yours: string]
}

/** In what two versions of a product differ. */
export function DifferenceTable({ rows, titles: [theirs, yours] }: DifferenceTableProps) {
  const t = useTexts('store')
  if (rows.length === 0) return <p className="t2">{t('Both versions say the same.')}</p>
  return (
    <table className="diff">
      <thead>
        <tr>
          <th scope="col">{t('Field')}</th>
          <th scope="col">{theirs}</th>
          <th scope="col">{yours}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.field}>
            <th scope="row">{row.field}</th>
            <td>{row.theirs === '' ? <span className="t3">{t('Empty')}</span> : row.theirs}</td>
            <td>{row.yours === '' ? <span className="t3">{t('Empty')}</span> : row.yours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
