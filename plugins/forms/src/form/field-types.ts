/** Types of a field, in the order in which they are offered. Stored: never renamed. */
export const fieldTypes = [
  'text',
  'textarea',
  'phone',
  'gPlaces',
  'date',
  'dropdown',
  'radio',
  'checkbox',
  'file',
  'vehicle-select',
  'product',
  'product-categories-dropdown',
  'product-categories-checkbox',
  'info-box',
  'step',
] as const
export type FieldType = (typeof fieldTypes)[number]

/** Types that only show something; `step` begins a new step of the form. */
export type SilentType = 'info-box' | 'step'

/** Whether a visitor can give a field of the type a value. */
export const carriesValue = (type: FieldType): type is Exclude<FieldType, SilentType> =>
  type !== 'info-box' && type !== 'step'

/** Types whose choices another package brings (`fieldContribution`). */
export const contributedTypes = [
  'product',
  'product-categories-dropdown',
  'product-categories-checkbox',
] as const satisfies readonly FieldType[]
export type ContributedType = (typeof contributedTypes)[number]

export const isContributed = (type: FieldType): type is ContributedType =>
  contributedTypes.some((each) => each === type)

/** Types that a visitor fills in by choosing from `options`. */
export const optionTypes: readonly FieldType[] = ['dropdown', 'radio', 'checkbox']

/** Types that show their placeholder. */
export const placeholderTypes: readonly FieldType[] = [
  'text',
  'textarea',
  'phone',
  'gPlaces',
  'dropdown',
  'product',
  'product-categories-dropdown',
]
