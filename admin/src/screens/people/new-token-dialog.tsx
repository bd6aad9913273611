import { actions } from '@ashlar/sdk'
import { call, can, outdated, useCall, useMe } from '@ashlar/sdk/admin'
import { listApiTokens, listRoles, makeApiToken } from '@ashlar/sdk/platform'
import { Button, Dialog, Field, FieldError, Input, Note, Select, useTexts } from '@ashlar/sdk/ui'
import { useRef, useState } from 'react'
import { areasOf } from './own-areas.ts'
import { problemOf } from './problem.ts'
import { groupsOf, type RightsByArea, rightsIn } from './rights.ts'
import { RightsGrid } from './rights-grid.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { SecretText } from './secret-text.tsx'

const lifetimes = ['30', '90', '365', ''] as const

/** Name, rights and lifetime; then the token, this once. */
export function NewTokenDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('admin')
  const me = useMe()
  const mayName = can(me, 'users.can_view')
  const { data } = useCall(listRoles, undefined, { enabled: mayName })
  const [name, setName] = useState('')
  const [days, setDays] = useState<(typeof lifetimes)[number]>('90')
  const [rights, setRights] = useState<RightsByArea>({})
  const [wasSent, setSent] = useState(false)
  const [problem, setProblem] = useState('')
  const [token, setToken] = useState('')
  const [isBusy, setBusy] = useState(false)
  const running = useRef(false)
  const scopes = Object.keys(rights).flatMap((area) =>
    actions.filter((action) => rightsIn(rights, area)[action]).map((action) => `${area}.${action}`),
  )
  const submit = () => {
    setSent(true)
    if (name.trim() === '' || scopes.length === 0 || running.current) return
    running.current = true
    setBusy(true)
    setProblem('')
    call(makeApiToken, { body: { name: name.trim(), scopes, ...(days !== '' && { days: Number(days) }) } })
      .then(
        (made) => {
          setToken(made.token)
          void outdated(listApiTokens)
        },
        (error: unknown) => setProblem(problemOf(error, t)),
      )
      .finally(() => {
        running.current = false
        setBusy(false)
      })
  }
  if (token !== '') {
    return (
      <SecretDialog
        icon="key-round"
        title={t('“{name}” created', { name: name.trim() })}
        description={t('Copy the token now. It is shown only once, and only its fingerprint is stored.')}
        onClose={onClose}
      >
        <SecretText label={t('Token')} text={token} />
      </SecretDialog>
    )
  }
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={t('New token')}
      description={t('It acts in your name, only on this website, and can do no more than you can.')}
      icon="key-round"
      footer={
        <>
          <span className="t3 xs num">{t('{count} right|{count} rights', { count: scopes.length })}</span>
          <span className="grow" />
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" busy={isBusy} onClick={submit}>
            {t('Create token')}
          </Button>
        </>
      }
    >
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {problem !== '' && <Note tone="bad">{problem}</Note>}
        <div className="g2">
          <Field
            label={t('Name')}
            required
            error={wasSent && name.trim() === '' ? t('Please enter what it is for') : undefined}
          >
            {(ties) => (
              <Input
                {...ties}
                autoFocus
                maxLength={120}
                placeholder={t('Stock import')}
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
            )}
          </Field>
          <Field label={t('Expires after')}>
            {(ties) => (
              <Select
                {...ties}
                value={days}
                onChange={setDays}
                options={lifetimes.map((value) => ({
                  value,
                  label: value === '' ? t('Never') : t('{count} days', { count: Number(value) }),
                }))}
              />
            )}
          </Field>
        </div>
        <div>
          <span className="label">{t('What it can do')}</span>
          {wasSent && scopes.length === 0 && <FieldError>{t('Please select at least one right')}</FieldError>}
          <section className="scopes" aria-label={t('What it can do')}>
            <RightsGrid
              groups={groupsOf(areasOf(me, data?.areas ?? []), '')}
              rights={rights}
              changed={none}
              onChange={setRights}
              may={(area, action) => can(me, `${area}.${action}`)}
              plain
            />
          </section>
        </div>
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}

const none = new Map<string, never>()
