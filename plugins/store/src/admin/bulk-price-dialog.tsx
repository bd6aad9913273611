import { FormDialog } from '@ashlar/sdk/forms'
import { Field, Input, useTexts } from '@ashlar/sdk/ui'
import Type from 'typebox'
import { type ChosenProducts, changePrices } from './change-chosen.ts'

const PricePercent = Type.Object({ percent: Type.Number({ minimum: -100, maximum: 1_000, multipleOf: 0.01 }) })

export interface BulkPriceDialogProps {
  readonly chosen: ChosenProducts
  readonly onClose: () => void
}

/** Raises or lowers the prices of several products. */
export function BulkPriceDialog({ chosen, onClose }: BulkPriceDialogProps) {
  const t = useTexts('store')
  return (
    <FormDialog
      title={t('Change prices')}
      description={t('Of {count} product, with all its variants|Of {count} products, with all their variants', {
        count: chosen.count,
      })}
      icon="percent"
      size="sm"
      submit={t('Change prices')}
      schema={PricePercent}
      initial={{ percent: 10 }}
      isReady={(form) => form.values.percent !== 0}
      save={({ percent }) => {
        onClose()
        void changePrices(chosen, percent, t)
      }}
      onClose={onClose}
    >
      {(form) => (
        <Field
          id={form.idOf('percent')}
          label={t('Percentage')}
          hint={t('Enter -10 to lower prices by 10%. Prices are rounded.')}
          error={form.errors['percent']}
          required
        >
          {(ties) => (
            <Input
              {...ties}
              type="number"
              step={0.01}
              suffix={<span className="add">%</span>}
              value={Number.isNaN(form.values.percent) ? '' : form.values.percent}
              onBlur={() => form.leave('percent')}
              onChange={({ target }) => form.change('percent', target.valueAsNumber)}
            />
          )}
        </Field>
      )}
    </FormDialog>
  )
}
