import type { FieldErrors } from '@ashlar/sdk/forms'
import type { Translate } from '@ashlar/sdk/ui'
import { productLimits } from '../../contract.ts'
import { combinations, mostCombinations } from './matrix.ts'
import type { ProductForm } from './product-form.ts'

/** What attributes and variants ask of each other. */
export const productRules =
  (t: Translate) =>
  ({ attributes, variants }: ProductForm): FieldErrors => {
    const problem = attributeProblem(attributes, t)
    if (problem !== undefined) return { attributes: problem }
    const sold = variants.filter(({ isOn }) => isOn)
    if (sold.length === 0) return { variants: t('Sell at least one variant.') }
    if (sold.length > productLimits.variants) {
      return {
        variants: t('A product has at most {most} variants. Turn off {count} of them.', {
          most: productLimits.variants,
          count: sold.length - productLimits.variants,
        }),
      }
    }
    const twice = sold.find(({ sku }, at) => sku !== '' && sold.findIndex((each) => each.sku === sku) !== at)
    return twice ? { variants: t('Two variants have the SKU “{sku}”.', { sku: twice.sku }) } : {}
  }

function attributeProblem(attributes: ProductForm['attributes'], t: Translate): string | undefined {
  if (attributes.some(({ name }) => name.trim() === '')) return t('Name every attribute, such as “Size”.')
  const empty = attributes.find(({ values }) => values.length === 0)
  if (empty) return t('Add at least one value to “{name}”.', { name: empty.name })
  const twice = attributes.find(({ name }, at) => attributes.findIndex((each) => each.name === name) !== at)
  if (twice) return t('Two attributes are called “{name}”.', { name: twice.name })
  if (combinations(attributes) > mostCombinations) {
    return t('These values have more than {most} combinations. Remove some of them.', { most: mostCombinations })
  }
  return undefined
}
