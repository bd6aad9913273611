import { Bars } from './bars.tsx'
import type { ChartProps } from './chart.tsx'
import { colourOf } from './colours.ts'
import { Donut } from './donut.tsx'
import { Lines } from './lines.tsx'

type Drawing = ChartProps & Required<Pick<ChartProps, 'format' | 'height'>>

const legendHeight = 28

/** The drawing; the table beside it says the same, so readers pass it by. */
export default function ChartDrawing({ kind, rows, series, format, height }: Drawing) {
  if (kind === 'donut') return <Donut {...{ rows, format, height }} />
  const hasLegend = series.length > 1
  const Figure = kind === 'line' ? Lines : Bars
  return (
    <>
      {hasLegend && (
        <div className="chart__legend">
          {series.map((name, index) => (
            <span key={name}>
              <i style={{ backgroundColor: colourOf(index) }} />
              {name}
            </span>
          ))}
        </div>
      )}
      <Figure {...{ rows, series, format }} height={height - (hasLegend ? legendHeight : 0)} />
    </>
  )
}
