import { ApiError, api, Done } from '@ashlar/sdk/admin'
import { Button, Field, IconButton, Input, Mark, Note, useTexts } from '@ashlar/sdk/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { Logo } from './brand.tsx'
import type { DocumentData } from './document-data.ts'
import { addressAfterSignIn } from './sign-in-address.ts'
import './sign-in.css'
import { Wall } from './wall.tsx'

export default function SignIn({ data }: { readonly data: DocumentData }) {
  const t = useTexts('admin')
  const heading = data.company === '' ? t('Sign in') : t('Sign in to {company}', { company: data.company })
  useEffect(() => {
    document.title = data.company === '' ? t('Sign in') : `${t('Sign in')} - ${data.company}`
  }, [data.company, t])
  return (
    <main className="si">
      <section className="si__l">
        <div className="si__brand">
          <Mark size={22} />
          <b>Ashlar</b>
        </div>
        <SignInForm data={data} heading={heading} />
        <footer className="t3 xs row g4">
          <span>{location.host}</span>
          <span className="grow" />
          <span className="num">v{data.version}</span>
        </footer>
      </section>
      <section className="si__r">
        <Wall />
      </section>
    </main>
  )
}

function SignInForm({ data, heading }: { readonly data: DocumentData; readonly heading: string }) {
  const t = useTexts('admin')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isShown, setShown] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [wasSent, setSent] = useState(false)
  const [refusal, setRefusal] = useState('')

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (email === '' || password === '' || isBusy) return
    setBusy(true)
    setRefusal('')
    try {
      await api.post('/api/v1/auth/login/', { email, password }, { reply: Done })
      // A new document: nothing of the one before belongs to the person who is now here.
      location.assign(addressAfterSignIn(location.search))
    } catch (error) {
      setBusy(false)
      setRefusal(error instanceof ApiError ? error.message : t('You could not be signed in.'))
    }
  }

  return (
    <form className="si__f" onSubmit={(event) => void submit(event)} noValidate>
      {data.company !== '' && <Logo address={data.logo} name={data.company} large />}
      <h1>{heading}</h1>
      <p className="t2">{t('Your website and everything behind it, in one place.')}</p>
      <div className="si__fields">
        {refusal !== '' && <Note tone="bad">{refusal}</Note>}
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
        <Field label={t('Password')} error={wasSent && password === '' ? t('Please enter your password') : undefined}>
          {(ties) => (
            <Input
              {...ties}
              size="lg"
              type={isShown ? 'text' : 'password'}
              name="password"
              autoComplete="current-password"
              value={password}
              onChange={({ target }) => setPassword(target.value)}
              suffix={
                <IconButton
                  icon={isShown ? 'eye-off' : 'eye'}
                  label={isShown ? t('Hide password') : t('Show password')}
                  size="xs"
                  tooltip={false}
                  onClick={() => setShown(!isShown)}
                />
              }
            />
          )}
        </Field>
        <Button variant="primary" size="lg" type="submit" busy={isBusy}>
          {t('Sign in')}
        </Button>
      </div>
    </form>
  )
}
