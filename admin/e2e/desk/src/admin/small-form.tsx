import { ApiError } from '@ashlar/sdk/admin'
import { Button, Dialog, Field, Input, Note } from '@ashlar/sdk/ui'
import { type FormEvent, useId, useState } from 'react'

export interface SmallFormProps<Name extends string> {
  readonly title: string
  readonly make: (values: Readonly<Record<Name, string>>) => Promise<{ readonly id: number }>
  /** The label of each field. */
  readonly fields: Readonly<Record<Name, string>>
  readonly close: () => void
  readonly onMade: (id: number) => void
}

/** A dialog of text fields that makes one record. */
export function SmallForm<Name extends string>({ title, make, fields, close, onMade }: SmallFormProps<Name>) {
  const formId = useId()
  const [values, setValues] = useState(() => blank(fields))
  const [refusal, setRefusal] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    try {
      onMade((await make(values)).id)
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
        {namesOf(fields).map((name) => (
          <Field key={name} label={fields[name]}>
            {(ties) => (
              <Input
                {...ties}
                value={values[name]}
                onChange={({ target }) => setValues({ ...values, [name]: target.value })}
              />
            )}
          </Field>
        ))}
      </form>
    </Dialog>
  )
}

const namesOf = <Name extends string>(fields: Readonly<Record<Name, string>>) =>
  Object.keys(fields).filter((name): name is Name => name in fields)

function blank<Name extends string>(fields: Record<Name, string>): Record<Name, string> {
  const values = { ...fields }
  for (const name of namesOf(fields)) values[name] = ''
  return values
}
