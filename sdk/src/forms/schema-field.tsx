import { memo, type ReactNode } from 'react'
import type { TObject } from 'typebox'
import { AnyField, type AnyFieldProps } from './any-field.tsx'
import { type FieldErrors, labelOf } from './check.ts'
import { errorsOf, isAlike } from './form-part.ts'
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

/** The field of one property: its control follows from the schema. Drawn again only when something about it changes. */
export function SchemaField<S extends TObject>({ form, name, label, ...look }: SchemaFieldProps<S>) {
  const values: Readonly<Record<string, unknown>> = form.values
  return (
    <OneField
      {...look}
      name={name}
      label={label ?? labelOf(form.schema, name)}
      schema={form.schema.properties[name]}
      value={values[name]}
      errors={errorsOf(form.errors, name)}
      idOf={form.idOf}
      leave={form.leave}
      change={form.change}
    />
  )
}

interface OneFieldProps extends Omit<AnyFieldProps, 'place' | 'path' | 'onChange'> {
  readonly name: string
  readonly errors: FieldErrors
  readonly controls?: OwnControls
  readonly idOf: (path: string) => string
  readonly leave: (name: string) => void
  readonly change: (name: string, value: never) => void
}

const OneField = memo(
  ({ name, errors, controls, idOf, leave, change, ...field }: OneFieldProps) => (
    <AnyField
      {...field}
      path={name}
      place={{ errors, idOf, leave: () => leave(name), controls }}
      onChange={(value) => change(name, value as never)}
    />
  ),
  isSame,
)

/** Words and errors are written anew each time, so their members count. */
function isSame(before: OneFieldProps, after: OneFieldProps): boolean {
  const { errors, options, controls, ...rest } = after
  const { errors: oldErrors, options: oldOptions, controls: oldControls, ...oldRest } = before
  return (
    isAlike(oldRest, rest) &&
    isAlike(oldErrors, errors) &&
    isAlike(oldOptions ?? {}, options ?? {}) &&
    isAlike(oldControls ?? {}, controls ?? {})
  )
}
