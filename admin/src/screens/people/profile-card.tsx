import { call, outdated, useSaveKey, useUnsavedGuard } from '@ashlar/sdk/admin'
import { useForm } from '@ashlar/sdk/forms'
import { changeProfile, getMe, type Profile } from '@ashlar/sdk/platform'
import { Button, Card, Field, Input, Note, toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import Type from 'typebox'
import { OwnPasswordField } from './own-password-field.tsx'
import { problemOf } from './problem.ts'
import { profileChanged } from './profile-changed.ts'
import { roleTitle } from './role-names.ts'

const ProfileForm = Type.Object({
  displayName: Type.String({ title: 'Name', pattern: '\\S', maxLength: 120 }),
  email: Type.String({ title: 'Email', pattern: '^\\s*[^\\s@]+@\\S+\\s*$', maxLength: 254 }),
  currentPassword: Type.String({ title: 'Your password', maxLength: 1024 }),
})

/** Name and email. Another email is confirmed with the password (T23). */
export function ProfileCard({ profile }: { readonly profile: Profile }) {
  const t = useTexts('admin')
  const [problem, setProblem] = useState('')
  const form = useForm({
    schema: ProfileForm,
    initial: { displayName: profile.displayName, email: profile.email, currentPassword: '' },
    messages: { displayName: t('Please enter your name'), email: t('Please enter an email address') },
    save: async ({ displayName, email, currentPassword }) => {
      const isNewEmail = email.trim().toLowerCase() !== profile.email
      const body = { displayName: displayName.trim(), ...(isNewEmail && { email, currentPassword }) }
      const { profile: saved } = await call(changeProfile, { body })
      // The name stands in the user menu as well.
      await Promise.all([profileChanged(), outdated(getMe)])
      toast.success(t('Saved'))
      return { displayName: saved.displayName, email: saved.email, currentPassword: '' }
    },
  })
  useUnsavedGuard(form.isDirty)
  const save = () => {
    if (!form.isDirty) return
    setProblem('')
    form.submit().catch((error: unknown) => setProblem(problemOf(error, t)))
  }
  useSaveKey(save)
  const { values, errors, change, leave, idOf } = form
  const isNewEmail = values.email.trim().toLowerCase() !== profile.email
  return (
    <Card title={t('Your details')} note={roleTitle({ role_id: profile.role_id, name: profile.roleName }, t)}>
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
          <Field id={idOf('displayName')} label={t('Name')} required error={errors.displayName}>
            {(ties) => (
              <Input
                {...ties}
                autoComplete="name"
                value={values.displayName}
                onChange={({ target }) => change('displayName', target.value)}
                onBlur={() => leave('displayName')}
              />
            )}
          </Field>
          <Field id={idOf('email')} label={t('Email')} required error={errors.email}>
            {(ties) => (
              <Input
                {...ties}
                type="email"
                autoComplete="email"
                value={values.email}
                onChange={({ target }) => change('email', target.value)}
                onBlur={() => leave('email')}
              />
            )}
          </Field>
        </div>
        {isNewEmail && (
          <OwnPasswordField
            id={idOf('currentPassword')}
            hint={t('You sign in with your email. Enter your password to confirm.')}
            error={errors.currentPassword}
            value={values.currentPassword}
            onChange={(password) => change('currentPassword', password)}
          />
        )}
        <div className="form__foot">
          <Button variant="primary" type="submit" disabled={!form.isDirty} busy={form.isSaving}>
            {t('Save')}
          </Button>
          {form.isDirty && (
            <span className="t3 xs row unsaved" role="status">
              <i className="udot" />
              {t('Unsaved changes')}
            </span>
          )}
        </div>
      </form>
    </Card>
  )
}
