import { Pending, Skeleton } from '@ashlar/sdk/ui'

/** Until the figures of a card are there that is filled to its edges: a strip of four. */
export function FiguresWaiting() {
  return (
    <Pending>
      <div className="course">
        {[60, 84, 96, 120].map((width) => (
          <FigureLines key={width} width={width} />
        ))}
      </div>
    </Pending>
  )
}

/** Until one figure is there that has a card of its own. */
export function FigureWaiting() {
  return (
    <Pending>
      <FigureLines width={84} />
    </Pending>
  )
}

/** Until a chart is there: its head, its plot and the dates below. */
export function ChartWaiting() {
  return (
    <Pending>
      <div className="row days__head">
        <span className="figure">
          <Skeleton width={72} height={22} />
        </span>
        <span className="grow" />
        <Skeleton width={200} height={28} />
      </div>
      <div className="days__plot" />
      <div className="days__axis">
        {[0, 1, 2, 3].map((part) => (
          <Skeleton key={part} width={44} />
        ))}
      </div>
    </Pending>
  )
}

function FigureLines({ width }: { readonly width: number }) {
  return (
    <div className="kpi">
      <span className="xs">
        <Skeleton width={width} />
      </span>
      <b>
        <Skeleton width={52} height={22} />
      </b>
      <span className="xs">
        <Skeleton width={72} />
      </span>
    </div>
  )
}
