import { ApiError } from '@ashlar/sdk/admin'
import { Button, Dialog, Field, Input, useTexts } from '@ashlar/sdk/ui'
import { type FormEvent, useRef, useState } from 'react'
import { problemOf } from './problem.ts'

export interface PasswordDialogProps {
  readonly title: string
  readonly description: string
  /** What the filled button says. */
  readonly action: string
  readonly danger?: boolean
  readonly onClose: () => void
  /** Rejects when the server refuses: its sentence then stands beside the field. */
  readonly run: (password: string) => Promise<void>
}

/** Asks for the password before something that must not be done from an open browser alone (T23). */
export function PasswordDialog({ title, description, action, danger, onClose, run }: PasswordDialogProps) {
  const t = useTexts('admin')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const running = useRef(false)
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (running.current) return
    running.current = true
    setBusy(true)
    setProblem('')
    run(password)
      .catch((error: unknown) => {
        const own = error instanceof ApiError ? error.errors.find(({ path }) => path === 'currentPassword') : undefined
        setProblem(own?.message ?? problemOf(error, t))
      })
      .finally(() => {
        running.current = false
        setBusy(false)
      })
  }
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      icon="shield-check"
      {...(danger ? { tone: 'warn' as const } : {})}
      footer={
        <>
          <span className="grow" />
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={isBusy} onClick={() => submit()}>
            {action}
          </Button>
        </>
      }
    >
      <form onSubmit={submit} noValidate>
        <Field label={t('Your password')} error={problem === '' ? undefined : problem}>
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
      </form>
    </Dialog>
  )
}
