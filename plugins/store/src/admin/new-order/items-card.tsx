import { call } from '@ashlar/sdk/admin'
import { type Form, Picker } from '@ashlar/sdk/forms'
import { Card, FieldError, IconButton, Input, Select, toast, useTexts } from '@ashlar/sdk/ui'
import type { ReactNode } from 'react'
import { getProduct, listProducts, type Product } from '../../contract.ts'
import { moneyText } from '../price-text.ts'
import { problemOf } from '../problem-of.ts'
import { ProductThumb } from '../product-thumb.tsx'
import type { FormLine, OrderForm } from './order-form.ts'

interface ItemsCardProps {
  readonly form: Form<typeof OrderForm>
  readonly currency: string
  /** Below the items: what they come to. */
  readonly children: ReactNode
}

/** Products are found by typing; each has its variant and its quantity. */
export function ItemsCard({ form, currency, children }: ItemsCardProps) {
  const t = useTexts('store')
  const { lines } = form.values
  const put = (next: readonly FormLine[]) => form.change('lines', [...next])
  const add = async (id: number) => {
    try {
      const { product } = await call(getProduct, { params: { id } })
      const line = lineOf(product)
      const same = lines.findIndex(({ sku }) => sku === line.sku)
      const there = lines[same]
      put(there ? lines.with(same, { ...there, quantity: there.quantity + 1 }) : [...lines, line])
    } catch (error) {
      toast.error(t('The product could not be added'), { description: problemOf(error) })
    }
  }
  const pickerId = form.idOf('lines')
  return (
    <Card title={t('Items')}>
      <Picker
        ties={{ id: pickerId }}
        label={t('Add a product')}
        call={listProducts}
        query={{ status: 'published' }}
        choiceOf={({ id, name, variants }) => ({ id, title: name, detail: variants[0]?.sku })}
        value={null}
        onChange={(choice) => choice && void add(Number(choice.id))}
        placeholder={t('Add a product')}
      />
      {form.errors['lines'] && <FieldError id={`${pickerId}-error`}>{t('Add at least one product.')}</FieldError>}
      {lines.length > 0 && (
        <div className="scroller">
          <table className="tbl">
            <caption className="sr">{t('Items')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('Item')}</th>
                <th scope="col">{t('Quantity')}</th>
                <th scope="col" className="r hide-sm">
                  {t('Total')}
                </th>
                <th scope="col">
                  <span className="sr">{t('Actions')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line, at) => (
                <Line
                  key={line.key}
                  line={line}
                  currency={currency}
                  onChange={(next) => put(lines.with(at, next))}
                  onRemove={() => put(lines.toSpliced(at, 1))}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {children}
    </Card>
  )
}

interface LineProps {
  readonly line: FormLine
  readonly currency: string
  readonly onChange: (line: FormLine) => void
  readonly onRemove: () => void
}

function Line({ line, currency, onChange, onRemove }: LineProps) {
  const t = useTexts('store')
  const { name, image, variants, sku, quantity } = line
  const price = variants.find((variant) => variant.sku === sku)?.price ?? 0
  return (
    <tr>
      <td>
        <div className="row g3">
          <ProductThumb product={{ images: image === '' ? [] : [{ file: image, alt: '' }] }} />
          <div className="grow">
            <div className="med trunc">{name}</div>
            {variants.length > 1 ? (
              <Select
                aria-label={t('Variant of {name}', { name })}
                value={sku}
                options={variants.map(({ sku: value, label }) => ({ value, label }))}
                onChange={(value) => onChange({ ...line, sku: value })}
              />
            ) : (
              <span className="t3 xs mono">{sku}</span>
            )}
          </div>
        </div>
      </td>
      <td>
        <div style={{ width: 84 }}>
          <Input
            type="number"
            min={1}
            aria-label={t('Quantity of {name}', { name })}
            value={quantity}
            onChange={({ target }) => {
              const typed = Math.trunc(target.valueAsNumber)
              if (typed >= 1 && typed <= 1_000_000) onChange({ ...line, quantity: typed })
            }}
          />
        </div>
      </td>
      <td className="r num nowrap hide-sm">{moneyText(price * quantity, currency)}</td>
      <td className="r">
        <IconButton icon="trash-2" size="xs" label={t('Remove {name}', { name })} onClick={onRemove} />
      </td>
    </tr>
  )
}

function lineOf({ name, images, variants }: Product): FormLine {
  return {
    ...{ key: crypto.randomUUID(), name, image: images[0]?.file ?? '', quantity: 1, sku: variants[0]?.sku ?? '' },
    variants: variants.map(({ sku, price, attributes }) => ({
      ...{ sku, price },
      label: attributes.map(({ attribute_value }) => attribute_value).join(', ') || sku,
    })),
  }
}
