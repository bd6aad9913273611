import { ApiError, call } from '@ashlar/sdk/admin'
import { lookAtPasswordReset, resetPassword } from '@ashlar/sdk/platform'
import { Button, Checkbox, Field, Note, useTexts } from '@ashlar/sdk/ui'
import { type FormEvent, useState } from 'react'
import type { DocumentData } from '../document-data.ts'
import { PasswordInput } from '../password-input.tsx'
import { signInPath } from '../sign-in-address.ts'
import { SignInFrame } from '../sign-in-frame.tsx'
import { accountPaths } from './account-path.ts'
import { LinkFailed, LinkOver } from './link-over.tsx'
import { useMailedLink } from './mailed-link.ts'

const look = (token: string) => call(lookAtPasswordReset, { body: { token } })

/** Choose a new password by the link of a mail; then sign in with it. */
export function NewPassword({ data }: { readonly data: DocumentData }) {
  const t = useTexts('admin')
  const link = useMailedLink(look)
  return (
    <SignInFrame data={data} title={t('A new password')}>
      {link.is === 'looking' && <div className="si__f" aria-busy="true" />}
      {link.is === 'failed' && <LinkFailed error={link.error} />}
      {link.is === 'over' && (
        <LinkOver
          text={t('It has been used, replaced by a newer one, or is older than 30 minutes.')}
          actions={
            <a className="btn btn--primary" href={accountPaths['forgot-password']}>
              {t('Send me a new link')}
            </a>
          }
        />
      )}
      {link.is === 'open' && <NewPasswordForm token={link.token} {...link.found} />}
    </SignInFrame>
  )
}

interface FormProps {
  readonly token: string
  readonly email: string
  /** How many API tokens the account has. */
  readonly tokens: number
}

function NewPasswordForm({ token, email, tokens }: FormProps) {
  const t = useTexts('admin')
  const [password, setPassword] = useState('')
  const [revokeTokens, setRevokeTokens] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const [wasSent, setSent] = useState(false)
  const [isDone, setDone] = useState(false)
  const [refusal, setRefusal] = useState<{ text: string; password?: string | undefined }>({ text: '' })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (password === '' || isBusy) return
    setBusy(true)
    setRefusal({ text: '' })
    try {
      await call(resetPassword, { body: { token, password, revokeTokens: tokens > 0 && revokeTokens } })
      setDone(true)
    } catch (error) {
      const refused = error instanceof ApiError ? error.errors.find(({ path }) => path === 'password') : undefined
      const text = error instanceof Error ? error.message : t('Something went wrong.')
      setRefusal({ text: refused ? '' : text, password: refused?.message })
    } finally {
      setBusy(false)
    }
  }

  return (
    <form className="si__f" onSubmit={(event) => void submit(event)} noValidate>
      <h1>{isDone ? t('Your password has been changed') : t('Choose a new password')}</h1>
      <p className="t2">
        {isDone ? t('This account has been signed out on every device.') : t('For {email}.', { email })}
      </p>
      <div className="si__fields">
        {refusal.text !== '' && <Note tone="bad">{refusal.text}</Note>}
        {isDone ? (
          <a className="btn btn--primary btn--lg" href={signInPath}>
            {t('Sign in')}
          </a>
        ) : (
          <>
            <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
            <Field
              label={t('New password')}
              hint={t('At least ten characters. A few words are easy to remember and hard to guess.')}
              error={refusal.password ?? (wasSent && password === '' ? t('Please choose a password') : undefined)}
            >
              {(ties) => <PasswordInput ties={ties} value={password} onChange={setPassword} isNew autoFocus />}
            </Field>
            {tokens > 0 && (
              <Checkbox
                checked={revokeTokens}
                onChange={setRevokeTokens}
                label={t('Also revoke {count} API token|Also revoke all {count} API tokens', { count: tokens })}
              />
            )}
            <Button variant="primary" size="lg" type="submit" busy={isBusy}>
              {t('Change password')}
            </Button>
          </>
        )}
      </div>
    </form>
  )
}
