import { CouldNotLoadNote, useCall } from '@ashlar/sdk/admin'
import { Skeleton, type Translate, useTexts } from '@ashlar/sdk/ui'
import { getOpenFigures, type OpenFigures } from '../../contract.ts'
import { moneyText } from '../words.ts'

/** What is overdue, by how long. */
export default function OverdueByAge() {
  const t = useTexts('invoicing')
  const { data, error, refetch } = useCall(getOpenFigures)
  if (error) return <CouldNotLoadNote error={error} retry={refetch} />
  if (!data) return <Skeleton width={240} height={120} />
  const late = data.open.filter(({ overdue }) => overdue.some(({ count }) => count > 0))
  if (late.length === 0) return <p className="t2">{t('No invoice is overdue.')}</p>
  return late.map((each) => <Ages key={each.currency} of={each} />)
}

function Ages({ of: { currency, overdue } }: { readonly of: OpenFigures }) {
  const t = useTexts('invoicing')
  return (
    <table className="tbl">
      <caption className="sr">{t('Overdue in {currency}', { currency })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Days overdue')}</th>
          <th scope="col" className="r">
            {t('Invoices')}
          </th>
          <th scope="col" className="r">
            {t('Amount due')}
          </th>
        </tr>
      </thead>
      <tbody>
        {overdue.map((age) => (
          <tr key={age.from}>
            <td className="nowrap">{ageName(age, t)}</td>
            <td className="r num">{age.count}</td>
            <td className="r num nowrap">{moneyText(age.amountDue, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const ageName = ({ from, until }: OpenFigures['overdue'][number], t: Translate): string =>
  until === null ? t('Over {days}', { days: from - 1 }) : t('{from} to {until}', { from, until })
