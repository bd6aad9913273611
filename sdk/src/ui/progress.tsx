export interface ProgressProps {
  /** Accessible name. */
  readonly label: string
  /** From 0 to 1; without it nobody knows how long it takes. */
  readonly value?: number
  /** Stands below the bar: how far it is, in words. */
  readonly text?: string
}

/** How far something is, as a bar. */
export function Progress({ label, value, text }: ProgressProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(Math.max(value, 0), 1) * 100)
  const bar = (
    <div
      className={`bar${percent === undefined ? ' bar--unknown' : ''}`}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <i style={{ width: `${percent ?? 40}%` }} />
    </div>
  )
  if (text === undefined) return bar
  return (
    <div className="progress">
      {bar}
      <span className="t3 xs num">{text}</span>
    </div>
  )
}
