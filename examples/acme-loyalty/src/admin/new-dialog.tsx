import { SchemaField, useForm } from '@ashlar/sdk/forms'
import { Button, Dialog, useTexts } from '@ashlar/sdk/ui'
import { useId, useState } from 'react'
import type { Static, TObject } from 'typebox'
import { sayRefused } from './refused.ts'

export interface NewDialogProps<S extends TObject> {
  readonly title: string
  readonly schema: S
  readonly initial: Static<S>
  readonly add: (values: Static<S>) => Promise<unknown>
}

/** A button that opens a form over a schema; what was typed stays when the server refuses it. */
export function NewDialog<S extends TObject>({ title, schema, initial, add }: NewDialogProps<S>) {
  const t = useTexts('loyalty')
  const formId = useId()
  const [isOpen, setOpen] = useState(false)
  const form = useForm({
    schema,
    initial,
    save: async (values) => {
      await add(values)
      return initial
    },
  })
  const names = Object.keys(schema.properties) as Extract<keyof S['properties'], string>[]
  const submit = async () => {
    try {
      if (await form.submit()) setOpen(false)
    } catch (error) {
      sayRefused(t('Nothing was added'), error)
    }
  }
  return (
    <>
      <Button variant="primary" icon="plus" onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={title}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>{t('Cancel')}</Button>
            <Button variant="primary" type="submit" form={formId} busy={form.isSaving}>
              {t('Add')}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          className="form"
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          {names.map((name) => (
            <SchemaField key={name} form={form} name={name} required />
          ))}
        </form>
      </Dialog>
    </>
  )
}
