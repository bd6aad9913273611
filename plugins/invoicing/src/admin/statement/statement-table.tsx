import { Link } from '@ashlar/sdk/admin'
import { dayText, type Translate, useTexts } from '@ashlar/sdk/ui'
import type { Statement, StatementEntry, StatementKind } from '../../contract.ts'
import { addressOf } from '../kinds.ts'
import { moneyText } from '../words.ts'

/** The entries of a statement between its two balances. */
export function StatementTable({ of }: { readonly of: Statement }) {
  const t = useTexts('invoicing')
  const { currency, from, until, opening, closing, entries } = of
  return (
    <div className="scroller">
      <table className="tbl">
        <caption className="sr">{t('Statement')}</caption>
        <thead>
          <tr>
            <th scope="col" className="hide-sm">
              {t('Date')}
            </th>
            <th scope="col">{t('Entry')}</th>
            <th scope="col" className="r">
              {t('Amount')}
            </th>
            <th scope="col" className="r">
              {t('Balance')}
            </th>
          </tr>
        </thead>
        <tbody>
          <Balance day={from} name={t('Opening balance')} amount={opening} currency={currency} />
          {entries.map((entry) => (
            <Entry key={keyOf(entry)} entry={entry} currency={currency} />
          ))}
          <Balance day={until} name={t('Closing balance')} amount={closing} currency={currency} />
        </tbody>
      </table>
    </div>
  )
}

/** Payments of one document can be alike: the balance after each is another one. */
const keyOf = ({ day, kind, document, amount, moved, balance }: StatementEntry): string =>
  [day, kind, document.id, amount, moved, balance].join(' ')

interface BalanceProps {
  readonly day: string
  readonly name: string
  readonly amount: number
  readonly currency: string
}

function Balance({ day, name, amount, currency }: BalanceProps) {
  return (
    <tr>
      <td className="num nowrap t2 hide-sm">{dayText(day)}</td>
      <td colSpan={2} className="med" style={wrapping}>
        {name}
      </td>
      <td className="r num nowrap med">{moneyText(amount, currency)}</td>
    </tr>
  )
}

function Entry({ entry, currency }: { readonly entry: StatementEntry; readonly currency: string }) {
  const t = useTexts('invoicing')
  const { day, kind, document, amount, moved, balance } = entry
  return (
    <tr>
      <td className="num nowrap t2 hide-sm">{dayText(day)}</td>
      <td style={wrapping}>
        {kindNames(t)[kind]}{' '}
        <Link className="link nowrap" to={addressOf(document)}>
          {document.invoiceNumber}
        </Link>
        {moved > 0 && <span className="t2 num"> {moneyText(moved, currency)}</span>}
        <div className="t3 xs num only-sm">{dayText(day)}</div>
      </td>
      <td className="r num nowrap">{kind === 'credit-used' ? '' : moneyText(amount, currency)}</td>
      <td className="r num nowrap">{moneyText(balance, currency)}</td>
    </tr>
  )
}

const wrapping = { whiteSpace: 'normal', paddingBlock: 8 } as const

const kindNames = (t: Translate): Readonly<Record<StatementKind, string>> => ({
  invoice: t('Invoice'),
  'credit-note': t('Credit note'),
  payment: t('Payment for'),
  refund: t('Refund for'),
  'credit-used': t('Credit used for'),
  reduction: t('Reduction of'),
  cancelled: t('Cancellation of'),
  'written-off': t('Written off'),
})
