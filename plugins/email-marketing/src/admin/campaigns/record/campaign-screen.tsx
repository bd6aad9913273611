import { CouldNotLoad, useCall, useCrumbs, useParams, useTitle } from '@ashlar/sdk/admin'
import { Pending, Skeleton, useTexts } from '@ashlar/sdk/ui'
import { getCampaign } from '../../../contract.ts'
import { SentCampaign } from '../report/sent-campaign.tsx'
import { isOpen } from '../words.ts'
import { CampaignEditor } from './campaign-editor.tsx'

/** Milliseconds between two looks while it is being sent. */
const pause = 2_000

/** One campaign: written until it is sent, then its report. */
export default function CampaignScreen() {
  const t = useTexts('email_marketing')
  const id = Number(useParams()['id'])
  const { data, error, refetch } = useCall(
    getCampaign,
    { params: { id } },
    {
      refetchInterval: ({ state: { data: known } }) =>
        known?.campaign.status === 'sending' && !known.campaign.isPaused ? pause : false,
    },
  )
  const title = data?.campaign.name ?? t('Campaign')
  useTitle(title)
  useCrumbs([{ title: t('Email Marketing'), path: '/admin/email-marketing' }, { title }])
  if (error && !data)
    return <CouldNotLoad level={1} title={t('The campaign could not be loaded')} error={error} retry={refetch} />
  if (!data) {
    return (
      <Pending>
        <div className="lines">
          <Skeleton width={260} height={28} />
          <Skeleton width={640} height={240} />
        </div>
      </Pending>
    )
  }
  const { campaign } = data
  return isOpen(campaign) ? <CampaignEditor key={id} campaign={campaign} /> : <SentCampaign campaign={campaign} />
}
