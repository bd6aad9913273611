import { call } from '@ashlar/sdk/admin'
import { useRecordForm } from '@ashlar/sdk/records'
import { useTexts } from '@ashlar/sdk/ui'
import { type CampaignDetail, changeCampaign } from '../../../contract.ts'
import { campaignsChanged } from '../changed.ts'
import { CampaignForm, conflictIn, formOf, type StoredCampaign, storedOf } from './campaign-form.ts'

/** The form of a campaign that has not been sent. */
export function useCampaignForm(campaign: CampaignDetail) {
  const t = useTexts('email_marketing')
  return useRecordForm<typeof CampaignForm, StoredCampaign>({
    schema: CampaignForm,
    initial: formOf(campaign),
    stored: storedOf(campaign),
    valuesOf: (stored) => formOf(stored.campaign),
    messages: { name: t('Name is required.') },
    send: async (values, revision = campaign.detailsRevision) => {
      const body = { ...values, detailsRevision: revision }
      const saved = await call(changeCampaign, { params: { id: campaign.id }, body })
      await campaignsChanged()
      return storedOf(saved.campaign)
    },
    conflictIn,
    failed: (text) => ({ title: t('The campaign was not saved'), text }),
  })
}
