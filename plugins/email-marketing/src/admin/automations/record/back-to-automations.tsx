import { Link } from '@ashlar/sdk/admin'
import { Icon, Tooltip, useTexts } from '@ashlar/sdk/ui'
import { automationsPath } from '../words.ts'

export function BackToAutomations() {
  const t = useTexts('email_marketing')
  const label = t('Back to {list}', { list: t('Automations') })
  return (
    <Tooltip label={label}>
      <Link className="icb" aria-label={label} to={automationsPath}>
        <Icon name="arrow-left" />
      </Link>
    </Tooltip>
  )
}
