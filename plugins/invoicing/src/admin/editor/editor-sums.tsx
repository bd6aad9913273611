import type { AppliedRate } from '@ashlar/plugin-commerce'
import { type Form, formPart } from '@ashlar/sdk/forms'
import { Field, Input, Note, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import type { DocumentTaxes } from '../../contract.ts'
import { isPriced, totalsOfLines } from '../../lines/totals.ts'
import { DocumentSums } from '../paper/document-sums.tsx'
import { type DocumentForm, discountFrom, discountText } from './document-form.ts'

interface EditorSumsProps {
  readonly form: Form<typeof DocumentForm>
  readonly taxes: DocumentTaxes
  readonly currency: string
}

/** What a document comes to while it is written, by the same arithmetic as on the server. */
export const EditorSums = formPart<EditorSumsProps>(
  ['items', 'discountRule'],
  function EditorSums({ form, taxes, currency }) {
    const t = useTexts('invoicing')
    const { items, discountRule } = form.values
    const totals = totalsOf(items, discountRule, taxes)
    return (
      <div className="row wrap between" style={{ alignItems: 'flex-start' }}>
        <DiscountField form={form} currency={currency} />
        {totals ? (
          <div style={{ marginInlineStart: 'auto' }}>
            <DocumentSums of={{ ...totals, discountRule, pricesIncludeTax: taxes.pricesIncludeTax, currency }} />
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

function DiscountField({ form, currency }: Pick<EditorSumsProps, 'form' | 'currency'>) {
  const t = useTexts('invoicing')
  const { discountRule } = form.values
  /** As it is typed; undefined while the field shows the value. */
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && discountFrom(typed, currency) === undefined
  return (
    <div style={{ width: 180 }}>
      <Field
        id={form.idOf('discountRule')}
        label={t('Discount on the total')}
        hint={t('10% or an amount')}
        error={isWrong ? t('Enter 10% or an amount.') : form.errors['discountRule']}
      >
        {(ties) => (
          <Input
            {...ties}
            value={typed ?? discountText(discountRule, currency)}
            onChange={({ target }) => {
              setTyped(target.value)
              const discount = discountFrom(target.value, currency)
              if (discount !== undefined) form.change('discountRule', discount)
            }}
            onBlur={() => !isWrong && setTyped(undefined)}
          />
        )}
      </Field>
    </div>
  )
}
