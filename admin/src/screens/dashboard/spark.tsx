import { pointsOf } from './days.ts'

/** A small line beside a figure: how it came to be. The figure itself is what readers hear. */
export function Spark({ counts }: { readonly counts: readonly number[] }) {
  return (
    <svg className="spark" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <polyline points={pointsOf(counts, Math.max(1, ...counts))} />
    </svg>
  )
}
