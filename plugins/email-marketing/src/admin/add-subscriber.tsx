import { ApiError } from '@ashlar/sdk/admin'
import { useForm } from '@ashlar/sdk/forms'
import { Button, confirm, Dialog, Field, Input, Note, Select, Textarea, toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { type MailingList, NewSubscriber } from '../contract.ts'
import { addSubscriber } from './marketing-api.ts'

export interface AddSubscriberProps {
  readonly lists: readonly MailingList[]
  readonly onClose: () => void
}

/** Somebody who agreed in another way, such as on paper: how is written down, since it may have to be shown. */
export function AddSubscriber({ lists, onClose }: AddSubscriberProps) {
  const t = useTexts('email_marketing')
  const [problem, setProblem] = useState('')
  const usual = lists.find(({ isDefault }) => isDefault) ?? lists[0]
  const form = useForm({
    schema: NewSubscriber,
    initial: { email: '', listId: usual?.id ?? 1, note: '' },
    messages: { email: t('Invalid email address'), note: t('Write down how they agreed.') },
    save: async (values) => {
      const { email } = await addOrAsk(values)
      toast.success(t('{email} is subscribed', { email }))
      return values
    },
  })
  const addOrAsk = async (values: NewSubscriber) => {
    try {
      return await addSubscriber(values)
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'EMAIL_MARKETING_SUPPRESSED') throw error
      const isMeant = await confirm({
        title: t('Mail this address again?'),
        description: error.message,
        detail: t('Go on only if they have asked for it themselves.'),
        destructive: true,
        icon: 'ban',
      })
      if (!isMeant) throw error
      return addSubscriber({ ...values, liftSuppression: true })
    }
  }
  const submit = () => {
    setProblem('')
    form.submit().then(
      (isDone) => isDone && onClose(),
      (error: unknown) => setProblem(error instanceof ApiError ? error.message : t('Nothing was added')),
    )
  }
  const { values, errors, change, leave, idOf } = form
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Add subscriber')}
      description={t('For somebody who agreed in another way. They are not asked again by mail.')}
      icon="user-plus"
      footer={
        <>
          <span className="grow" />
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" busy={form.isSaving} onClick={submit}>
            {t('Add')}
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
        <Field id={idOf('email')} label={t('Email')} required error={errors['email']}>
          {(ties) => (
            <Input
              {...ties}
              type="email"
              autoFocus
              autoComplete="off"
              value={values.email}
              onChange={({ target }) => change('email', target.value)}
              onBlur={() => values.email !== '' && leave('email')}
            />
          )}
        </Field>
        <Field id={idOf('listId')} label={t('List')} error={errors['listId']}>
          {(ties) => (
            <Select
              {...ties}
              value={String(values.listId)}
              options={lists.map(({ id, name }) => ({ value: String(id), label: name }))}
              onChange={(value) => change('listId', Number(value))}
            />
          )}
        </Field>
        <Field
          id={idOf('note')}
          label={t('How they agreed')}
          required
          hint={t('Such as: wrote their address on the list at the counter.')}
          error={errors['note']}
        >
          {(ties) => <Textarea {...ties} value={values.note} onChange={({ target }) => change('note', target.value)} />}
        </Field>
      </form>
    </Dialog>
  )
}
