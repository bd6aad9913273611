import { type BesideContentProps, can, useCall, useMe } from '@ashlar/sdk/admin'
import { Button, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { getCampaign } from '../../../contract.ts'
import { CampaignChecks } from './campaign-checks.tsx'
import { TestDialog } from './test-dialog.tsx'

/** Beside the content in the editor: what to look at before it goes out, and a test of it, which is saved first. */
export function CampaignBeside({ id, hasChanges, save }: BesideContentProps) {
  const t = useTexts('email_marketing')
  const me = useMe()
  const { data } = useCall(getCampaign, { params: { id } })
  const [isTesting, setTesting] = useState(false)
  const [isSaving, setSaving] = useState(false)
  // What is sent is what the server holds.
  const test = async () => {
    setSaving(true)
    try {
      if (!hasChanges || (await save())) setTesting(true)
    } finally {
      setSaving(false)
    }
  }
  return (
    <div className="col" style={{ gap: 12 }}>
      <CampaignChecks id={id} />
      {data && can(me, 'campaigns.can_edit') && (
        <Button size="sm" icon="flask-conical" busy={isSaving} onClick={() => void test()}>
          {hasChanges ? t('Save and send test') : t('Send test')}
        </Button>
      )}
      {data && isTesting && <TestDialog campaign={data.campaign} onClose={() => setTesting(false)} />}
    </div>
  )
}
