import { CouldNotLoadNote, Link, useCall } from '@ashlar/sdk/admin'
import { Details, Skeleton, useTexts } from '@ashlar/sdk/ui'
import { getOpenFigures } from '../../contract.ts'
import { moneyText } from '../words.ts'

/** What customers owe, in each currency. */
export default function Outstanding() {
  const t = useTexts('invoicing')
  const { data, error, refetch } = useCall(getOpenFigures)
  if (error) return <CouldNotLoadNote error={error} retry={refetch} />
  if (!data) return <Skeleton width={240} height={60} />
  if (data.open.length === 0) return <p className="t2">{t('Nobody owes you anything.')}</p>
  return (
    <Details
      of={data.open.map(({ currency, count, amountDue }) => ({
        name: t('{count} invoice|{count} invoices', { count }),
        value: (
          <Link className="link num" to="/admin/invoices?status=pending_payment,partial_payment">
            {moneyText(amountDue, currency)}
          </Link>
        ),
      }))}
    />
  )
}
