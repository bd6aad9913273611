import { currentLanguage, useTexts } from '@ashlar/sdk/ui'
import type { TaxRate } from '../contract.ts'

/** The rates of a class, to be read. */
export function RateTable({ name, rates }: { readonly name: string; readonly rates: readonly TaxRate[] }) {
  const t = useTexts('commerce')
  const countries = new Intl.DisplayNames([currentLanguage()], { type: 'region' })
  const per = new Intl.NumberFormat(currentLanguage(), { style: 'percent', maximumFractionDigits: 4 })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone and holds nothing else that takes the focus (WCAG 2.1.1)
    <section className="scroller" tabIndex={0} aria-label={t('Rates for {name}', { name })}>
      <table className="tbl">
        <thead>
          <tr>
            <th scope="col">{t('Name')}</th>
            <th scope="col">{t('Place')}</th>
            <th scope="col" className="num">
              {t('Rate')}
            </th>
            <th scope="col">{t('Dates')}</th>
          </tr>
        </thead>
        <tbody>
          {rates.map((rate) => (
            <tr key={JSON.stringify(rate)}>
              <td className="med">{rate.name}</td>
              <td>{[rate.region, countries.of(rate.country) ?? rate.country].filter(Boolean).join(', ')}</td>
              <td className="num">{per.format(rate.rate / 100)}</td>
              <td className="t3">{daysOf(rate, t)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function daysOf({ from, until }: TaxRate, t: ReturnType<typeof useTexts>): string {
  if (from !== null && until !== null) return t('{from} to {until}', { from, until })
  if (from !== null) return t('from {from}', { from })
  return until === null ? t('always') : t('until {until}', { until })
}
