import { amountFrom, decimalText } from '@ashlar/sdk'
import type { GridColumn, Typed } from '@ashlar/sdk/grid'
import type { Translate } from '@ashlar/sdk/ui'
import { Check } from 'typebox/value'
import { type ProductImage, stockStates } from '../../contract.ts'
import { moneyText } from '../price-text.ts'
import { StockBadge } from '../stock-badge.tsx'
import { stockStateNames } from '../words.ts'
import { type FormAttribute, FormVariant } from './product-form.ts'

type Column = GridColumn<FormVariant>

export interface VariantColumnsInput {
  readonly t: Translate
  readonly currency: string
  readonly attributes: readonly FormAttribute[]
  /** Of the product: a variant may have one of them as its own. */
  readonly images: readonly ProductImage[]
  /** The person may only look. */
  readonly readOnly: boolean
}

/** The matrix: a column for each attribute, then what is written of a variant. */
export function variantColumns({ t, currency, attributes, images, readOnly }: VariantColumnsInput): readonly Column[] {
  const columns = [
    ...attributes.filter(({ name, values }) => name !== '' && values.length > 0).map(attributeColumn),
    skuColumn(t),
    priceColumn(t, currency),
    stockColumn(t),
    stateColumn(t),
    yesOrNo(t, 'isOn', t('For sale')),
    compareColumn(t, currency),
    yesOrNo(t, 'track_stock', t('Track stock')),
    yesOrNo(t, 'allow_backorder', t('Backorders')),
    weightColumn(t),
    ...(images.length === 0 ? [] : [imageColumn(t, images)]),
  ]
  return readOnly ? columns.map(({ typed: _, ...column }) => column) : columns
}

const attributeColumn = ({ key, name }: FormAttribute, at: number): Column => ({
  ...{ key: `attribute-${key}`, title: name, width: 80 },
  text: ({ attributes }) => attributes[at]?.attribute_value ?? '',
})

const skuColumn = (t: Translate): Column => ({
  ...{ key: 'sku', title: t('SKU'), width: 120 },
  text: ({ sku }) => sku,
  typed: (text, row) =>
    Check(FormVariant.properties.sku, text.trim())
      ? { row: { ...row, sku: text.trim() } }
      : { error: t('Enter up to 100 characters.') },
})

const priceColumn = (t: Translate, currency: string): Column => ({
  ...{ key: 'price', title: t('Price'), width: 100, align: 'end' },
  text: ({ price }) => decimalText(price, currency),
  shown: ({ price }) => moneyText(price, currency),
  typed: (text, row) => {
    const price = amountOf(text, currency)
    return price === undefined ? wrongPrice(t) : { row: { ...row, price } }
  },
})

const compareColumn = (t: Translate, currency: string): Column => ({
  ...{ key: 'compare_at_price', title: t('Price before'), width: 100, align: 'end' },
  text: ({ compare_at_price: price }) => (price === null ? '' : decimalText(price, currency)),
  shown: ({ compare_at_price: price }) => (price === null ? '' : moneyText(price, currency)),
  typed: (text, row) => {
    if (text.trim() === '') return { row: { ...row, compare_at_price: null } }
    const price = amountOf(text, currency)
    return price === undefined ? wrongPrice(t) : { row: { ...row, compare_at_price: price } }
  },
})

const wrongPrice = (t: Translate): Typed<FormVariant> => ({ error: t('Enter a price of 0 or more, such as 19.99.') })

/** With a comma or a point before the decimals. */
function amountOf(text: string, currency: string): number | undefined {
  const amount = amountFrom(text.trim().replace(',', '.'), currency)
  return amount !== undefined && Check(FormVariant.properties.price, amount) ? amount : undefined
}

const stockColumn = (t: Translate): Column => ({
  ...{ key: 'stock', title: t('Stock'), width: 70, align: 'end' },
  text: ({ stock }) => String(stock),
  shown: ({ stock, track_stock }) => (track_stock ? String(stock) : '–'),
  typed: (text, row) => {
    const stock = wholeOf(text)
    return stock === undefined
      ? { error: t('Enter a whole number of 0 or more.') }
      : { row: { ...row, stock, track_stock: true, shown_stock_state: null } }
  },
})

const weightColumn = (t: Translate): Column => ({
  ...{ key: 'weight', title: t('Weight (g)'), width: 84, align: 'end' },
  text: ({ weight }) => (weight === null ? '' : String(weight)),
  typed: (text, row) => {
    if (text.trim() === '') return { row: { ...row, weight: null } }
    const weight = wholeOf(text)
    return weight === undefined ? { error: t('Enter a whole number of grams.') } : { row: { ...row, weight } }
  },
})

function imageColumn(t: Translate, images: readonly ProductImage[]): Column {
  const none = t('As the product')
  const titles = images.map((_, at) => t('Image {number}', { number: at + 1 }))
  const titleOf = (file: string) => titles[images.findIndex((image) => image.file === file)] ?? none
  return {
    ...{ key: 'image', title: t('Image'), width: 110, choices: [none, ...titles] },
    text: ({ image }) => titleOf(image),
    shown: ({ image }) =>
      image === '' ? (
        <span className="t3">{none}</span>
      ) : (
        <img className="thumb" src={image} alt={titleOf(image)} style={{ width: 26, height: 26 }} />
      ),
    typed: (text, row) => {
      const at = titles.indexOf(text)
      if (at < 0 && text !== none) return { error: t('Choose one of the list.') }
      return { row: { ...row, image: images[at]?.file ?? '' } }
    },
  }
}

function wholeOf(text: string): number | undefined {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : undefined
}

const stateColumn = (t: Translate): Column => {
  const names = stockStateNames(t)
  return {
    ...{ key: 'stock_state', title: t('Availability'), width: 120, choices: stockStates.map((state) => names[state]) },
    text: ({ stock_state }) => names[stock_state],
    shown: ({ stock_state, shown_stock_state }) =>
      shown_stock_state === null ? names[stock_state] : <StockBadge state={shown_stock_state} />,
    typed: (text, row) => {
      const state = stockStates.find((each) => names[each] === text)
      return state === undefined
        ? { error: t('Choose one of the list.') }
        : { row: { ...row, stock_state: state, shown_stock_state: null } }
    },
  }
}

const yesOrNo = (t: Translate, key: 'isOn' | 'track_stock' | 'allow_backorder', title: string): Column => ({
  ...{ key, title, width: 84, choices: [t('Yes'), t('No')] },
  text: (row) => (row[key] ? t('Yes') : t('No')),
  typed: (text, row) => {
    if (text !== t('Yes') && text !== t('No')) return { error: t('Choose Yes or No.') }
    return { row: { ...row, [key]: text === t('Yes'), ...(key !== 'isOn' && { shown_stock_state: null }) } }
  },
})
