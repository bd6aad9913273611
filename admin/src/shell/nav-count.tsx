import type { ListCount } from '@ashlar/sdk'
import { useLiveEvent } from '@ashlar/sdk/admin'
import { NewNotice } from '@ashlar/sdk/platform'
import { useListTotal } from '@ashlar/sdk/shell'
import { useTexts } from '@ashlar/sdk/ui'

/** How many things wait behind an entry of the sidebar. Empty for none, and while that is not known. */
export function NavCount({ count }: { readonly count: ListCount }) {
  const t = useTexts('admin')
  const { total = 0, refetch } = useListTotal(count)
  useLiveEvent('new_notice', NewNotice, () => void refetch())
  if (total === 0) return null
  return (
    <span className="count">
      <span aria-hidden="true">{total > 99 ? '99+' : total}</span>
      <span className="sr">{t('{count} new', { count: total })}</span>
    </span>
  )
}
