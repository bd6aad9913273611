import { ApiError, call } from '@ashlar/sdk/admin'
import { signIn } from '@ashlar/sdk/platform'
import { Button, Field, Input, Note, useTexts } from '@ashlar/sdk/ui'
import { type FormEvent, useState } from 'react'
import { accountPaths } from './account/account-path.ts'
import { Logo } from './brand.tsx'
import type { DocumentData } from './document-data.ts'
import { PasswordInput } from './password-input.tsx'
import { addressAfterSignIn } from './sign-in-address.ts'
import { SignInFrame } from './sign-in-frame.tsx'

export default function SignIn({ data }: { readonly data: DocumentData }) {
  const t = useTexts('admin')
  const heading = data.company === '' ? t('Sign in') : t('Sign in to {company}', { company: data.company })
  return (
    <SignInFrame data={data} title={t('Sign in')}>
      <SignInForm data={data} heading={heading} />
    </SignInFrame>
  )
}

function SignInForm({ data, heading }: { readonly data: DocumentData; readonly heading: string }) {
  const t = useTexts('admin')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [asksCode, setAsksCode] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [wasSent, setSent] = useState(false)
  const [refusal, setRefusal] = useState('')

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (email === '' || password === '' || (asksCode && code.trim() === '') || isBusy) return
    setBusy(true)
    setRefusal('')
    try {
      await call(signIn, { body: { email, password, ...(asksCode && { code }) } })
      // A new document: nothing of the one before belongs to the person who is now here.
      location.assign(addressAfterSignIn(location.search))
    } catch (error) {
      setBusy(false)
      if (error instanceof ApiError && error.code === 'SECOND_FACTOR_NEEDED') {
        setSent(false)
        setAsksCode(true)
        return
      }
      setRefusal(error instanceof ApiError ? error.message : t('Could not sign you in.'))
    }
  }
  const startAgain = () => {
    setAsksCode(false)
    setCode('')
    setRefusal('')
    setSent(false)
  }

  return (
    <form className="si__f" onSubmit={(event) => void submit(event)} noValidate>
      {data.company !== '' && <Logo address={data.logo} name={data.company} large />}
      <h1>{asksCode ? t('One more step') : heading}</h1>
      <p className="t2">
        {asksCode
          ? t('Enter the code from your authenticator app.')
          : t('Your website and everything behind it, in one place.')}
      </p>
      <div className="si__fields">
        {refusal !== '' && <Note tone="bad">{refusal}</Note>}
        {asksCode ? (
          <Field
            label={t('Code')}
            hint={t('Six digits, or one of your recovery codes.')}
            error={wasSent && code.trim() === '' ? t('Please enter the code') : undefined}
          >
            {(ties) => (
              <Input
                {...ties}
                size="lg"
                name="code"
                autoComplete="one-time-code"
                autoFocus
                maxLength={40}
                value={code}
                onChange={({ target }) => setCode(target.value)}
              />
            )}
          </Field>
        ) : (
          <>
            <Field label={t('Email')} error={wasSent && email === '' ? t('Please enter your email') : undefined}>
              {(ties) => (
                <Input
                  {...ties}
                  size="lg"
                  type="email"
                  name="email"
                  autoComplete="username"
                  autoFocus
                  value={email}
                  onChange={({ target }) => setEmail(target.value)}
                />
              )}
            </Field>
            <Field
              label={t('Password')}
              error={wasSent && password === '' ? t('Please enter your password') : undefined}
            >
              {(ties) => <PasswordInput ties={ties} value={password} onChange={setPassword} />}
            </Field>
          </>
        )}
        <Button variant="primary" size="lg" type="submit" busy={isBusy}>
          {t('Sign in')}
        </Button>
        {asksCode ? (
          <Button variant="ghost" onClick={startAgain}>
            {t('Sign in as someone else')}
          </Button>
        ) : (
          <a className="link" href={accountPaths['forgot-password']}>
            {t('Forgot your password?')}
          </a>
        )}
      </div>
    </form>
  )
}
