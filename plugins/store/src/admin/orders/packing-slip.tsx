import { Details, useTexts } from '@ashlar/sdk/ui'
import { optionsOf } from './order-lines.tsx'
import { OrderPrint } from './order-print.tsx'

/** What goes into the parcel: items without prices. */
export default function PackingSlip() {
  const t = useTexts('store')
  return (
    <OrderPrint title={t('Packing slip')}>
      {({ items, delivery, notes }) => (
        <>
          <table className="tbl">
            <caption className="sr">{t('Items')}</caption>
            <thead>
              <tr>
                <th scope="col" className="r">
                  {t('Quantity')}
                </th>
                <th scope="col">{t('Item')}</th>
                <th scope="col">{t('SKU')}</th>
              </tr>
            </thead>
            <tbody>
              {items.map((item) => (
                <tr key={item.id}>
                  <td className="r num">{item.quantity - item.returned}</td>
                  <td>
                    {item.name} <span className="t2">{optionsOf(item)}</span>
                  </td>
                  <td className="mono">{item.sku}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <div style={{ marginTop: 24 }}>
            <Details
              of={[
                ...(delivery.id === '' ? [] : [{ name: t('Delivery'), value: delivery.name }]),
                ...(notes === '' ? [] : [{ name: t('Note'), value: notes }]),
              ]}
            />
          </div>
        </>
      )}
    </OrderPrint>
  )
}
