import type { ReactNode } from 'react'
import type { TObject } from 'typebox'
import { Switch } from '../ui/choice.tsx'
import { type ControlTies, Field } from '../ui/field.tsx'
import { Input, Select, Textarea } from '../ui/input.tsx'
import { useTexts } from '../ui/texts.ts'
import { labelOf } from './check.ts'
import type { Form } from './use-form.ts'

export interface SchemaFieldProps<S extends TObject> {
  readonly form: Form<S>
  readonly name: Extract<keyof S['properties'], string>
  /** The schema's title without it. */
  readonly label?: string
  readonly hint?: ReactNode
  readonly placeholder?: string
  readonly required?: boolean
  /** Words for the values of an enum. */
  readonly options?: Readonly<Record<string, string>>
  /** Several lines. */
  readonly rows?: number
  readonly prefix?: ReactNode
}

/** The field of one property: its control follows from the schema. */
export function SchemaField<S extends TObject>(props: SchemaFieldProps<S>) {
  const { form, name, hint, required } = props
  const label = props.label ?? labelOf(form.schema, name)
  const values: Readonly<Record<string, unknown>> = form.values
  const change: (name: string, value: never) => void = form.change
  const put = (value: unknown) => change(name, value as never)
  const property: unknown = form.schema.properties[name]
  if (typeOf(property) === 'boolean') {
    return <Switch label={label} hint={hint} checked={values[name] === true} onChange={put} />
  }
  return (
    <Field id={form.idOf(name)} label={label} hint={hint} error={form.errors[name]} {...(required ? { required } : {})}>
      {(ties) => <Control {...props} ties={ties} property={property} value={values[name]} put={put} />}
    </Field>
  )
}

function Control<S extends TObject>(
  props: SchemaFieldProps<S> & {
    readonly ties: ControlTies
    readonly property: unknown
    readonly value: unknown
    readonly put: (value: unknown) => void
  },
) {
  const { ties, property, value, put, form, name, options, placeholder, prefix } = props
  const t = useTexts('admin')
  const leave = () => form.leave(name)
  const choices = choicesOf(property)
  const more = { ...ties, ...(placeholder ? { placeholder } : {}), onBlur: leave }
  if (choices) {
    return (
      <Select
        {...ties}
        onBlur={leave}
        prefix={prefix}
        value={String(value)}
        options={choices.map((choice) => ({ value: choice, label: options?.[choice] ?? t(choice) }))}
        onChange={put}
      />
    )
  }
  const type = typeOf(property)
  if (type === 'integer' || type === 'number') {
    return (
      <Input
        {...more}
        prefix={prefix}
        type="number"
        step={type === 'integer' ? 1 : 'any'}
        value={typeof value === 'number' ? value : ''}
        onChange={({ target }) => put(target.value === '' ? undefined : target.valueAsNumber)}
      />
    )
  }
  const text = typeof value === 'string' ? value : ''
  if (props.rows) {
    return <Textarea {...more} rows={props.rows} value={text} onChange={({ target }) => put(target.value)} />
  }
  return <Input {...more} prefix={prefix} value={text} onChange={({ target }) => put(target.value)} />
}

function typeOf(property: unknown): string {
  return typeof property === 'object' && property !== null && 'type' in property ? String(property.type) : ''
}

function choicesOf(property: unknown): readonly string[] | undefined {
  if (typeof property !== 'object' || property === null || !('enum' in property)) return undefined
  return Array.isArray(property.enum) ? property.enum.map(String) : undefined
}
