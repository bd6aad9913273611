import { Link } from '@ashlar/sdk/admin'
import { Icon, Tooltip, useTexts } from '@ashlar/sdk/ui'
import { type DocumentKind, wordsOf } from '../kinds.ts'

export function BackToList({ kind }: { readonly kind: DocumentKind }) {
  const t = useTexts('invoicing')
  const label = t('Back to {list}', { list: wordsOf(kind, t).all })
  return (
    <Tooltip label={label}>
      <Link className="icb" aria-label={label} to={kind.path}>
        <Icon name="arrow-left" />
      </Link>
    </Tooltip>
  )
}
