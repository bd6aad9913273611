import type { Difference } from '@ashlar/sdk/records'
import type { Translate } from '@ashlar/sdk/ui'
import type { Product } from '../../contract.ts'
import { priceRangeText } from '../price-text.ts'
import { kindNames, statusNames } from '../words.ts'
import type { ProductForm } from './product-form.ts'
import { valuesOf } from './product-values.ts'

const longest = 120

/** Where the stored product and what was typed differ, in words. */
export function differences(theirs: Product, yours: ProductForm, currency: string, t: Translate): Difference[] {
  const now = wordsOf(valuesOf(theirs), currency, t)
  const mine = wordsOf(yours, currency, t)
  return [...now].flatMap(([field, words]) => {
    const other = mine.get(field) ?? ''
    return words === other ? [] : [{ field, theirs: words.slice(0, longest), yours: other.slice(0, longest) }]
  })
}

function wordsOf(values: ProductForm, currency: string, t: Translate): ReadonlyMap<string, string> {
  const sold = values.variants.filter(({ isOn }) => isOn)
  const prices = sold.map(({ price }) => price)
  const texts: Readonly<Record<string, unknown>> = {
    ...values,
    status: statusNames(t)[values.status],
    kind: kindNames(t)[values.kind],
    attributes: values.attributes.map((each) => `${each.name}: ${each.values.join(', ')}`).join('; '),
    images: t('{count} image|{count} images', { count: values.images.length }),
    categories: t('{count} category|{count} categories', { count: values.categories.length }),
    tags: values.tags.join(', '),
    variants: `${t('{count} variant|{count} variants', { count: sold.length })}, ${priceRangeText(
      { min: Math.min(...prices), max: Math.max(...prices) },
      currency,
    )}, ${sold.map(({ sku, stock }) => `${sku} ${stock}`).join('; ')}`,
  }
  const titles: Readonly<Record<string, string>> = {
    ...{ name: t('Name'), slug: t('Address'), status: t('Status'), kind: t('Kind'), description: t('Description') },
    ...{ excerpt: t('Short description'), badgeText: t('Badge text'), badgeColor: t('Badge colour') },
    ...{ images: t('Images'), attributes: t('Attributes'), variants: t('Variants'), categories: t('Categories') },
    ...{ tags: t('Tags'), tax_class: t('Tax class'), weight: t('Weight in grams'), publish_date: t('Date') },
  }
  return new Map(Object.entries(titles).map(([name, title]) => [title, String(texts[name] ?? '')]))
}
