import { type PointerEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { ChartProps } from './chart.tsx'
import { colourOf } from './colours.ts'
import { labelStep, ticksFor } from './scale.ts'

/** Where things stand in a drawing with axes, in pixels. */
export interface Area {
  /** Middle of the place of a row. */
  readonly x: (row: number) => number
  readonly y: (value: number) => number
  /** Between the middles of two rows. */
  readonly band: number
}

export interface PlotProps extends Pick<ChartProps, 'rows' | 'series'> {
  readonly height: number
  readonly format: (value: number) => string
  /** What is drawn over the grid. */
  readonly children: (area: Area) => ReactNode
}

const room = { top: 8, right: 8, bottom: 24, left: 44 }
const short = new Intl.NumberFormat('en', { notation: 'compact' })

/** Grid, axes, and the figures of the row under the pointer. */
export function Plot({ rows, series, height, format, children }: PlotProps) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const [at, setAt] = useState<number>()
  const ticks = ticksFor(rows.flatMap(({ values }) => values))
  const [least = 0, greatest = 1] = [ticks[0], ticks.at(-1)]
  const inner = { width: Math.max(width - room.left - room.right, 0), height: height - room.top - room.bottom }
  const band = inner.width / Math.max(rows.length, 1)
  const area: Area = {
    band,
    x: (row) => room.left + band * (row + 0.5),
    y: (value) => room.top + inner.height * (1 - (value - least) / (greatest - least)),
  }
  const every = labelStep(
    rows.map(({ label }) => label),
    inner.width,
  )
  const follow = ({ clientX, currentTarget }: PointerEvent) => {
    const row = Math.floor((clientX - currentTarget.getBoundingClientRect().left - room.left) / band)
    setAt(row >= 0 && row < rows.length ? row : undefined)
  }
  const pointed = at === undefined ? undefined : rows[at]
  return (
    <div className="chart__plot" ref={box} onPointerMove={follow} onPointerLeave={() => setAt(undefined)}>
      {width > 0 && (
        <svg width={width} height={height} aria-hidden="true">
          {ticks.map((value) => (
            <g key={value}>
              <line
                className="chart__grid"
                x1={room.left}
                x2={width - room.right}
                y1={area.y(value)}
                y2={area.y(value)}
              />
              <text x={room.left - 8} y={area.y(value)} textAnchor="end" dominantBaseline="middle">
                {short.format(value)}
              </text>
            </g>
          ))}
          {rows.map(
            ({ label }, row) =>
              row % every === 0 && (
                <text key={label} x={area.x(row)} y={height - 6} textAnchor="middle">
                  {label}
                </text>
              ),
          )}
          {at !== undefined && (
            <rect className="chart__at" x={area.x(at) - band / 2} y={room.top} width={band} height={inner.height} />
          )}
          {children(area)}
        </svg>
      )}
      {at !== undefined && pointed && (
        <div className="chart__tip" style={tipAt(area.x(at), width)}>
          <b>{pointed.label}</b>
          {series.map((name, index) => (
            <span key={name}>
              <i style={{ backgroundColor: colourOf(index) }} />
              {name}: {format(pointed.values[index] ?? 0)}
            </span>
          ))}
        </div>
      )}
    </div>
  )
}

/** Beside the row, on the side that has more room. */
const tipAt = (x: number, width: number) => (x > width / 2 ? { right: width - x + 12 } : { left: x + 12 })

function useWidth(box: { readonly current: HTMLDivElement | null }): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    setWidth(element.clientWidth)
    return () => observer.disconnect()
  }, [box])
  return width
}
