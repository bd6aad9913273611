import type { FormAttribute, FormVariant } from './product-form.ts'

/** Combinations that are shown at most, sold or not. */
export const mostCombinations = 300

/** How many combinations the values of attributes have. */
export const combinations = (attributes: readonly Pick<FormAttribute, 'values'>[]): number =>
  attributes.reduce((count, { values }) => count * values.length, 1)

type Values = FormVariant['attributes']

const keyOf = (values: Values): string => values.map(({ attribute_value }) => attribute_value).join(' / ')

/** Every combination of values, the last attribute changing fastest. */
function allOf(attributes: readonly FormAttribute[]): Values[] {
  return attributes.reduce<Values[]>(
    (before, { name, values }) =>
      before.flatMap((each) => values.map((value) => [...each, { attribute_name: name, attribute_value: value }])),
    [[]],
  )
}

/** Whether a variant has these values, as far as it has the attributes. */
const agrees = (variant: FormVariant, values: Values): boolean =>
  variant.attributes.every(({ attribute_name, attribute_value }) => {
    const value = values.find((each) => each.attribute_name === attribute_name)
    return value === undefined || value.attribute_value === attribute_value
  })

/** A new combination begins like the variant that is nearest to it, without what only one variant can have. */
const likeThe = (variant: FormVariant, attributes: Values): FormVariant => ({
  ...variant,
  ...{
    id: null,
    sku: '',
    stock: 0,
    shown_stock_state: null,
    imported_variant_id: null,
    attributes,
    key: keyOf(attributes),
  },
})

/**
 * The variants of a product whose attributes have changed: one for each combination of values. A variant goes on as the
 * first combination that agrees with it, so that its stock and its SKU stay; the others begin like it.
 */
export function matrixOf(attributes: readonly FormAttribute[], before: readonly FormVariant[]): FormVariant[] {
  const named = attributes.filter(({ name, values }) => name !== '' && values.length > 0)
  if (combinations(named) > mostCombinations) return [...before]
  const taken = new Set<FormVariant>()
  const claimed = allOf(named).map((values) => {
    const found = before.find((variant) => !taken.has(variant) && agrees(variant, values))
    if (found) taken.add(found)
    return { values, found }
  })
  return claimed.flatMap(({ values, found }) => {
    if (found) return [{ ...found, attributes: values, key: keyOf(values) }]
    const model = before.find((variant) => agrees(variant, values)) ?? before[0]
    return model ? [likeThe(model, values)] : []
  })
}

/** The stored variants with the combinations between them that the product does not have. */
export function withMissing(attributes: readonly FormAttribute[], stored: readonly FormVariant[]): FormVariant[] {
  if (combinations(attributes) > mostCombinations) return [...stored]
  const [model] = stored
  const byKey = new Map(stored.map((variant) => [variant.key, variant]))
  const all = allOf(attributes).flatMap((values) => {
    const found = byKey.get(keyOf(values))
    if (found) return [found]
    return model ? [{ ...likeThe(model, values), isOn: false }] : []
  })
  // What does not fit the attributes is kept to be seen.
  return [...all, ...stored.filter((variant) => !all.includes(variant))]
}

/** Another name of an attribute, or of one of its values, in the variants too. */
export function renamedIn(
  variants: readonly FormVariant[],
  from: { readonly name: string; readonly value?: string },
  to: string,
): FormVariant[] {
  return variants.map((variant) => {
    const attributes = variant.attributes.map((each) => {
      if (each.attribute_name !== from.name) return each
      if (from.value === undefined) return { ...each, attribute_name: to }
      return each.attribute_value === from.value ? { ...each, attribute_value: to } : each
    })
    return { ...variant, attributes, key: keyOf(attributes) }
  })
}

export { keyOf as variantKey }
