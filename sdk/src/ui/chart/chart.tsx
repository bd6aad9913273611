import { lazy, Suspense } from 'react'
import { Skeleton } from '../states.tsx'

const ChartDrawing = lazy(() => import('./chart-drawing.tsx'))

export interface ChartRow {
  readonly label: string
  /** One for each series. */
  readonly values: readonly number[]
}

export interface ChartProps {
  readonly kind: 'line' | 'bar' | 'donut'
  /** What it shows, for readers: "Revenue per week". */
  readonly label: string
  /** Names of the series; a donut shows the first one. */
  readonly series: readonly string[]
  readonly rows: readonly ChartRow[]
  /** A value as it is read: with its currency or unit. */
  readonly format?: (value: number) => string
  /** Pixels; 220 without it. */
  readonly height?: number
}

/** Figures as a picture, and as a table for those who don't see it. The drawing is fetched when first needed. */
export function Chart(props: ChartProps) {
  const { label, series, rows, format = String, height = 220 } = props
  return (
    <figure className="chart">
      <div aria-hidden="true" style={{ height }}>
        <Suspense fallback={<Skeleton width={240} height={height} />}>
          <ChartDrawing {...props} format={format} height={height} />
        </Suspense>
      </div>
      <div className="sr">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <td />
              {series.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                {row.values.map((value, index) => (
                  <td key={series[index]}>{format(value)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
