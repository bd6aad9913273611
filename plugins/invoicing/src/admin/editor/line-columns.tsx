import { amountFrom, decimalText } from '@ashlar/sdk'
import type { GridColumn } from '@ashlar/sdk/grid'
import type { Translate } from '@ashlar/sdk/ui'
import { Check } from 'typebox/value'
import { type DocumentTaxes, type ItemTaxClass, itemKinds } from '../../contract.ts'
import { isPriced, totalsOfLines } from '../../lines/totals.ts'
import { itemKindNames, moneyText } from '../words.ts'
import { discountFrom, discountText, FormLine } from './document-form.ts'

type Column = GridColumn<FormLine>

interface LineColumnsInput {
  readonly t: Translate
  readonly currency: string
  readonly classes: DocumentTaxes['classes']
  /** Quotes have lines that the customer may leave out. */
  readonly hasOptions: boolean
}

/** The lines of a document as a sheet. */
export function lineColumns({ t, currency, classes, hasOptions }: LineColumnsInput): readonly Column[] {
  // What most lines need stands first: the rest is reached by scrolling.
  return [
    textColumn('name', t('Item'), 190, t),
    priced(t, quantityColumn(t)),
    priced(t, priceColumn(t, currency)),
    priced(t, discountColumn(t, currency)),
    priced(t, taxColumn(t, classes)),
    {
      ...{ key: 'amount', title: t('Amount'), width: 96, align: 'end' },
      text: (line) => (isPriced(line) ? moneyText(amountOf(line), currency) : ''),
    },
    ...(hasOptions ? [priced(t, optionColumn(t))] : []),
    kindColumn(t),
    textColumn('description', t('Description'), 220, t),
    textColumn('sku', t('SKU'), 90, t),
  ]
}

/** What a line shows: quantity times price, without its own discount. */
function amountOf({ kind, quantity, unitPrice, discount }: FormLine): number {
  const line = { kind, quantity, unitPrice, discount, rates: [], isOptional: false, isChosen: false }
  try {
    return totalsOfLines({ lines: [line], discount: null, pricesIncludeTax: false }).subTotal
  } catch {
    // Beyond what can be added up: the server says so when it is saved.
    return 0
  }
}

/** Sections and notes have no such value. */
const priced = (t: Translate, column: Column): Column => ({
  ...column,
  text: (line) => (isPriced(line) ? column.text(line) : ''),
  shown: (line) => (isPriced(line) ? (column.shown?.(line) ?? column.text(line)) : ''),
  typed: (text, line) => {
    if (isPriced(line)) return column.typed?.(text, line) ?? { row: line }
    return text.trim() === '' ? { row: line } : { error: t('Sections and notes have no price.') }
  },
})

const textColumn = (key: 'name' | 'description' | 'sku', title: string, width: number, t: Translate): Column => ({
  ...{ key, title, width },
  text: (line) => line[key],
  ...(key === 'name' && {
    shown: (line: FormLine) => <span className={line.kind === 'section' ? 'med' : undefined}>{line.name}</span>,
  }),
  typed: (text, line) =>
    Check(FormLine.properties[key], text) ? { row: { ...line, [key]: text } } : { error: t('This text is too long.') },
})

function kindColumn(t: Translate): Column {
  const names = itemKindNames(t)
  return {
    ...{ key: 'kind', title: t('Kind'), width: 96, choices: itemKinds.map((kind) => names[kind]) },
    text: ({ kind }) => names[kind],
    typed: (text, line) => {
      const kind = itemKinds.find((each) => names[each] === text)
      return kind === undefined ? { error: t('Choose one of the list.') } : { row: { ...line, kind } }
    },
  }
}

const quantityColumn = (t: Translate): Column => ({
  ...{ key: 'quantity', title: t('Quantity'), width: 76, align: 'end' },
  text: ({ quantity }) => String(quantity),
  typed: (text, line) => {
    const quantity = Number(text.trim().replace(',', '.'))
    const isQuantity = text.trim() !== '' && Check(FormLine.properties.quantity, quantity)
    return isQuantity ? { row: { ...line, quantity } } : { error: t('Enter a number with at most three decimals.') }
  },
})

const priceColumn = (t: Translate, currency: string): Column => ({
  ...{ key: 'unitPrice', title: t('Price'), width: 96, align: 'end' },
  text: ({ unitPrice }) => decimalText(unitPrice, currency),
  shown: ({ unitPrice }) => moneyText(unitPrice, currency),
  typed: (text, line) => {
    const unitPrice = amountFrom(text.trim().replace(',', '.'), currency)
    return unitPrice === undefined ? { error: t('Enter an amount, such as 19.99.') } : { row: { ...line, unitPrice } }
  },
})

const discountColumn = (t: Translate, currency: string): Column => ({
  ...{ key: 'discount', title: t('Discount'), width: 80, align: 'end' },
  text: ({ discount }) => discountText(discount, currency),
  typed: (text, line) => {
    const discount = discountFrom(text, currency)
    return discount === undefined ? { error: t('Enter 10% or an amount.') } : { row: { ...line, discount } }
  },
})

function taxColumn(t: Translate, classes: DocumentTaxes['classes']): Column {
  const exempt = t('No tax')
  const usual = classes.find(({ isDefault }) => isDefault)?.name ?? t('Standard')
  const nameOf = (taxClass: ItemTaxClass) =>
    taxClass === 'exempt' ? exempt : (classes.find(({ id }) => id === taxClass)?.name ?? usual)
  return {
    ...{ key: 'taxClass', title: t('Tax'), width: 92 },
    choices: [usual, ...classes.filter(({ isDefault }) => !isDefault).map(({ name }) => name), exempt],
    text: ({ taxClass }) => nameOf(taxClass),
    typed: (text, line) => {
      if (text === exempt) return { row: { ...line, taxClass: 'exempt' } }
      if (text === usual) return { row: { ...line, taxClass: null } }
      const found = classes.find(({ name }) => name === text)
      return found ? { row: { ...line, taxClass: found.id } } : { error: t('Choose one of the list.') }
    },
  }
}

function optionColumn(t: Translate): Column {
  const [always, wanted, open] = [t('Included'), t('Optional, chosen'), t('Optional')]
  return {
    ...{ key: 'isOptional', title: t('Option'), width: 120, choices: [always, wanted, open] },
    text: ({ isOptional, isChosen }) => (isOptional ? (isChosen ? wanted : open) : always),
    typed: (text, line) => {
      if (![always, wanted, open].includes(text)) return { error: t('Choose one of the list.') }
      return { row: { ...line, isOptional: text !== always, isChosen: text === wanted } }
    },
  }
}
