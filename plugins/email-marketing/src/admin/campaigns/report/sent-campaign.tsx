import { outdated, useCan } from '@ashlar/sdk/admin'
import { Card, Note, PageHeader, useTexts, when } from '@ashlar/sdk/ui'
import { useEffect } from 'react'
import { type CampaignDetail, campaignReport, listRecipients } from '../../../contract.ts'
import { Funnel } from '../funnel.tsx'
import { BackToList } from '../record/back-to-list.tsx'
import { ContentCard } from '../record/content-card.tsx'
import { MoreMenu } from '../record/more-menu.tsx'
import { SplitTestReport } from '../split-test/split-test-report.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { unfilled } from '../unfilled.ts'
import { useSendingSetup } from '../use-sending-setup.ts'
import { countText } from '../words.ts'
import { CampaignReport } from './campaign-report.tsx'
import { RecipientList } from './recipient-list.tsx'
import { SendingCard } from './sending-card.tsx'

/** A campaign that is under way or was sent: how far it is, and what became of it. */
export function SentCampaign({ campaign }: { readonly campaign: CampaignDetail }) {
  const t = useTexts('email_marketing')
  const mayEdit = useCan('campaigns.can_edit')
  const { countsOpens } = useSendingSetup()
  const { id, name, subject, status, failure, sent_at: sentAt, counts } = campaign
  // What was read while it was under way says less than there is now.
  useEffect(() => {
    if (status !== 'sending') void outdated(listRecipients, campaignReport)
  }, [status])
  return (
    <>
      <PageHeader
        before={<BackToList />}
        title={name}
        badges={<StatusBadge of={campaign} />}
        subtitle={[unfilled(subject), sentAt === null ? '' : when(sentAt)].filter((part) => part !== '').join(' · ')}
        actions={<MoreMenu campaign={campaign} />}
      />
      <div className="col" style={{ gap: 16 }}>
        {status === 'failed' && failure !== '' && <Note tone="bad">{failure}</Note>}
        {status !== 'sent' && <SendingCard campaign={campaign} mayEdit={mayEdit} />}
        <Card
          title={t('Results')}
          foot={
            <div className="row g3 wrap t2 xs">
              <span>{t('{text} bounced', { text: countText(counts.bounced) })}</span>
              <span>{t('{text} unsubscribed', { text: countText(counts.unsubscribed) })}</span>
              <span>{t('{text} failed', { text: countText(counts.failed) })}</span>
              <span>{t('{text} left out', { text: countText(counts.skipped) })}</span>
            </div>
          }
        >
          <Funnel of={campaign} countsOpens={countsOpens} />
        </Card>
        <SplitTestReport campaign={campaign} mayEdit={mayEdit} />
        <CampaignReport id={id} hasOpens={countsOpens || counts.opened > 0} isUnderWay={status === 'sending'} />
        <RecipientList campaign={campaign} />
        <ContentCard campaign={campaign} mayEdit={false} />
      </div>
    </>
  )
}
