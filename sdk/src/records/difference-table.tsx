import { useTexts } from '../ui/texts.ts'

/** One field in which two versions of a record differ. */
export interface Difference {
  readonly field: string
  readonly theirs: string
  readonly yours: string
}

export interface DifferenceTableProps {
  readonly rows: readonly Difference[]
  /** Heads of the two columns. */
  readonly titles: readonly [theirs: string, yours: string]
}

/** In what two versions of a record differ. */
export function DifferenceTable({ rows, titles: [theirs, yours] }: DifferenceTableProps) {
  const t = useTexts('admin')
  if (rows.length === 0) return <p className="t2">{t('Both versions say the same.')}</p>
  const shown = (words: string) => (words === '' ? <span className="t3">{t('Empty')}</span> : words)
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
            <td>{shown(row.theirs)}</td>
            <td>{shown(row.yours)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
