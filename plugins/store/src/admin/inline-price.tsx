import { call } from '@ashlar/sdk/admin'
import { MoneyField } from '@ashlar/sdk/forms'
import { toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { changeVariant, type Variant } from '../contract.ts'
import { InlineValue } from './inline-value.tsx'
import { moneyText } from './price-text.ts'
import { problemOf } from './problem-of.ts'
import { productsChanged } from './products-changed.ts'

export interface InlinePriceProps {
  /** Of the product. */
  readonly name: string
  readonly variant: Variant
  readonly currency: string
}

/** The price of a product with one variant, changed in the list. */
export function InlinePrice(props: InlinePriceProps) {
  const t = useTexts('store')
  const { name, variant, currency } = props
  return (
    <InlineValue label={t('Change the price of {name}', { name })} shown={moneyText(variant.price, currency)}>
      {(done) => <PriceField {...props} done={done} />}
    </InlineValue>
  )
}

function PriceField({ name, variant, currency, done }: InlinePriceProps & { readonly done: () => void }) {
  const t = useTexts('store')
  const [price, setPrice] = useState<number | null | undefined>(variant.price)
  const save = async () => {
    // An empty field is a mistake more often than a product for nothing.
    if (price === undefined || price === null || price < 0) {
      toast.error(t('Enter a price of 0 or more.'))
      return
    }
    if (price !== variant.price && !(await savePrice(variant.id, price))) return
    done()
  }
  const savePrice = async (id: number, next: number): Promise<boolean> => {
    try {
      await call(changeVariant, { params: { id }, body: { price: next } })
    } catch (error) {
      toast.error(t('The price of {name} was not changed', { name }), { description: problemOf(error) })
      return false
    }
    await productsChanged()
    toast.success(t('The price of {name} was changed', { name }), {
      action: { label: t('Undo'), run: () => void undoPrice() },
    })
    return true
  }
  const undoPrice = async () => {
    try {
      await call(changeVariant, { params: { id: variant.id }, body: { price: variant.price } })
    } catch (error) {
      toast.error(t('The price of {name} was not changed', { name }), { description: problemOf(error) })
    }
    await productsChanged()
  }
  return (
    <form
      style={{ width: 120, marginInlineStart: 'auto' }}
      ref={focusField}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      onKeyDown={(event) => event.key === 'Escape' && done()}
    >
      <label className="sr" htmlFor={`price-${variant.id}`}>
        {t('Price of {name}', { name })}
      </label>
      <MoneyField
        ties={{ id: `price-${variant.id}` }}
        currency={currency}
        value={price}
        onChange={setPrice}
        onLeave={() => price === variant.price && done()}
      />
    </form>
  )
}

function focusField(form: HTMLFormElement | null): void {
  form?.querySelector('input')?.focus()
}
