interface RangeBarProps {
  readonly rate: number
  readonly low: number
  readonly high: number
  /** The share at the right end. */
  readonly most: number
}

/** A share with the range in which the true one lies, drawn; the figures beside it say the same. */
export function RangeBar({ rate, low, high, most }: RangeBarProps) {
  const percent = (share: number) => `${Math.min(share / most, 1) * 100}%`
  return (
    <span
      className="bar"
      aria-hidden="true"
      style={{ display: 'block', position: 'relative', width: 140, marginTop: 4, overflow: 'visible' }}
    >
      <i
        style={{
          ...{ position: 'absolute', insetBlock: 0, insetInlineStart: percent(low), opacity: 0.35 },
          width: percent(high - low),
        }}
      />
      <i
        style={{
          ...{ position: 'absolute', insetBlock: -3, insetInlineStart: `calc(${percent(rate)} - 1px)`, width: 2 },
          height: 'auto',
        }}
      />
    </span>
  )
}
