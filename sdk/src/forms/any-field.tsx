import type { ReactNode } from 'react'
import { Switch } from '../ui/choice.tsx'
import { Field } from '../ui/field.tsx'
import { useTexts } from '../ui/texts.ts'
import { type FieldErrors, labelFor } from './check.ts'
import { CheckGroup } from './check-group.tsx'
import { isRequired, kindOf, memberValue, textOf, withoutNull } from './field-schema.ts'
import { ItemList } from './item-list.tsx'
import { RoleChoice } from './role-choice.tsx'
import { type ControlLook, type OwnControls, SchemaControl } from './schema-control.tsx'

/** What the fields of one form share. */
export interface FieldPlace {
  readonly errors: FieldErrors
  readonly idOf: (path: string) => string
  /** The field has been left: from now on its error shows. */
  readonly leave: (path: string) => void
  readonly controls?: OwnControls | undefined
}

export interface AnyFieldProps extends ControlLook {
  readonly place: FieldPlace
  /** Where the value stands, such as `address/street`; its last part names it. */
  readonly path: string
  readonly schema: unknown
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly label?: string | undefined
  readonly hint?: ReactNode
  readonly required?: boolean | undefined
  readonly rows?: number | undefined
}

/** What is wrong with an item is said at the item, or by the list when that is a control of the screen's own. */
function errorOf(own: string | undefined, inside: string | undefined, isOwnControl: boolean, isList: boolean) {
  if (isOwnControl) return own ?? inside
  return isList && inside !== undefined ? undefined : own
}

/** The field of any property, members and items of objects and lists included. */
export function AnyField(props: AnyFieldProps) {
  const { place, path, schema, value, onChange } = props
  const t = useTexts('admin')
  const name = path.split('/').at(-1) ?? path
  const label = props.label ?? labelFor(schema, name)
  const description = textOf(withoutNull(schema).schema, 'description')
  const hint = props.hint ?? (description === undefined ? undefined : t(description))
  const required = props.required ?? isRequired(schema)
  const kind = kindOf(schema)
  const inside = Object.keys(place.errors).find((each) => each.startsWith(`${path}/`))
  const leave = () => place.leave(path)
  const Own = place.controls?.[path] ?? (kind.kind === 'own' ? place.controls?.[kind.control] : undefined)
  const error = errorOf(place.errors[path], inside && place.errors[inside], Own !== undefined, kind.kind === 'items')
  const shared = { id: place.idOf(path), label, hint, error }
  if (!Own) {
    switch (kind.kind) {
      case 'switch':
        return <Switch label={label} hint={hint} checked={value === true} onChange={onChange} />
      case 'members':
        return (
          <fieldset className="members">
            <legend>{label}</legend>
            {Object.entries(kind.members).map(([member, inner]) => (
              <AnyField
                key={member}
                place={place}
                path={`${path}/${member}`}
                schema={inner}
                value={memberValue(value, member)}
                onChange={(next) => onChange({ ...Object(value), [member]: next })}
              />
            ))}
          </fieldset>
        )
      case 'items':
        return (
          <ItemList {...shared} value={Array.isArray(value) ? value : []} onChange={onChange} {...kind}>
            {(item, index, put) => (
              <AnyField
                place={place}
                path={`${path}/${index}`}
                schema={kind.item}
                value={item}
                onChange={put}
                label={`${label} ${index + 1}`}
              />
            )}
          </ItemList>
        )
      case 'checks':
        return (
          <CheckGroup
            {...shared}
            options={kind.options.map((option) => ({ value: option, label: props.options?.[option] ?? t(option) }))}
            value={Array.isArray(value) ? value.map(String) : []}
            onChange={onChange}
          />
        )
      case 'roles':
        return <RoleChoice {...shared} value={Array.isArray(value) ? value.map(Number) : []} onChange={onChange} />
    }
  }
  return (
    <Field {...shared} required={required}>
      {(ties) => {
        const control = { ties, label, schema, value, onChange, onLeave: leave }
        if (Own) return <Own {...control} />
        const shown = props.rows === undefined ? kind : { kind: 'textarea' as const, rows: props.rows }
        return <SchemaControl {...control} kind={shown} look={props} />
      }}
    </Field>
  )
}
