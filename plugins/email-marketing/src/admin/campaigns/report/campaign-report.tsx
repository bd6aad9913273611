import { CouldNotLoadNote, useCall } from '@ashlar/sdk/admin'
import { Card, Pending, Skeleton, useTexts } from '@ashlar/sdk/ui'
import { type ClickedLink, campaignReport } from '../../../contract.ts'
import { ScrolledTable } from '../../scrolled-table.tsx'
import { DayChart } from '../day-chart.tsx'
import { everyDay } from '../every-day.ts'
import { linkText } from '../link-text.ts'
import { countText } from '../words.ts'
import { OrdersCard } from './orders-card.tsx'

interface CampaignReportProps {
  readonly id: number
  readonly hasOpens: boolean
  readonly isUnderWay: boolean
}

/** Milliseconds between two looks while it is being sent. */
const pause = 10_000

/** What readers did day by day, and which links they followed. */
export function CampaignReport({ id, hasOpens, isUnderWay }: CampaignReportProps) {
  const t = useTexts('email_marketing')
  const { data, error, refetch } = useCall(
    campaignReport,
    { params: { id } },
    { refetchInterval: isUnderWay ? pause : false },
  )
  if (error && !data) return <CouldNotLoadNote error={error} retry={refetch} />
  if (!data) {
    return (
      <Pending>
        <Skeleton width={480} height={220} />
      </Pending>
    )
  }
  const title = hasOpens ? t('Opens and clicks') : t('Clicks')
  return (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))' }}>
      <Card title={title}>
        {data.days.some(({ opened, clicked }) => opened + clicked > 0) ? (
          <DayChart label={t('{title} per day', { title })} days={everyDay(data.days)} hasOpens={hasOpens} />
        ) : (
          <p className="t2">{t('No opens or clicks yet.')}</p>
        )}
      </Card>
      <Card title={t('Links')}>
        {data.links.length === 0 ? (
          <p className="t2">{t('The email has no links that are counted.')}</p>
        ) : (
          <LinkTable links={data.links} />
        )}
      </Card>
      {data.orders.length > 0 && (
        <div style={{ gridColumn: '1 / -1' }}>
          <OrdersCard orders={data.orders} />
        </div>
      )}
    </div>
  )
}

function LinkTable({ links }: { readonly links: readonly ClickedLink[] }) {
  const t = useTexts('email_marketing')
  return (
    <ScrolledTable title={t('Links')}>
      <thead>
        <tr>
          <th scope="col">{t('Address')}</th>
          <th scope="col" className="r">
            {t('People')}
          </th>
          <th scope="col" className="r">
            {t('Clicks')}
          </th>
        </tr>
      </thead>
      <tbody>
        {links
          .toSorted((one, other) => other.people - one.people)
          .map(({ address, people, clicks }) => (
            <tr key={address}>
              <td title={address}>{linkText(address)}</td>
              <td className="r num">{countText(people)}</td>
              <td className="r num">{countText(clicks)}</td>
            </tr>
          ))}
      </tbody>
    </ScrolledTable>
  )
}
