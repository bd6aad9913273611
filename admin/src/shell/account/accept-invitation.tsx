import type { MembersOf } from '@ashlar/sdk'
import { ApiError, call } from '@ashlar/sdk/admin'
import { acceptInvitation, lookAtInvitation } from '@ashlar/sdk/platform'
import { Button, Field, Input, Note, useTexts } from '@ashlar/sdk/ui'
import { type FormEvent, useState } from 'react'
import { Logo } from '../brand.tsx'
import type { DocumentData } from '../document-data.ts'
import { PasswordInput } from '../password-input.tsx'
import { signInPath } from '../sign-in-address.ts'
import { SignInFrame } from '../sign-in-frame.tsx'
import { LinkFailed, LinkOver } from './link-over.tsx'
import { useMailedLink } from './mailed-link.ts'

const look = (token: string) => call(lookAtInvitation, { body: { token } })

/** Choose name and password, and be signed in. */
export function AcceptInvitation({ data }: { readonly data: DocumentData }) {
  const t = useTexts('admin')
  const link = useMailedLink(look)
  return (
    <SignInFrame data={data} title={t('Your invitation')}>
      {link.is === 'looking' && <div className="si__f" aria-busy="true" />}
      {link.is === 'failed' && <LinkFailed error={link.error} />}
      {link.is === 'over' && (
        <LinkOver
          text={t('It has been used, replaced by a newer one, or is older than seven days. Ask for a new invitation.')}
          actions={
            <a className="btn" href={signInPath}>
              {t('Sign in')}
            </a>
          }
        />
      )}
      {link.is === 'open' && <AcceptForm data={data} token={link.token} invited={link.found} />}
    </SignInFrame>
  )
}

interface AcceptFormProps {
  readonly data: DocumentData
  readonly token: string
  readonly invited: MembersOf<typeof lookAtInvitation>
}

function AcceptForm({ data, token, invited }: AcceptFormProps) {
  const t = useTexts('admin')
  const [name, setName] = useState(invited.displayName)
  const [password, setPassword] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [wasSent, setSent] = useState(false)
  const [refusal, setRefusal] = useState<{ text: string; password?: string | undefined }>({ text: '' })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (name.trim() === '' || password === '' || isBusy) return
    setBusy(true)
    setRefusal({ text: '' })
    try {
      await call(acceptInvitation, { body: { token, displayName: name.trim(), password } })
      location.assign('/admin')
    } catch (error) {
      setBusy(false)
      const refused = error instanceof ApiError ? error.errors.find(({ path }) => path === 'password') : undefined
      const text = error instanceof Error ? error.message : t('Something went wrong.')
      setRefusal({ text: refused ? '' : text, password: refused?.message })
    }
  }

  return (
    <form className="si__f" onSubmit={(event) => void submit(event)} noValidate>
      {data.company !== '' && <Logo address={data.logo} name={data.company} large />}
      <h1>{data.company === '' ? t('Welcome') : t('Welcome to {company}', { company: data.company })}</h1>
      <p className="t2">{t('You have been invited as {email}.', { email: invited.email })}</p>
      <div className="si__fields">
        {refusal.text !== '' && <Note tone="bad">{refusal.text}</Note>}
        <Field label={t('Your name')} error={wasSent && name.trim() === '' ? t('Please enter your name') : undefined}>
          {(ties) => (
            <Input
              {...ties}
              size="lg"
              name="name"
              autoComplete="name"
              autoFocus
              maxLength={120}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <input type="hidden" name="email" autoComplete="username" value={invited.email} readOnly />
        <Field
          label={t('Choose a password')}
          hint={t('At least ten characters. A few words are easy to remember and hard to guess.')}
          error={refusal.password ?? (wasSent && password === '' ? t('Please choose a password') : undefined)}
        >
          {(ties) => <PasswordInput ties={ties} value={password} onChange={setPassword} isNew />}
        </Field>
        <Button variant="primary" size="lg" type="submit" busy={isBusy}>
          {t('Accept the invitation')}
        </Button>
      </div>
    </form>
  )
}
