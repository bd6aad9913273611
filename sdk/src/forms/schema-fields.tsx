import type { ReactNode } from 'react'
import type { TObject } from 'typebox'
import { Card } from '../ui/layout.tsx'
import { useTexts } from '../ui/texts.ts'
import { memberValue, textOf, withoutNull } from './field-schema.ts'
import type { OwnControls } from './schema-control.tsx'
import { SchemaField, type SchemaFieldProps } from './schema-field.tsx'
import type { Form } from './use-form.ts'

type NameOf<S extends TObject> = Extract<keyof S['properties'], string>

/** Fields that stand on one sheet. */
export interface FieldGroup<Name extends string = string> {
  readonly title: string
  /** Quiet words after the title. */
  readonly note?: string
  readonly fields: readonly Name[]
  /** Shows the fields, but lets nobody change them. */
  readonly readOnly?: boolean
  /** Stands under the fields, such as a warning or a preview. */
  readonly foot?: ReactNode
}

export interface SchemaFieldsProps<S extends TObject> {
  readonly form: Form<S>
  /** Which fields in which order; without it they follow the schema, by its keyword `group`. */
  readonly groups?: readonly FieldGroup<NameOf<S>>[]
  /** What single fields have of their own. */
  readonly fields?: { readonly [Name in NameOf<S>]?: Partial<Omit<SchemaFieldProps<S>, 'form' | 'name'>> }
  /** Controls that the screen brings, by the schema's keyword `control` or by the field's name. */
  readonly controls?: OwnControls
}

/** Every field of a schema, on a sheet for each group. A property with `half: true` shares its line with the next. */
export function SchemaFields<S extends TObject>({ form, groups, fields, controls }: SchemaFieldsProps<S>) {
  const t = useTexts('admin')
  const shown = groups ?? groupsOf(form.schema)
  return (
    <div className="form">
      {shown.map((group) => (
        <Card
          key={group.title}
          {...(group.title === '' ? {} : { title: t(group.title) })}
          note={group.note === undefined ? undefined : t(group.note)}
          foot={group.foot}
        >
          <FieldBox readOnly={group.readOnly ?? false}>
            {group.fields.map((name) => (
              <div
                key={name}
                className={
                  memberValue(withoutNull(form.schema.properties[name]).schema, 'half') === true ? 'half' : undefined
                }
              >
                <SchemaField form={form} name={name} {...(controls ? { controls } : {})} {...fields?.[name]} />
              </div>
            ))}
          </FieldBox>
        </Card>
      ))}
    </div>
  )
}

function FieldBox({ readOnly, children }: { readonly readOnly: boolean; readonly children: ReactNode }) {
  if (!readOnly) return <div className="form form--grid">{children}</div>
  return (
    <fieldset className="bare form form--grid" disabled>
      {children}
    </fieldset>
  )
}

/** The schema's groups in the order in which they are first named; what names none comes first. */
export function groupsOf<S extends TObject>(schema: S): readonly FieldGroup<NameOf<S>>[] {
  const names = Object.keys(schema.properties).filter((name): name is NameOf<S> => name in schema.properties)
  const byTitle = Map.groupBy(names, (name) => textOf(withoutNull(schema.properties[name]).schema, 'group') ?? '')
  return [...byTitle]
    .sort(([a], [b]) => Number(a !== '') - Number(b !== ''))
    .map(([title, fields]) => ({ title, fields }))
}
