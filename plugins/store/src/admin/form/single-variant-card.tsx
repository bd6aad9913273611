import { MoneyField } from '@ashlar/sdk/forms'
import { Card, Field, Input, Select, Switch, useTexts } from '@ashlar/sdk/ui'
import { stockStates } from '../../contract.ts'
import { stockStateNames } from '../words.ts'
import type { FormProps } from './form-props.ts'
import type { FormVariant } from './product-form.ts'

export interface SingleVariantCardProps extends FormProps {
  readonly currency: string
  /** The price that was typed is none, so nothing can be saved. */
  readonly onRefused: (count: number) => void
  readonly actions?: React.ReactNode
}

/** Price and stock of a product without attributes. */
export function SingleVariantCard({ form, currency, onRefused, actions }: SingleVariantCardProps) {
  const t = useTexts('store')
  const [variant] = form.values.variants
  if (!variant) return null
  const names = stockStateNames(t)
  const put = (part: Partial<FormVariant>) => form.change('variants', [{ ...variant, ...part }])
  const errorOf = (name: keyof FormVariant) => form.errors[`variants/0/${name}`]
  const money = (name: 'price' | 'compare_at_price', amount: number | null | undefined) => {
    onRefused(amount === undefined || (name === 'price' && amount === null) ? 1 : 0)
    if (amount !== undefined) put(name === 'price' ? { price: amount ?? 0 } : { compare_at_price: amount })
  }
  return (
    <Card title={t('Price and stock')} actions={actions}>
      <div className="form form--grid">
        <div className="half">
          <Field id={form.idOf('variants/0/price')} label={t('Price')} error={errorOf('price')} required>
            {(ties) => (
              <MoneyField
                ties={ties}
                currency={currency}
                value={variant.price}
                onChange={(amount) => money('price', amount)}
                onLeave={() => form.leave('variants')}
              />
            )}
          </Field>
        </div>
        <div className="half">
          <Field
            id={form.idOf('variants/0/compare_at_price')}
            label={t('Price before')}
            hint={t('Shown crossed out beside a lower price.')}
            error={errorOf('compare_at_price')}
          >
            {(ties) => (
              <MoneyField
                ties={ties}
                currency={currency}
                value={variant.compare_at_price}
                onChange={(amount) => money('compare_at_price', amount)}
              />
            )}
          </Field>
        </div>
        <div className="half">
          <Field
            id={form.idOf('variants/0/sku')}
            label={t('SKU')}
            hint={t('Leave it empty to get one from the name.')}
            error={errorOf('sku')}
          >
            {(ties) => (
              <Input
                {...ties}
                className="mono"
                maxLength={100}
                value={variant.sku}
                onChange={({ target }) => put({ sku: target.value })}
                onBlur={() => form.leave('variants')}
              />
            )}
          </Field>
        </div>
        <div className="half">
          <Field id={form.idOf('variants/0/stock_state')} label={t('Availability')}>
            {(ties) => (
              <Select
                {...ties}
                value={variant.stock_state}
                options={stockStates.map((value) => ({ value, label: names[value] }))}
                onChange={(stock_state) => put({ stock_state })}
              />
            )}
          </Field>
        </div>
        <Switch
          label={t('Track stock')}
          hint={t('Orders lower the stock. At 0 the product is out of stock.')}
          checked={variant.track_stock}
          onChange={(track_stock) => put({ track_stock })}
        />
        {variant.track_stock && (
          <>
            <div className="half">
              <Field id={form.idOf('variants/0/stock')} label={t('Stock')} error={errorOf('stock')}>
                {(ties) => (
                  <Input
                    {...ties}
                    type="number"
                    step={1}
                    value={Number.isNaN(variant.stock) ? '' : variant.stock}
                    onChange={({ target }) => put({ stock: target.valueAsNumber })}
                    onBlur={() => form.leave('variants')}
                  />
                )}
              </Field>
            </div>
            <Switch
              label={t('Allow backorders')}
              hint={t('Customers can order when none is left.')}
              checked={variant.allow_backorder}
              onChange={(allow_backorder) => put({ allow_backorder })}
            />
          </>
        )}
      </div>
    </Card>
  )
}
