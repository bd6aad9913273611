import type { OfCustomer } from '@ashlar/plugin-customers'
import { Link, useCall } from '@ashlar/sdk/admin'
import { Card, Details, useTexts } from '@ashlar/sdk/ui'
import { invoiceCalls } from '../../contract.ts'
import { moneyText } from '../words.ts'

const open = 'pending_payment,partial_payment'

/** Beside a customer: what they still owe. Nothing where they owe nothing. */
export default function OpenAmount({ customerId }: OfCustomer) {
  const t = useTexts('invoicing')
  const { data } = useCall(invoiceCalls.sum, { query: { customer_id: customerId, status: open } })
  const owed = data?.totals.filter(({ amountDue }) => amountDue > 0) ?? []
  if (owed.length === 0) return null
  return (
    <Card title={t('Open amount')}>
      <Details
        of={owed.map(({ currency, count, amountDue }) => ({
          name: t('{count} invoice|{count} invoices', { count }),
          value: (
            <Link className="link num" to={`/admin/invoices?customer_id=${customerId}&status=${open}`}>
              {moneyText(amountDue, currency)}
            </Link>
          ),
        }))}
      />
    </Card>
  )
}
