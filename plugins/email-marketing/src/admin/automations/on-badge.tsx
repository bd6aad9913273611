import { Badge, useTexts } from '@ashlar/sdk/ui'

export function OnBadge({ isOn }: { readonly isOn: boolean }) {
  const t = useTexts('email_marketing')
  return <Badge tone={isOn ? 'green' : 'grey'}>{isOn ? t('On') : t('Off')}</Badge>
}
