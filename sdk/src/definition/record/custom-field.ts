import Type, { type Static } from 'typebox'
import { customFieldUsagePath } from '../../platform/addresses.ts'

export const customFieldTypes = ['text', 'number', 'date', 'select', 'checkbox'] as const

/** A field that a website adds to records. */
export const CustomField = Type.Object(
  {
    /** By which values keep their field; never changes. */
    id: Type.String({ title: 'Key', pattern: '^[a-z][a-z0-9_]{0,39}$' }),
    label: Type.String({ title: 'Label', minLength: 1, maxLength: 60, pattern: '\\S' }),
    type: Type.Enum([...customFieldTypes], { title: 'Type', default: 'text' }),
    /** For the type `select`. */
    options: Type.Array(Type.String({ minLength: 1, maxLength: 60 }), {
      title: 'Choices',
      control: 'chips',
      maxItems: 50,
      default: [],
    }),
    /** Of records that are printed (`print` of `CustomFieldList`): its value is printed, too. */
    isPrinted: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
export type CustomField = Static<typeof CustomField>

/** A record's value in such a field. A ticked checkbox is `true`, a day `2026-12-01`; empty where there is nothing. */
export const CustomValue = Type.Object({ id: Type.String(), label: Type.String(), value: Type.String() })
export type CustomValue = Static<typeof CustomValue>

export const NewCustomValue = Type.Object(
  { id: Type.String({ maxLength: 40 }), value: Type.String({ maxLength: 500 }) },
  { additionalProperties: false },
)
export type NewCustomValue = Static<typeof NewCustomValue>

/** Custom fields of one kind of records, at most. */
export const mostCustomFields = 30

/** Values of a record as they are sent; fields that are left out stay as they are. */
export const NewCustomValues = Type.Array(NewCustomValue, { maxItems: mostCustomFields })

export interface CustomFieldListWords {
  readonly title: string
  readonly description?: string
  /** Of records that are printed: the words by which a field is chosen for that, such as "Print on documents". */
  readonly print?: string
  /** The card on which it stands in the section. */
  readonly group?: string
}

/**
 * The custom fields of records as a member of the module's settings. The admin edits them in the module's section of
 * the settings: added and changed in a dialog, put in order by hand.
 *
 * @example settings: Type.Object({ custom_fields: CustomFieldList('boats', { title: 'Custom fields' }) })
 */
/*#__NO_SIDE_EFFECTS__*/
export function CustomFieldList(entity: string, words: CustomFieldListWords) {
  return Type.Array(CustomField, {
    ...words,
    control: 'custom-fields',
    usage: customFieldUsagePath(entity),
    maxItems: mostCustomFields,
    default: [],
  })
}
