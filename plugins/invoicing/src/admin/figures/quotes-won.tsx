import { CouldNotLoadNote, useCall } from '@ashlar/sdk/admin'
import { currentLanguage, type Detail, Details, Skeleton, useTexts } from '@ashlar/sdk/ui'
import { getQuoteFigures } from '../../contract.ts'
import { moneyText } from '../words.ts'

/** Quotes that were approved, among those decided lately. */
export default function QuotesWon() {
  const t = useTexts('invoicing')
  const { data, error, refetch } = useCall(getQuoteFigures)
  if (error) return <CouldNotLoadNote error={error} retry={refetch} />
  if (!data) return <Skeleton width={240} height={80} />
  const { won, decided, amounts } = data.quotes
  if (decided === 0) return <p className="t2">{t('No quote was decided in the last 90 days.')}</p>
  const share = (won: number, decided: number, text: (amount: number) => string): Detail['value'] => (
    <>
      <b className="num">{percent(decided === 0 ? 0 : won / decided)}</b>{' '}
      <span className="t2 num">{t('{won} of {decided}', { won: text(won), decided: text(decided) })}</span>
    </>
  )
  return (
    <>
      <Details
        of={[
          { name: t('By number'), value: share(won, decided, String) },
          ...amounts.map((each) => ({
            name: amounts.length > 1 ? t('By amount in {currency}', each) : t('By amount'),
            value: share(each.won, each.decided, (amount) => moneyText(amount, each.currency)),
          })),
        ]}
      />
      <p className="t2 xs" style={{ marginTop: 8 }}>
        {t('Quotes that were approved or declined in the last 90 days.')}
      </p>
    </>
  )
}

const percent = (share: number): string =>
  new Intl.NumberFormat(currentLanguage(), { style: 'percent', maximumFractionDigits: 0 }).format(share)
