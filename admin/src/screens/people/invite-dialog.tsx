import { useMe } from '@ashlar/sdk/admin'
import { useForm } from '@ashlar/sdk/forms'
import { Button, Dialog, Field, Input, Note, Select, toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import Type from 'typebox'
import { OwnPasswordField } from './own-password-field.tsx'
import { inviteUser, usersChanged } from './people-api.ts'
import { problemOf } from './problem.ts'
import { ownerRole, roleOptions } from './role-names.ts'

const InviteForm = Type.Object({
  email: Type.String({ title: 'Email', pattern: '^\\s*\\S+@\\S+\\s*$', maxLength: 254 }),
  displayName: Type.String({ title: 'Name', maxLength: 120 }),
  role_id: Type.Integer(),
  currentPassword: Type.String({ title: 'Your password', maxLength: 1024 }),
})

const editorRole = 4

/** Mail somebody a link with which they choose their password. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('admin')
  const { user } = useMe()
  const [problem, setProblem] = useState('')
  const form = useForm({
    schema: InviteForm,
    initial: { email: '', displayName: '', role_id: Math.max(user.role_id, editorRole), currentPassword: '' },
    messages: { email: t('Please enter an email address') },
    save: async (values) => {
      const { displayName, currentPassword, ...rest } = values
      const invited = await inviteUser({
        ...rest,
        ...(displayName.trim() !== '' && { displayName }),
        ...(values.role_id === ownerRole && { currentPassword }),
      })
      void usersChanged()
      toast.success(t('An invitation is on its way to {email}', { email: invited.email }))
      return values
    },
  })
  const submit = () => {
    setProblem('')
    form.submit().then(
      (isDone) => isDone && onClose(),
      (error: unknown) => setProblem(problemOf(error, t)),
    )
  }
  const { values, errors, change, leave, idOf } = form
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Invite somebody')}
      description={t('They get a mail with a link, and choose their password themselves. It works for seven days.')}
      icon="user-plus"
      footer={
        <>
          <span className="grow" />
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" busy={form.isSaving} onClick={submit}>
            {t('Send invitation')}
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
        <Field id={idOf('email')} label={t('Email')} required error={errors.email}>
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
        <Field id={idOf('displayName')} label={t('Name')} hint={t('They can change it.')} error={errors.displayName}>
          {(ties) => (
            <Input
              {...ties}
              autoComplete="off"
              value={values.displayName}
              onChange={({ target }) => change('displayName', target.value)}
            />
          )}
        </Field>
        <Field id={idOf('role_id')} label={t('Role')} error={errors.role_id}>
          {(ties) => (
            <Select
              {...ties}
              value={String(values.role_id)}
              options={roleOptions(user.role_id, t)}
              onChange={(value) => change('role_id', Number(value))}
            />
          )}
        </Field>
        {values.role_id === ownerRole && (
          <OwnPasswordField
            id={idOf('currentPassword')}
            hint={t('An owner may do everything, so please confirm.')}
            error={errors.currentPassword}
            value={values.currentPassword}
            onChange={(password) => change('currentPassword', password)}
          />
        )}
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}
