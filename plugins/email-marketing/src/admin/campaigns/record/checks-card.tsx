import { useCall } from '@ashlar/sdk/admin'
import { Card, useTexts } from '@ashlar/sdk/ui'
import { checkCampaign } from '../../../contract.ts'
import { CampaignChecks } from './campaign-checks.tsx'

export function ChecksCard({ id }: { readonly id: number }) {
  const t = useTexts('email_marketing')
  const { data } = useCall(checkCampaign, { params: { id } })
  const isReady = data?.checks.every(({ refuses }) => !refuses)
  return (
    <Card title={t('Checks before sending')} note={isReady && t('Ready to send')}>
      <CampaignChecks id={id} />
    </Card>
  )
}
