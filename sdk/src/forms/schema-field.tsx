import type { ReactNode } from 'react'
import type { TObject } from 'typebox'
import { AnyField } from './any-field.tsx'
import { labelOf } from './check.ts'
import type { OwnControls } from './schema-control.tsx'
import type { Form } from './use-form.ts'

export interface SchemaFieldProps<S extends TObject> {
  readonly form: Form<S>
  readonly name: Extract<keyof S['properties'], string>
  /** The schema's title without it. */
  readonly label?: string
  /** The schema's description without it. */
  readonly hint?: ReactNode
  readonly placeholder?: string
  /** Follows from `minLength` without it. */
  readonly required?: boolean
  /** Words for the values of an enum. */
  readonly options?: Readonly<Record<string, string>>
  /** Several lines. */
  readonly rows?: number
  readonly prefix?: ReactNode
  /** Controls that the screen brings, by the schema's keyword `control` or by the field's path. */
  readonly controls?: OwnControls
}

/** The field of one property: its control follows from the schema. */
export function SchemaField<S extends TObject>({ form, name, controls, label, ...look }: SchemaFieldProps<S>) {
  const values: Readonly<Record<string, unknown>> = form.values
  const change: (name: string, value: never) => void = form.change
  return (
    <AnyField
      {...look}
      label={label ?? labelOf(form.schema, name)}
      place={{ errors: form.errors, idOf: form.idOf, leave: () => form.leave(name), controls }}
      path={name}
      schema={form.schema.properties[name]}
      value={values[name]}
      onChange={(value) => change(name, value as never)}
    />
  )
}
