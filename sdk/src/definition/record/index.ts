export * from './assignees.ts'
export {
  CustomField,
  CustomFieldList,
  CustomValue,
  customFieldTypes,
  mostCustomFields,
  NewCustomValue,
  NewCustomValues,
} from './custom-field.ts'
export * from './custom-fields.ts'
export * from './filter.ts'
export type { Records } from './records.ts'
export * from './tags.ts'
