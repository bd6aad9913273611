import { type Form, formPart, SchemaField, useForm } from '@ashlar/sdk/forms'
import { Field, type FieldControlProps, Input } from '@ashlar/sdk/ui'
import Type from 'typebox'

const Kiln = Type.Object({
  name: Type.String({ title: 'Name', minLength: 1 }),
  shelves: Type.String({ title: 'Shelves' }),
  lowest: Type.Integer({ title: 'Lowest temperature' }),
  highest: Type.Integer({ title: 'Highest temperature' }),
})

/** A browser's test counts these marks: how often a field is drawn. */
function CountedControl({ ties, label, value, onChange, onLeave }: FieldControlProps) {
  performance.mark(`field ${label}`)
  return <Input {...ties} value={String(value)} onChange={({ target }) => onChange(target.value)} onBlur={onLeave} />
}

interface KilnPart {
  readonly form: Form<typeof Kiln>
}

const Range = formPart(['lowest', 'highest'], ({ form }: KilnPart) => {
  performance.mark('field Range')
  return (
    <>
      <SchemaField form={form} name="lowest" />
      <SchemaField form={form} name="highest" />
      <Field label="Range">
        {(ties) => <Input {...ties} readOnly value={`${form.values.highest - form.values.lowest} °C`} />}
      </Field>
    </>
  )
})

/** A form whose fields are drawn one by one, and a part that reads two of them. */
export function FormInParts() {
  const form = useForm({
    schema: Kiln,
    initial: { name: 'Big kiln', shelves: 'six', lowest: 900, highest: 1260 },
    save: async (values) => values,
  })
  performance.mark('form')
  return (
    <div className="form">
      <SchemaField form={form} name="name" controls={{ name: CountedControl }} />
      <SchemaField form={form} name="shelves" controls={{ shelves: CountedControl }} />
      <Range form={form} />
    </div>
  )
}
