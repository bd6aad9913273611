import { MoneyField } from '@ashlar/sdk/forms'
import { Button, Dialog, Field, Input, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import type { FormVariant } from './product-form.ts'

export interface SetForAllDialogProps {
  readonly currency: string
  /** Members that all variants for sale get. */
  readonly onSet: (part: Partial<FormVariant>) => void
  readonly onClose: () => void
}

/** One price or one stock for all variants. */
export function SetForAllDialog({ currency, onSet, onClose }: SetForAllDialogProps) {
  const t = useTexts('store')
  const [price, setPrice] = useState<number | null | undefined>(null)
  const [stock, setStock] = useState('')
  const count = stock.trim() === '' ? null : Number(stock)
  const isStock = count === null || (Number.isInteger(count) && count >= 0)
  const isPrice = price === null || (price !== undefined && price >= 0)
  const canSet = isStock && isPrice && (price !== null || count !== null)
  return (
    <Dialog
      open
      size="sm"
      title={t('Set for all variants')}
      description={t('Fields that you leave empty stay as they are.')}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <span className="grow" />
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button
            variant="primary"
            disabled={!canSet}
            onClick={() => {
              onSet({
                ...(typeof price === 'number' && { price }),
                ...(count !== null && { stock: count, track_stock: true }),
              })
              onClose()
            }}
          >
            {t('Set')}
          </Button>
        </>
      }
    >
      <div className="form">
        <Field label={t('Price')} error={isPrice ? undefined : t('Enter a price of 0 or more, such as 19.99.')}>
          {(ties) => <MoneyField ties={ties} currency={currency} value={price} onChange={setPrice} />}
        </Field>
        <Field label={t('Stock')} error={isStock ? undefined : t('Enter a whole number of 0 or more.')}>
          {(ties) => (
            <Input {...ties} inputMode="numeric" value={stock} onChange={({ target }) => setStock(target.value)} />
          )}
        </Field>
      </div>
    </Dialog>
  )
}
