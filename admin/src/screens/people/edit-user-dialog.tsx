import type { User } from '@ashlar/sdk'
import { useMe } from '@ashlar/sdk/admin'
import { useForm } from '@ashlar/sdk/forms'
import { Button, Dialog, Field, Input, Note, Select, toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import Type from 'typebox'
import { OwnPasswordField } from './own-password-field.tsx'
import { changeUser, usersChanged } from './people-api.ts'
import { problemOf } from './problem.ts'
import { ownerRole, roleOptions } from './role-names.ts'

const UserForm = Type.Object({
  displayName: Type.String({ title: 'Name', maxLength: 120 }),
  role_id: Type.Integer(),
  currentPassword: Type.String({ title: 'Your password', maxLength: 1024 }),
})

/** Name and role of an account. Its email and password are its person's alone. */
export function EditUserDialog({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
  const t = useTexts('admin')
  const me = useMe()
  const [problem, setProblem] = useState('')
  const needsPassword = (role: number) => role !== user.role_id && (role === ownerRole || user.id === me.user.id)
  const form = useForm({
    schema: UserForm,
    initial: { displayName: user.displayName, role_id: user.role_id, currentPassword: '' },
    save: async (values) => {
      await changeUser(user.id, {
        ...(values.displayName.trim() !== '' && { displayName: values.displayName.trim() }),
        role_id: values.role_id,
        ...(needsPassword(values.role_id) && { currentPassword: values.currentPassword }),
      })
      void usersChanged()
      toast.success(t('Saved'))
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
  const { values, errors, change, idOf } = form
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Name and role')}
      description={user.email}
      icon="user-pen"
      footer={
        <>
          <span className="grow" />
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" busy={form.isSaving} disabled={!form.isDirty} onClick={submit}>
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
          if (form.isDirty) submit()
        }}
      >
        {problem !== '' && <Note tone="bad">{problem}</Note>}
        <Field id={idOf('displayName')} label={t('Name')} error={errors.displayName}>
          {(ties) => (
            <Input
              {...ties}
              autoFocus
              autoComplete="off"
              value={values.displayName}
              onChange={({ target }) => change('displayName', target.value)}
            />
          )}
        </Field>
        <Field
          id={idOf('role_id')}
          label={t('Role')}
          hint={t('Takes effect at their next request.')}
          error={errors.role_id}
        >
          {(ties) => (
            <Select
              {...ties}
              value={String(values.role_id)}
              options={roleOptions(me.user.role_id, t)}
              onChange={(value) => change('role_id', Number(value))}
            />
          )}
        </Field>
        {needsPassword(values.role_id) && (
          <OwnPasswordField
            id={idOf('currentPassword')}
            hint={t('Please confirm this with your password.')}
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
