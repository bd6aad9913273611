import { call } from '@ashlar/sdk/admin'
import { useForm } from '@ashlar/sdk/forms'
import { changePassword } from '@ashlar/sdk/platform'
import { Button, Card, Field, Input, Note, toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import Type from 'typebox'
import { problemOf } from './problem.ts'
import { profileChanged } from './profile-changed.ts'

const PasswordForm = Type.Object({
  currentPassword: Type.String({ title: 'Current password', minLength: 1, maxLength: 1024 }),
  password: Type.String({ title: 'New password', minLength: 10, maxLength: 1024 }),
})
const empty = { currentPassword: '', password: '' }

/** A new password; it signs out everywhere else. */
export function PasswordCard() {
  const t = useTexts('admin')
  const [problem, setProblem] = useState('')
  const form = useForm({
    schema: PasswordForm,
    initial: empty,
    save: async (body) => {
      await call(changePassword, { body })
      await profileChanged()
      toast.success(t('Your password has been changed'), {
        description: t('You have been signed out everywhere else.'),
      })
      return empty
    },
  })
  const save = () => {
    setProblem('')
    form.submit().then(
      (isDone) => isDone && form.reset(empty),
      (error: unknown) => setProblem(problemOf(error, t)),
    )
  }
  const { values, errors, change, idOf } = form
  return (
    <Card title={t('Password')}>
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        {problem !== '' && <Note tone="bad">{problem}</Note>}
        <div className="g2">
          <Field id={idOf('currentPassword')} label={t('Current password')} error={errors.currentPassword}>
            {(ties) => (
              <Input
                {...ties}
                type="password"
                autoComplete="current-password"
                value={values.currentPassword}
                onChange={({ target }) => change('currentPassword', target.value)}
              />
            )}
          </Field>
          <Field
            id={idOf('password')}
            label={t('New password')}
            hint={t('At least ten characters. A few words are easy to remember and hard to guess.')}
            error={errors.password}
          >
            {(ties) => (
              <Input
                {...ties}
                type="password"
                autoComplete="new-password"
                value={values.password}
                onChange={({ target }) => change('password', target.value)}
              />
            )}
          </Field>
        </div>
        <div className="form__foot">
          <Button type="submit" disabled={!form.isDirty} busy={form.isSaving}>
            {t('Change password')}
          </Button>
          <span className="t3 xs">{t('This signs you out everywhere else.')}</span>
        </div>
      </form>
    </Card>
  )
}
