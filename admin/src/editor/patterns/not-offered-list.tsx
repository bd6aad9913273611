import { useTexts } from '@ashlar/sdk/ui'
import type { NotOffered } from '../../blocks/patterns/pattern-offers.ts'

/** What cannot be used on this website, and why: below everything else, closed. */
export function NotOfferedList({ all }: { readonly all: readonly NotOffered[] }) {
  const t = useTexts('admin')
  if (all.length === 0) return null
  return (
    <details className="pat__no">
      <summary>
        {t('{count} pattern is not available|{count} patterns are not available', { count: all.length })}
      </summary>
      <ul>
        {all.map(({ title, reason }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list without state, in which titles may occur twice
          <li key={at}>
            <b>{t(title)}</b> {reason}
          </li>
        ))}
      </ul>
    </details>
  )
}
