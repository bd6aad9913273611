import { call, outdated, useSaveKey, useUnsavedGuard } from '@ashlar/sdk/admin'
import { useForm } from '@ashlar/sdk/forms'
import { adminLanguages, changeProfile, getMe, type Profile } from '@ashlar/sdk/platform'
import { Button, Card, Field, Input, Note, Select, toast, useTexts } from '@ashlar/sdk/ui'
import { useEffect, useState } from 'react'
import Type from 'typebox'
import { OwnPasswordField } from './own-password-field.tsx'
import { problemOf } from './problem.ts'
import { profileChanged } from './profile-changed.ts'
import { roleTitle } from './role-names.ts'

const ProfileForm = Type.Object({
  displayName: Type.String({ title: 'Name', pattern: '\\S', maxLength: 120 }),
  email: Type.String({ title: 'Email', pattern: '^\\s*[^\\s@]+@\\S+\\s*$', maxLength: 254 }),
  language: Type.Enum(['', ...adminLanguages], { title: 'Language' }),
  currentPassword: Type.String({ title: 'Your password', maxLength: 1024 }),
})

/** Each in its own language, for whoever reads no other. */
const languages = adminLanguages.map((value) => ({ value, label: languageName(value) }))

function languageName(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1)
}

/** Name, email and language. Another email is confirmed with the password (T23). */
export function ProfileCard({ profile }: { readonly profile: Profile }) {
  const t = useTexts('admin')
  const [problem, setProblem] = useState('')
  const form = useForm({
    schema: ProfileForm,
    initial: {
      ...{ displayName: profile.displayName, email: profile.email, currentPassword: '' },
      language: adminLanguages.find((each) => each === profile.language) ?? '',
    },
    messages: { displayName: t('Please enter your name'), email: t('Please enter an email address') },
    save: async ({ displayName, email, language, currentPassword }) => {
      const isNewEmail = email.trim().toLowerCase() !== profile.email
      const body = { displayName: displayName.trim(), language, ...(isNewEmail && { email, currentPassword }) }
      const { profile: saved } = await call(changeProfile, { body })
      // The name stands in the user menu as well.
      await Promise.all([profileChanged(), outdated(getMe)])
      toast.success(t('Saved'))
      return { displayName: saved.displayName, email: saved.email, language, currentPassword: '' }
    },
  })
  useUnsavedGuard(form.isDirty)
  // The server writes the language into the document.
  const [spoken] = useState(profile.language)
  const isOutdated = profile.language !== spoken && !form.isDirty
  useEffect(() => {
    if (isOutdated) location.reload()
  }, [isOutdated])
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
        <Field
          id={idOf('language')}
          label={t('Language')}
          hint={t('Of the admin. The website has a language of its own, in the settings.')}
        >
          {(ties) => (
            <Select
              {...ties}
              value={values.language}
              options={[{ value: '', label: t('Same as the browser') }, ...languages]}
              onChange={(language) => change('language', language)}
            />
          )}
        </Field>
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
