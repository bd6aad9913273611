import { ApiError, api } from '@ashlar/sdk/admin'
import { Button, Dialog, Field, Input, Note } from '@ashlar/sdk/ui'
import { type FormEvent, useId, useState } from 'react'
import Type from 'typebox'

const Made = Type.Object({ success: Type.Literal(true), id: Type.Integer() })

export interface SmallFormProps {
  readonly title: string
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
  /** Sent besides what is typed. */
  readonly rest?: Readonly<Record<string, string>>
  readonly close: () => void
  readonly onMade: (id: number) => void
}

/** A dialog of text fields that makes one record. */
export function SmallForm({ title, path, fields, rest, close, onMade }: SmallFormProps) {
  const formId = useId()
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const [refusal, setRefusal] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    try {
      onMade((await api.post(path, { ...rest, ...values }, { reply: Made })).id)
      close()
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.message : 'Nothing was made.')
    }
  }
  return (
    <Dialog
      open
      onOpenChange={close}
      title={title}
      footer={
        <Button variant="primary" type="submit" form={formId}>
          Create
        </Button>
      }
    >
      <form id={formId} className="form" onSubmit={(event) => void submit(event)}>
        {refusal !== '' && <Note tone="bad">{refusal}</Note>}
        {Object.entries(fields).map(([name, label]) => (
          <Field key={name} label={label}>
            {(ties) => (
              <Input
                {...ties}
                value={values[name] ?? ''}
                onChange={({ target }) => setValues({ ...values, [name]: target.value })}
              />
            )}
          </Field>
        ))}
      </form>
    </Dialog>
  )
}
