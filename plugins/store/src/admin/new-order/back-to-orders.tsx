import { Link } from '@ashlar/sdk/admin'
import { Icon, Tooltip, useTexts } from '@ashlar/sdk/ui'

export function BackToOrders() {
  const t = useTexts('store')
  return (
    <Tooltip label={t('Back to orders')}>
      <Link className="icb" aria-label={t('Back to orders')} to="/admin/web-orders">
        <Icon name="arrow-left" />
      </Link>
    </Tooltip>
  )
}
