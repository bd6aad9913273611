export interface ProgressProps {
  /** Accessible name. */
  readonly label: string
  /** From 0 to 1; without it nobody knows how long it takes. */
  readonly value?: number
}

/** How far something is, as a bar. */
export function Progress({ label, value }: ProgressProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(Math.max(value, 0), 1) * 100)
  return (
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
}
