import type { AppliedRate, Discount } from '@ashlar/plugin-commerce'
import { type Form, formPart } from '@ashlar/sdk/forms'
import { Field, Input, Note, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import type { DocumentTaxes, OwnType } from '../../contract.ts'
import { asksDeposit } from '../../lines/deposit.ts'
import { isPriced, totalsOfLines } from '../../lines/totals.ts'
import { depositSums } from '../paper/deposit-sums.ts'
import { DocumentSums } from '../paper/document-sums.tsx'
import { type DocumentForm, discountFrom, discountText } from './document-form.ts'

interface EditorSumsProps {
  readonly form: Form<typeof DocumentForm>
  readonly type: OwnType
  readonly taxes: DocumentTaxes
  readonly currency: string
}

/** What a document comes to while it is written, by the same arithmetic as on the server. */
export const EditorSums = formPart<EditorSumsProps>(
  ['items', 'discountRule', 'deposit'],
  function EditorSums({ form, type, taxes, currency }) {
    const t = useTexts('invoicing')
    const { items, discountRule, deposit } = form.values
    const totals = totalsOf(items, discountRule, taxes)
    return (
      <div className="row wrap between" style={{ alignItems: 'flex-start' }}>
        <div className="form">
          <ShareField
            id={form.idOf('discountRule')}
            label={t('Discount on the total')}
            value={discountRule}
            error={form.errors['discountRule']}
            currency={currency}
            onChange={(discount) => form.change('discountRule', discount)}
          />
          {asksDeposit(type) && (
            <ShareField
              id={form.idOf('deposit')}
              label={t('Deposit on approval')}
              value={deposit}
              error={form.errors['deposit']}
              currency={currency}
              onChange={(share) => form.change('deposit', share)}
            />
          )}
        </div>
        {totals ? (
          <div style={{ marginInlineStart: 'auto' }}>
            <DocumentSums
              of={{ ...totals, discountRule, pricesIncludeTax: taxes.pricesIncludeTax, currency }}
              then={depositSums({ type, deposit, grandTotal: totals.grandTotal, currency }, t)}
            />
          </div>
        ) : (
          <Note tone="warn">{t('The amounts are too large. Check quantities and prices.')}</Note>
        )}
      </div>
    )
  },
)

function totalsOf(items: DocumentForm['items'], discount: DocumentForm['discountRule'], taxes: DocumentTaxes) {
  const usual = taxes.classes.find(({ isDefault }) => isDefault)
  const ratesOf = ({ taxClass }: DocumentForm['items'][number]): readonly AppliedRate[] =>
    taxClass === 'exempt' ? [] : ((taxes.classes.find(({ id }) => id === taxClass) ?? usual)?.rates ?? [])
  try {
    return totalsOfLines({
      lines: items.map((line) => ({ ...line, rates: isPriced(line) ? ratesOf(line) : [] })),
      ...{ discount, pricesIncludeTax: taxes.pricesIncludeTax },
    })
  } catch {
    return undefined
  }
}

interface ShareFieldProps {
  readonly id: string
  readonly label: string
  readonly value: Discount | null
  readonly error: string | undefined
  readonly currency: string
  readonly onChange: (value: Discount | null) => void
}

/** A share in per cent or an amount, as one text. */
function ShareField({ id, label, value, error, currency, onChange }: ShareFieldProps) {
  const t = useTexts('invoicing')
  /** As it is typed; undefined while the field shows the value. */
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && discountFrom(typed, currency) === undefined
  return (
    <div style={{ width: 180 }}>
      <Field id={id} label={label} hint={t('10% or an amount')} error={isWrong ? t('Enter 10% or an amount.') : error}>
        {(ties) => (
          <Input
            {...ties}
            value={typed ?? discountText(value, currency)}
            onChange={({ target }) => {
              setTyped(target.value)
              const share = discountFrom(target.value, currency)
              if (share !== undefined) onChange(share)
            }}
            onBlur={() => !isWrong && setTyped(undefined)}
          />
        )}
      </Field>
    </div>
  )
}
