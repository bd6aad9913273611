import type { ReactNode } from 'react'
import type { Static, TObject } from 'typebox'
import { FormDialog } from '../forms/form-dialog.tsx'
import { SchemaField } from '../forms/schema-field.tsx'
import type { Form } from '../forms/use-form.ts'
import { useTexts } from '../ui/texts.ts'

export interface ResourceDialogProps<Write extends TObject> {
  readonly title: string
  readonly schema: Write
  readonly initial: Static<Write>
  /** The fields; without it one for each member of the schema, in its order. */
  readonly fields?: ((form: Form<Write>) => ReactNode) | undefined
  readonly save: (values: Static<Write>) => Promise<void>
  readonly onClose: () => void
}

/** The form in which one thing of a resource is written, from the schema that its calls check. */
export function ResourceDialog<Write extends TObject>({ schema, fields, ...dialog }: ResourceDialogProps<Write>) {
  const t = useTexts('admin')
  return (
    <FormDialog {...dialog} schema={schema} submit={t('Save')} failed={t('Not saved')}>
      {fields ?? ((form) => namesOf(schema).map((name) => <SchemaField key={name} form={form} name={name} />))}
    </FormDialog>
  )
}

const namesOf = <S extends TObject>({ properties }: S) =>
  Object.keys(properties).filter((name): name is Extract<keyof S['properties'], string> => name in properties)
