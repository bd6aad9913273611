import { useTexts } from '@ashlar/sdk/ui'
import { type CheckName, checks, type Finding } from '../checks/checks.ts'

/** What needs the server: without its answer nobody knows. */
const asked: readonly CheckName[] = ['link', 'media']

/** Checks that found nothing, in words; `isWhole`: all of them could be made. */
export function passedChecks(found: readonly Finding[], isWhole: boolean): string[] {
  const open = new Set([...found.map(({ check }) => check), ...(isWhole ? [] : asked)])
  return checks.filter(({ name }) => !open.has(name)).map(({ title }) => title)
}

const [middle, radius] = [22, 19]
const length = 2 * Math.PI * radius

/** How many of the checks passed, as a ring that closes. */
export function CheckRing({ found, isWhole }: { readonly found: readonly Finding[]; readonly isWhole: boolean }) {
  const t = useTexts('admin')
  const gaps = { passed: passedChecks(found, isWhole).length, count: checks.length }
  const isClosed = gaps.passed === gaps.count
  const circle = { cx: middle, cy: middle, r: radius }
  return (
    <span
      className={`ring${isClosed ? ' ring--whole' : ''}`}
      role="img"
      aria-label={t('{passed} of {count} checks passed', gaps)}
    >
      <svg viewBox={`0 0 ${2 * middle} ${2 * middle}`} aria-hidden="true">
        <circle {...circle} />
        <circle {...circle} strokeDasharray={`${(length * gaps.passed) / gaps.count} ${length}`} />
      </svg>
      <b aria-hidden="true">{`${gaps.passed}/${gaps.count}`}</b>
    </span>
  )
}
