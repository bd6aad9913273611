import { colourOf } from './colours.ts'
import { Plot, type PlotProps } from './plot.tsx'

const widest = 28
const corner = 3

/** A bar for each series side by side, in the place of its row. */
export function Bars(props: Omit<PlotProps, 'children'>) {
  const { rows, series } = props
  return (
    <Plot {...props}>
      {({ x, y, band }) => {
        const width = Math.min(widest, (band * 0.8) / Math.max(series.length, 1))
        return rows.map(({ label, values }, row) =>
          series.map((name, index) => {
            const left = x(row) - (width * series.length) / 2 + width * index
            return (
              <path
                key={`${label} ${name}`}
                d={barOf({ left, width, from: y(0), to: y(values[index] ?? 0) })}
                fill={colourOf(index)}
              />
            )
          }),
        )
      }}
    </Plot>
  )
}

interface Bar {
  readonly left: number
  readonly width: number
  readonly from: number
  readonly to: number
}

/** Round at its end, which is above the zero line or below it. */
function barOf({ left, width, from, to }: Bar): string {
  const turn = Math.min(corner, width / 2, Math.abs(to - from)) * Math.sign(from - to)
  const side = Math.abs(turn)
  return [
    `M${left},${from}V${to + turn}`,
    `Q${left},${to} ${left + side},${to}`,
    `H${left + width - side}`,
    `Q${left + width},${to} ${left + width},${to + turn}`,
    `V${from}Z`,
  ].join('')
}
