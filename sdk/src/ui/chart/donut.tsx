import type { ChartProps } from './chart.tsx'
import { colourOf } from './colours.ts'

export interface DonutProps extends Pick<ChartProps, 'rows'> {
  readonly height: number
  readonly format: (value: number) => string
}

/** Parts of a whole as a ring, with a list of them beside it. */
export function Donut({ rows, format, height }: DonutProps) {
  const parts = rows.map(({ label, values }) => ({ label, value: Math.max(values[0] ?? 0, 0) }))
  const whole = parts.reduce((sum, { value }) => sum + value, 0)
  // Between two parts, a little of the ground.
  const gap = parts.length > 1 ? whole * 0.006 : 0
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, { value }) => sum + value, 0))
  return (
    <div className="chart__donut">
      <svg viewBox="-50 -50 100 100" width="50%" height={height} aria-hidden="true">
        <circle className="chart__ring" r={38} stroke="var(--ash-surface-3)" />
        {whole > 0 &&
          parts.map(({ label, value }, index) => (
            <circle
              key={label}
              className="chart__ring"
              r={38}
              // The length of the circle counts as the whole, so a dash is a part.
              pathLength={whole}
              stroke={colourOf(index)}
              strokeDasharray={`${Math.max(value - gap, 0)} ${whole}`}
              strokeDashoffset={-(starts[index] ?? 0)}
              transform="rotate(-90)"
            />
          ))}
      </svg>
      <ul>
        {parts.map(({ label, value }, index) => (
          <li key={label}>
            <i style={{ backgroundColor: colourOf(index) }} />
            <span className="grow">{label}</span>
            <b className="num">{format(value)}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
