import { formatMoney } from '@ashlar/sdk'
import { Card, currentLanguage, useTexts } from '@ashlar/sdk/ui'
import type { CampaignOrders } from '../../../contract.ts'
import { ScrolledTable } from '../../scrolled-table.tsx'
import { placeText } from '../link-text.ts'
import { countText } from '../words.ts'

/** What a campaign brought to the store, in all and by link. */
export function OrdersCard({ orders }: { readonly orders: readonly CampaignOrders[] }) {
  const t = useTexts('email_marketing')
  const money = (total: number, currency: string) => formatMoney(total, currency, currentLanguage())
  const count = orders.reduce((sum, each) => sum + each.orders, 0)
  const byCurrency = Map.groupBy(orders, ({ currency }) => currency)
  const totals = [...byCurrency].map(([currency, each]) =>
    money(
      each.reduce((sum, { total }) => sum + total, 0),
      currency,
    ),
  )
  return (
    <Card title={t('Orders')}>
      <p>
        <b>{t('{count} order|{count} orders', { count })}</b> {' · '}
        <b className="num">{totals.join(' + ')}</b>
      </p>
      <p className="hint">
        {t(
          'Placed within seven days after a click, by buyers who allow statistics. Cancelled orders are left out, refunds are deducted.',
        )}
      </p>
      <ScrolledTable title={t('Orders by link')}>
        <thead>
          <tr>
            <th scope="col">{t('Address')}</th>
            <th scope="col" className="r">
              {t('Orders')}
            </th>
            <th scope="col" className="r">
              {t('Revenue')}
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map(({ address, currency, orders: placed, total }) => (
            <tr key={`${address} ${currency}`}>
              <td style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
                {address === null ? t('Link not known') : placeText(address)}
              </td>
              <td className="r num">{countText(placed)}</td>
              <td className="r num">{money(total, currency)}</td>
            </tr>
          ))}
        </tbody>
      </ScrolledTable>
    </Card>
  )
}
