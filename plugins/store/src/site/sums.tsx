import { formatMoney } from '@ashlar/sdk'
import type { Quote } from '../contract.ts'
import type { BuyingWords } from './visitor-texts.ts'

type Summed = Pick<
  Quote,
  'subTotal' | 'discount' | 'code' | 'taxes' | 'pricesIncludeTax' | 'grandTotal' | 'currency'
> & {
  readonly delivery: Quote['delivery']
}

interface SumsProps {
  readonly of: Summed
  readonly texts: BuyingWords
  readonly language: string
}

/** What an order comes to, line by line. */
export function Sums({ of, texts, language }: SumsProps) {
  const money = (amount: number) => formatMoney(amount, of.currency, language)
  return (
    <dl className="store-sums">
      <Line name={texts.subtotal} value={money(of.subTotal)} />
      {of.discount > 0 && <Line name={`${texts.discount}${of.code && ` ${of.code}`}`} value={money(-of.discount)} />}
      {of.delivery && of.delivery.id !== '' && (
        <Line name={of.delivery.name} value={of.delivery.price === 0 ? texts.free : money(of.delivery.price)} />
      )}
      {of.taxes.map(({ name, rate, amount }) => (
        <Line
          key={`${name} ${rate}`}
          name={`${name} ${rate.toLocaleString(language)} %${of.pricesIncludeTax ? `, ${texts.included}` : ''}`}
          value={money(amount)}
        />
      ))}
      <Line name={texts.total} value={money(of.grandTotal)} isTotal />
    </dl>
  )
}

interface LineProps {
  readonly name: string
  readonly value: string
  readonly isTotal?: true
}

const Line = ({ name, value, isTotal }: LineProps) => (
  <div {...(isTotal && { 'data-total': '' })}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
