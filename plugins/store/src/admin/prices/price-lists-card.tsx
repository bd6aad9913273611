import { useCall } from '@ashlar/sdk/admin'
import { Button, Card, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { listPriceLists, type Product } from '../../contract.ts'
import { ListPricesDialog } from './list-prices-dialog.tsx'

export interface PriceListsCardProps {
  readonly product: Product
  readonly currency: string
  readonly readOnly: boolean
}

/** What a product costs customers with a tag; nothing where the website has no price list. */
export function PriceListsCard({ product, currency, readOnly }: PriceListsCardProps) {
  const t = useTexts('store')
  const [opened, setOpened] = useState<number>()
  const lists = useCall(listPriceLists, { query: { limit: -1 } }).data?.results.rows ?? []
  if (lists.length === 0) return null
  const ids = new Set(product.variants.map(({ id }) => id))
  const shown = lists.find(({ id }) => id === opened)
  return (
    <Card title={t('Price lists')}>
      <ul className="lines" style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {lists.map(({ id, name, percent_off, prices }) => {
          const own = prices.filter(({ variant_id }) => ids.has(variant_id)).length
          return (
            <li key={id} className="row">
              <span className="grow">
                <span className="med">{name}</span>
                <span className="t2 xs">
                  {' '}
                  {own > 0
                    ? t('{count} own price|{count} own prices', { count: own })
                    : t('{percent}% off', { percent: percent_off })}
                </span>
              </span>
              {!readOnly && (
                <Button size="sm" aria-label={t('Set prices of {name}', { name })} onClick={() => setOpened(id)}>
                  {t('Set prices')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {shown && (
        <ListPricesDialog
          product={product}
          priceList={shown}
          currency={currency}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Card>
  )
}
