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
