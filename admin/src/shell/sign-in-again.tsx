import { ApiError, call, queryClient } from '@ashlar/sdk/admin'
import { type Me, signIn } from '@ashlar/sdk/platform'
import { Button, Dialog, Field, Input, Note, useTexts } from '@ashlar/sdk/ui'
import { type FormEvent, useId, useState } from 'react'
import { renewal } from './session-renewal.ts'
import { signInFor } from './sign-in-address.ts'

const leave = () => location.assign(signInFor(location.pathname + location.search))

/**
 * The session ended while the screen was open: sign in over it, and what was typed stays. The calls that were refused
 * meanwhile are repeated. Somebody else, or another tenant, needs a new document.
 */
export default function SignInAgain({ me }: { readonly me: Me }) {
  const t = useTexts('admin')
  const formId = useId()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [asksCode, setAsksCode] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || password === '') return
    setBusy(true)
    setRefusal('')
    const body = { email: me.user.email, password, ...(asksCode && { code: code.trim() }) }
    try {
      const { user } = await call(signIn, { body })
      // The tenant that an agency had chosen went with the session.
      if (user.id !== me.user.id || (me.agency !== null && me.tenant !== null)) return location.reload()
      renewal.end(true)
      void queryClient.invalidateQueries()
    } catch (error) {
      setBusy(false)
      if (error instanceof ApiError && error.code === 'SECOND_FACTOR_NEEDED') return setAsksCode(true)
      setRefusal(error instanceof ApiError ? error.message : t('Could not sign you in.'))
    }
  }

  return (
    <Dialog
      open
      onOpenChange={() => renewal.end(false)}
      size="sm"
      icon="lock-keyhole"
      title={t('Sign in again')}
      description={t('Your session has ended. Nothing on this screen is lost.')}
      footer={
        <>
          <Button variant="ghost" onClick={leave}>
            {t('Sign in as someone else')}
          </Button>
          <span className="grow" />
          <Button variant="primary" type="submit" form={formId} busy={isBusy}>
            {t('Sign in')}
          </Button>
        </>
      }
    >
      <form id={formId} className="form" onSubmit={(event) => void submit(event)} noValidate>
        {refusal !== '' && <Note tone="bad">{refusal}</Note>}
        <Field label={t('Email')}>
          {(ties) => <Input {...ties} type="email" autoComplete="username" value={me.user.email} readOnly />}
        </Field>
        <Field label={t('Password')}>
          {(ties) => (
            <Input
              {...ties}
              type="password"
              autoComplete="current-password"
              autoFocus
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
          )}
        </Field>
        {asksCode && (
          <Field label={t('Code from your authenticator app')}>
            {(ties) => (
              <Input
                {...ties}
                autoComplete="one-time-code"
                inputMode="numeric"
                autoFocus
                value={code}
                onChange={({ target }) => setCode(target.value)}
              />
            )}
          </Field>
        )}
      </form>
    </Dialog>
  )
}
