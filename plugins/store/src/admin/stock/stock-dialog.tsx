import { Button, Dialog, Field, Select, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import type { Variant } from '../../contract.ts'
import { CorrectionForm } from './correction-form.tsx'
import { StockHistory } from './stock-history.tsx'

export interface StockDialogProps {
  /** Those whose stock is counted. */
  readonly variants: readonly Variant[]
  /** Without it the history is only read. */
  readonly mayCorrect: boolean
  readonly onClose: () => void
}

/** What came and went of a variant, and the way to correct it. */
export function StockDialog({ variants, mayCorrect, onClose }: StockDialogProps) {
  const t = useTexts('store')
  const [id, setId] = useState(variants[0]?.id)
  const variant = variants.find((each) => each.id === id)
  return (
    <Dialog
      open
      size="lg"
      icon="history"
      title={t('Stock history')}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <span className="grow" />
          <Button onClick={onClose}>{t('Close')}</Button>
        </>
      }
    >
      <div className="form">
        {variants.length > 1 && (
          <Field label={t('Variant')}>
            {(ties) => (
              <Select
                {...ties}
                value={String(id)}
                options={variants.map((each) => ({ value: String(each.id), label: titleOf(each) }))}
                onChange={(value) => setId(Number(value))}
              />
            )}
          </Field>
        )}
        {variant && mayCorrect && <CorrectionForm key={variant.id} variant={variant} />}
        {variant && <StockHistory variantId={variant.id} />}
      </div>
    </Dialog>
  )
}

const titleOf = ({ attributes, sku }: Variant): string =>
  [attributes.map(({ attribute_value }) => attribute_value).join(' / '), sku].filter(Boolean).join(' · ')
