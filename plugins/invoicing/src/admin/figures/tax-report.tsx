import { Card, Figure, Figures, useTexts } from '@ashlar/sdk/ui'
import type { CurrencyReport } from '../../contract.ts'
import { moneyText } from '../words.ts'

/** What was invoiced in one currency, and the taxes in it. */
export function TaxReportCard({ of }: { readonly of: CurrencyReport }) {
  const t = useTexts('invoicing')
  const { currency, net, tax, gross, taxes } = of
  const money = (amount: number) => moneyText(amount, currency)
  return (
    <>
      <Figures label={t('Invoiced in {currency}', { currency })}>
        <Figure name={t('Net')} value={money(net)} />
        <Figure name={t('Taxes')} value={money(tax)} />
        <Figure name={t('Gross')} value={money(gross)} />
      </Figures>
      <Card title={t('Taxes in {currency}', { currency })}>
        {taxes.length === 0 ? (
          <p className="t2">{t('No taxes in this period.')}</p>
        ) : (
          <div className="scroller">
            <table className="tbl">
              <caption className="sr">{t('Taxes in {currency}', { currency })}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('Tax')}</th>
                  <th scope="col" className="r">
                    {t('Base')}
                  </th>
                  <th scope="col" className="r">
                    {t('Amount')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {taxes.map(({ name, rate, base, amount }) => (
                  <tr key={`${name} ${rate}`}>
                    <td>
                      {name} <span className="num">{rate}%</span>
                    </td>
                    <td className="r num nowrap">{money(base)}</td>
                    <td className="r num nowrap">{money(amount)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Card>
    </>
  )
}
