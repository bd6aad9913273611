import { colourOf } from './colours.ts'
import { Plot, type PlotProps } from './plot.tsx'

/** The first series as a line with the ground below it, what it is compared with as dashes. */
export function Lines(props: Omit<PlotProps, 'children'>) {
  const { rows, series } = props
  return (
    <Plot {...props}>
      {({ x, y }) =>
        series.map((name, index) => {
          const points = rows.map(({ values }, row) => `${x(row)},${y(values[index] ?? 0)}`)
          const colour = colourOf(index)
          return (
            <g key={name}>
              {index === 0 && points.length > 0 && (
                <path
                  d={`M${x(0)},${y(0)}L${points.join('L')}L${x(rows.length - 1)},${y(0)}Z`}
                  fill={colour}
                  opacity={0.1}
                />
              )}
              <polyline
                points={points.join(' ')}
                fill="none"
                stroke={colour}
                strokeWidth={index === 0 ? 2 : 1.5}
                strokeLinejoin="round"
                {...(index > 0 && { strokeDasharray: '3 3' })}
              />
              {points.length === 1 && <circle cx={x(0)} cy={y(rows[0]?.values[index] ?? 0)} r={3} fill={colour} />}
            </g>
          )
        })
      }
    </Plot>
  )
}
