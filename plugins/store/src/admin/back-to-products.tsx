import { Link } from '@ashlar/sdk/admin'
import { Icon, Tooltip, useTexts } from '@ashlar/sdk/ui'
import { productsScreen } from './addresses.ts'

export function BackToProducts() {
  const t = useTexts('store')
  return (
    <Tooltip label={t('Back to products')}>
      <Link className="icb" aria-label={t('Back to products')} to={productsScreen}>
        <Icon name="arrow-left" />
      </Link>
    </Tooltip>
  )
}
