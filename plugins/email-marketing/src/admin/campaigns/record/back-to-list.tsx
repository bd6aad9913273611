import { Link } from '@ashlar/sdk/admin'
import { Icon, Tooltip, useTexts } from '@ashlar/sdk/ui'

export function BackToList() {
  const t = useTexts('email_marketing')
  const label = t('Back to {list}', { list: t('Campaigns') })
  return (
    <Tooltip label={label}>
      <Link className="icb" aria-label={label} to="/admin/email-marketing">
        <Icon name="arrow-left" />
      </Link>
    </Tooltip>
  )
}
