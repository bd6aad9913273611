import { ApiError } from '@ashlar/sdk/admin'
import { useForm } from '@ashlar/sdk/forms'
import { Button, Checkbox, Dialog, Field, Input, Note, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { type MailingList, SaveMailingList } from '../contract.ts'
import { saveList } from './marketing-api.ts'

export interface ListDialogProps {
  /** Null for a new one. */
  readonly list: MailingList | null
  readonly onClose: () => void
}

export function ListDialog({ list, onClose }: ListDialogProps) {
  const t = useTexts('email_marketing')
  const [problem, setProblem] = useState('')
  const form = useForm({
    schema: SaveMailingList,
    initial: { name: list?.name ?? '', isDefault: list?.isDefault ?? false },
    messages: { name: t('Name is required.') },
    save: async (values) => {
      await saveList(list?.id ?? null, values)
      return values
    },
  })
  const submit = () => {
    setProblem('')
    form.submit().then(
      (isDone) => isDone && onClose(),
      (error: unknown) => setProblem(error instanceof ApiError ? error.message : t('The list was not saved')),
    )
  }
  const { values, errors, change, idOf } = form
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={list ? t('Edit list') : t('New list')}
      icon="list"
      footer={
        <>
          <span className="grow" />
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" busy={form.isSaving} onClick={submit}>
            {t('Save')}
          </Button>
        </>
      }
    >
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {problem !== '' && <Note tone="bad">{problem}</Note>}
        <Field
          id={idOf('name')}
          label={t('Name')}
          required
          hint={t('Visitors read it in the mail to confirm.')}
          error={errors['name']}
        >
          {(ties) => (
            <Input {...ties} autoFocus value={values.name} onChange={({ target }) => change('name', target.value)} />
          )}
        </Field>
        <Checkbox
          checked={values.isDefault}
          disabled={list?.isDefault === true}
          onChange={(isDefault) => change('isDefault', isDefault)}
          label={t('Taken for sign-ups that name no list')}
        />
      </form>
    </Dialog>
  )
}
