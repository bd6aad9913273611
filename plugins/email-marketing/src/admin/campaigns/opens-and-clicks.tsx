import { CouldNotLoadNote, useCall } from '@ashlar/sdk/admin'
import { Card, Pending, Skeleton, useTexts } from '@ashlar/sdk/ui'
import { campaignMetrics } from '../../contract.ts'
import { DayChart } from './day-chart.tsx'

/** What readers of all campaigns did in the last weeks. */
export function OpensAndClicks({ countsOpens }: { readonly countsOpens: boolean }) {
  const t = useTexts('email_marketing')
  const { data, error, refetch } = useCall(campaignMetrics, { query: {} })
  const hasOpens = countsOpens || (data?.metrics.opened ?? 0) > 0
  const title = hasOpens ? t('Opens and clicks') : t('Clicks')
  return (
    <Card title={title}>
      {error && !data ? (
        <CouldNotLoadNote error={error} retry={refetch} />
      ) : !data ? (
        <Pending>
          <Skeleton width={240} height={172} />
        </Pending>
      ) : data.metrics.opened + data.metrics.clicked === 0 ? (
        <p className="t2">{t('No opens or clicks in the last 30 days.')}</p>
      ) : (
        <DayChart label={t('{title} per day', { title })} days={data.metrics.days} hasOpens={hasOpens} />
      )}
    </Card>
  )
}
