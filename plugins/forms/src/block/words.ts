import type { FieldType } from '../form/field-types.ts'

export const typeWords: Readonly<Record<FieldType, string>> = {
  text: 'Text',
  textarea: 'Long text',
  phone: 'Phone',
  gPlaces: 'Address with suggestions',
  date: 'Date',
  dropdown: 'Dropdown',
  radio: 'Radio buttons',
  checkbox: 'Checkbox',
  file: 'Files',
  'vehicle-select': 'Vehicle',
  product: 'Product',
  'product-categories-dropdown': 'Product categories, dropdown',
  'product-categories-checkbox': 'Product categories, checkboxes',
  'info-box': 'Info box',
}

/** Words for the values of all choices of a field. */
export const words: Readonly<Record<string, string>> = {
  ...typeWords,
  full: 'Full',
  half: 'Half',
  '-1': 'None',
  firstname: 'First name',
  lastname: 'Last name',
  email: 'Email',
  address: 'Address',
  address_2: 'Address, second line',
  city: 'City',
  province: 'Province',
  country: 'Country',
  postal: 'Postal code',
  start: 'Start',
  center: 'Center',
  end: 'End',
}
