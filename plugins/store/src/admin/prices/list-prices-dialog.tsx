import { amountFrom, decimalText } from '@ashlar/sdk'
import { call, outdated } from '@ashlar/sdk/admin'
import { Grid, type GridColumn } from '@ashlar/sdk/grid'
import { Button, Dialog, Note, type Translate, toast, useTexts } from '@ashlar/sdk/ui'
import { useMemo, useState } from 'react'
import { changePriceList, listPriceLists, type PriceList, type Product } from '../../contract.ts'
import { moneyText } from '../price-text.ts'
import { problemOf } from '../problem-of.ts'

interface ListPrice {
  readonly id: number
  readonly title: string
  readonly usual: number
  /** Null: the percentage of the list. */
  readonly price: number | null
}

export interface ListPricesDialogProps {
  readonly product: Product
  readonly priceList: PriceList
  readonly currency: string
  readonly onClose: () => void
}

/** The prices of one product in one price list. */
export function ListPricesDialog({ product, priceList, currency, onClose }: ListPricesDialogProps) {
  const t = useTexts('store')
  const [rows, setRows] = useState(() => pricesOf(product, priceList))
  const [refused, setRefused] = useState(0)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const columns = useMemo(() => columnsOf(t, currency), [t, currency])
  const save = async () => {
    setBusy(true)
    setProblem('')
    try {
      const { id, revision, prices } = priceList
      const others = prices.filter(({ variant_id }) => !rows.some((row) => row.id === variant_id))
      const own = rows.flatMap((row) => (row.price === null ? [] : [{ variant_id: row.id, price: row.price }]))
      await call(changePriceList, { params: { id }, body: { revision, prices: [...others, ...own] } })
      await outdated(listPriceLists)
      toast.success(t('Saved'))
      onClose()
    } catch (error) {
      setProblem(problemOf(error) || t('Something went wrong. Try again.'))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      size="lg"
      icon="badge-percent"
      title={t('Prices of {name}', { name: priceList.name })}
      description={t('A variant without its own price costs {percent}% less than usual.', {
        percent: priceList.percent_off,
      })}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <span className="grow" />
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" busy={isBusy} disabled={refused > 0} onClick={() => void save()}>
            {t('Save')}
          </Button>
        </>
      }
    >
      <div className="form">
        {problem !== '' && <Note tone="bad">{problem}</Note>}
        <Grid<ListPrice>
          label={t('Prices of {name}', { name: priceList.name })}
          columns={columns}
          rows={rows}
          idOf={({ id }) => id}
          onChange={setRows}
          onRefused={setRefused}
          height={360}
        />
      </div>
    </Dialog>
  )
}

function pricesOf({ name, variants }: Product, { prices }: PriceList): readonly ListPrice[] {
  const own = new Map(prices.map(({ variant_id, price }) => [variant_id, price]))
  return variants.map(({ id, attributes, price }) => ({
    ...{ id, usual: price, price: own.get(id) ?? null },
    title: attributes.map(({ attribute_value }) => attribute_value).join(' / ') || name,
  }))
}

const columnsOf = (t: Translate, currency: string): readonly GridColumn<ListPrice>[] => [
  { key: 'title', title: t('Variant'), width: 180, text: ({ title }) => title },
  {
    ...{ key: 'usual', title: t('Usual price'), width: 110, align: 'end' },
    text: ({ usual }) => decimalText(usual, currency),
    shown: ({ usual }) => moneyText(usual, currency),
  },
  {
    ...{ key: 'price', title: t('Price in this list'), width: 130, align: 'end' },
    text: ({ price }) => (price === null ? '' : decimalText(price, currency)),
    shown: ({ price }) => (price === null ? '' : moneyText(price, currency)),
    typed: (text, row) => {
      if (text.trim() === '') return { row: { ...row, price: null } }
      const price = amountFrom(text.trim().replace(',', '.'), currency)
      return price === undefined || price < 0
        ? { error: t('Enter a price of 0 or more, such as 19.99.') }
        : { row: { ...row, price } }
    },
  },
]
