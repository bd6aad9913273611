import { call } from '@ashlar/sdk/admin'
import { Input, toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { correctStock, type Variant } from '../contract.ts'
import { InlineValue } from './inline-value.tsx'
import { problemOf } from './problem-of.ts'
import { productsChanged } from './products-changed.ts'

export interface InlineStockProps {
  /** Of the product. */
  readonly name: string
  readonly variant: Variant
}

/** The counted stock of a product with one variant, changed in the list. */
export function InlineStock(props: InlineStockProps) {
  const t = useTexts('store')
  const { name, variant } = props
  return (
    <InlineValue label={t('Change the stock of {name}', { name })} shown={variant.stock}>
      {(done) => <StockField {...props} done={done} />}
    </InlineValue>
  )
}

function StockField({ name, variant, done }: InlineStockProps & { readonly done: () => void }) {
  const t = useTexts('store')
  const [typed, setTyped] = useState(String(variant.stock))
  const save = async () => {
    const stock = Number(typed)
    if (typed.trim() === '' || !Number.isInteger(stock) || stock < 0) {
      toast.error(t('Enter a whole number of 0 or more.'))
      return
    }
    if (stock !== variant.stock) {
      try {
        await call(correctStock, { params: { id: variant.id }, body: { stock } })
      } catch (error) {
        toast.error(t('The stock of {name} was not changed', { name }), { description: problemOf(error) })
        return
      }
      await productsChanged()
      toast.success(t('The stock of {name} was changed', { name }))
    }
    done()
  }
  return (
    <form
      style={{ width: 84, marginInlineStart: 'auto' }}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      onKeyDown={(event) => event.key === 'Escape' && done()}
    >
      <Input
        autoFocus
        size="sm"
        inputMode="numeric"
        aria-label={t('Stock of {name}', { name })}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => typed === String(variant.stock) && done()}
      />
    </form>
  )
}
