import { ApiError, call } from '@ashlar/sdk/admin'
import { askPasswordReset } from '@ashlar/sdk/platform'
import { Button, Field, Input, Note, useTexts } from '@ashlar/sdk/ui'
import { type FormEvent, useState } from 'react'
import type { DocumentData } from '../document-data.ts'
import { signInPath } from '../sign-in-address.ts'
import { SignInFrame } from '../sign-in-frame.tsx'

/** Ask for a link. The answer is the same for everybody: it does not say who has an account (A5). */
export function ForgotPassword({ data }: { readonly data: DocumentData }) {
  const t = useTexts('admin')
  const [email, setEmail] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [wasTried, setTried] = useState(false)
  const [sent, setSent] = useState<{ readonly isKept: boolean }>()
  const [refusal, setRefusal] = useState('')

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (email.trim() === '' || isBusy) return
    setBusy(true)
    setRefusal('')
    try {
      setSent(await call(askPasswordReset, { body: { email } }))
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.message : t('Something went wrong.'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <SignInFrame data={data} title={t('Forgot your password?')}>
      <form className="si__f" onSubmit={(event) => void submit(event)} noValidate>
        <h1>{!sent ? t('Forgot your password?') : sent.isKept ? t('No email was sent') : t('Check your email')}</h1>
        <p className="t2">
          {!sent
            ? t('We’ll email you a link to choose a new one.')
            : sent.isKept
              ? t(
                  'This website cannot send email yet. If {email} has an account, ask an owner of the website for the link in the outbox. It works once, for 30 minutes.',
                  { email },
                )
              : t('If there is an account with {email}, a link is on its way. It works once, for 30 minutes.', {
                  email,
                })}
        </p>
        <div className="si__fields">
          {refusal !== '' && <Note tone="bad">{refusal}</Note>}
          {!sent && (
            <>
              <Field
                label={t('Email')}
                error={wasTried && email.trim() === '' ? t('Please enter your email') : undefined}
              >
                {(ties) => (
                  <Input
                    {...ties}
                    size="lg"
                    type="email"
                    name="email"
                    autoComplete="username"
                    autoFocus
                    maxLength={254}
                    value={email}
                    onChange={({ target }) => setEmail(target.value)}
                  />
                )}
              </Field>
              <Button variant="primary" size="lg" type="submit" busy={isBusy}>
                {t('Send me a link')}
              </Button>
            </>
          )}
          <a className="link" href={signInPath}>
            {t('Back to sign in')}
          </a>
        </div>
      </form>
    </SignInFrame>
  )
}
