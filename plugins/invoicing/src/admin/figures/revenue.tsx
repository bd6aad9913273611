import { currencyDigits, decimalText } from '@ashlar/sdk'
import { CouldNotLoadNote, useCall } from '@ashlar/sdk/admin'
import { Chart, currentLanguage, Skeleton, useTexts } from '@ashlar/sdk/ui'
import { getRevenueFigures } from '../../contract.ts'
import { moneyText } from '../words.ts'

/** Twelve months of revenue without taxes, in each currency. */
export default function Revenue() {
  const t = useTexts('invoicing')
  const { data, error, refetch } = useCall(getRevenueFigures)
  if (error) return <CouldNotLoadNote error={error} retry={refetch} />
  if (!data) return <Skeleton width={240} height={220} />
  if (data.revenue.length === 0) return <p className="t2">{t('Nothing was invoiced in the last twelve months.')}</p>
  return (
    <>
      {data.revenue.map(({ currency, months }) => (
        <Chart
          key={currency}
          kind="bar"
          label={t('Revenue per month in {currency}', { currency })}
          series={[currency]}
          rows={months.map(({ month, net }) => ({
            label: monthName(month),
            values: [Number(decimalText(net, currency))],
          }))}
          format={(value) => moneyText(Math.round(value * 10 ** currencyDigits(currency)), currency)}
        />
      ))}
      <p className="t2 xs">{t('Issued invoices less credit notes, without taxes.')}</p>
    </>
  )
}

/** The year is named where it begins. */
const monthName = (month: string): string =>
  new Intl.DateTimeFormat(currentLanguage(), {
    ...{ month: 'short', timeZone: 'UTC' },
    ...(month.endsWith('-01') && { year: 'numeric' }),
  }).format(new Date(`${month}-01T00:00Z`))
