import { can, useCall, useMe } from '@ashlar/sdk/admin'
import { Button, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { getCampaign } from '../../../contract.ts'
import { CampaignChecks } from './campaign-checks.tsx'
import { TestDialog } from './test-dialog.tsx'

/** Beside the content in the editor: what to look at before it goes out, and a test of what was saved last. */
export function CampaignBeside({ id }: { readonly id: number }) {
  const t = useTexts('email_marketing')
  const me = useMe()
  const { data } = useCall(getCampaign, { params: { id } })
  const [isTesting, setTesting] = useState(false)
  return (
    <div className="col" style={{ gap: 12 }}>
      <CampaignChecks id={id} />
      {data && can(me, 'campaigns.can_edit') && (
        <Button size="sm" icon="flask-conical" onClick={() => setTesting(true)}>
          {t('Send test')}
        </Button>
      )}
      {data && isTesting && <TestDialog campaign={data.campaign} onClose={() => setTesting(false)} />}
    </div>
  )
}
