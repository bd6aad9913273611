import { Grid } from '@ashlar/sdk/grid'
import { Button, Card, Count, FieldError, useTexts } from '@ashlar/sdk/ui'
import { useMemo, useState } from 'react'
import type { FormProps } from './form-props.ts'
import type { FormVariant } from './product-form.ts'
import { SetForAllDialog } from './set-for-all-dialog.tsx'
import { variantColumns } from './variant-columns.tsx'

export interface VariantsCardProps extends FormProps {
  readonly currency: string
  readonly readOnly: boolean
  readonly onRefused: (count: number) => void
  readonly actions?: React.ReactNode
}

/** The matrix of variants, filled in like a spreadsheet. */
export function VariantsCard({ form, currency, readOnly, onRefused, actions }: VariantsCardProps) {
  const t = useTexts('store')
  const { attributes, images, variants } = form.values
  const [isSetting, setSetting] = useState(false)
  const columns = useMemo(
    () => variantColumns({ t, currency, attributes, images, readOnly }),
    [t, currency, attributes, images, readOnly],
  )
  const places = new Map(variants.map((variant, at) => [variant.key, at]))
  const problem = form.errors['variants']
  const hasPlace = Object.keys(form.errors).some((path) => path.startsWith('variants/'))
  return (
    <Card
      title={
        <>
          {t('Variants')} <Count>{variants.filter(({ isOn }) => isOn).length}</Count>
        </>
      }
      actions={
        <>
          {actions}
          {!readOnly && (
            <Button size="sm" onClick={() => setSetting(true)}>
              {t('Set for all')}
            </Button>
          )}
        </>
      }
    >
      <div className="form" id={form.idOf('variants')} tabIndex={-1}>
        <Grid<FormVariant>
          label={t('Variants')}
          columns={columns}
          rows={variants}
          idOf={({ key }) => key}
          onChange={(rows) => form.change('variants', [...rows])}
          onRefused={onRefused}
          errorOf={({ key }, column) => form.errors[`variants/${places.get(key)}/${column}`]}
        />
        {problem && !hasPlace && <FieldError>{problem}</FieldError>}
      </div>
      {isSetting && (
        <SetForAllDialog
          currency={currency}
          onSet={(part) =>
            form.change(
              'variants',
              variants.map((variant) => (variant.isOn ? { ...variant, ...part } : variant)),
            )
          }
          onClose={() => setSetting(false)}
        />
      )}
    </Card>
  )
}
