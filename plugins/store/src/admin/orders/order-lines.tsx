import { useTexts } from '@ashlar/sdk/ui'
import type { OrderItem, WebOrder } from '../../contract.ts'
import { moneyText } from '../price-text.ts'
import { ProductThumb } from '../product-thumb.tsx'

/** The lines of an order as they were ordered. */
export function OrderLines({ order: { items, currency } }: { readonly order: WebOrder }) {
  const t = useTexts('store')
  return (
    <div className="scroller">
      <table className="tbl">
        <caption className="sr">{t('Items')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Item')}</th>
            <th scope="col" className="r">
              {t('Quantity')}
            </th>
            <th scope="col" className="r hide-sm">
              {t('Price')}
            </th>
            <th scope="col" className="r">
              {t('Total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <td>
                <div className="row g3">
                  <ProductThumb product={{ images: item.image === '' ? [] : [{ file: item.image, alt: '' }] }} />
                  <div className="grow trunc">
                    <span className="med">{item.name}</span>
                    <div className="t3 xs">
                      {optionsOf(item)} <span className="mono">{item.sku}</span>
                    </div>
                    {item.returned > 0 && (
                      <div className="t2 xs">{t('{count} returned|{count} returned', { count: item.returned })}</div>
                    )}
                  </div>
                </div>
              </td>
              <td className="r num">{item.quantity}</td>
              <td className="r num nowrap hide-sm">{moneyText(item.unitPrice, currency)}</td>
              <td className="r num nowrap">{moneyText(item.total, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export const optionsOf = ({ selectedOptions }: Pick<OrderItem, 'selectedOptions'>): string =>
  selectedOptions.map(({ attribute_name, attribute_value }) => `${attribute_name}: ${attribute_value}`).join(', ')
