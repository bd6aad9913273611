import { ApiError, CouldNotLoad, call, outdated, useCall, useMutation } from '@ashlar/sdk/admin'
import { inviteTenantOwner, listTenantOwners, type User } from '@ashlar/sdk/platform'
import { Badge, Button, Card, Field, Input, Pending, Skeleton, useTexts } from '@ashlar/sdk/ui'
import { type FormEvent, useState } from 'react'
import { InvitationDialog } from '../people/invitation-dialog.tsx'
import './tenants.css'

/** Who owns a website, and the way to another owner: by invitation. */
export function OwnerCard({ tenantId }: { readonly tenantId: number }) {
  const t = useTexts('admin')
  const { data: found, error, refetch } = useCall(listTenantOwners, { params: { id: tenantId } })
  const data = found?.results.rows
  const [email, setEmail] = useState('')
  const invite = useMutation({
    mutationFn: (to: string) => call(inviteTenantOwner, { params: { id: tenantId }, body: { email: to } }),
    onSuccess: () => setEmail(''),
    onSettled: () => outdated(listTenantOwners),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (email.trim() !== '' && !invite.isPending) invite.mutate(email.trim())
  }
  const refusal =
    invite.error instanceof ApiError ? (invite.error.errors[0]?.message ?? invite.error.message) : undefined
  return (
    <Card title={t('Owners')}>
      {error ? (
        <CouldNotLoad title={t('The owners could not be loaded')} error={error} retry={refetch} />
      ) : data === undefined ? (
        <Pending>
          <div className="lines">
            <Skeleton width={220} />
          </div>
        </Pending>
      ) : (
        <div className="form">
          {data.length === 0 && <p className="t2">{t('This website has no owner yet.')}</p>}
          <ul className="owners">
            {data.map((owner) => (
              <li key={owner.id} className="row">
                <span className="grow">
                  <span className="med">{owner.displayName || owner.email}</span>
                  {owner.displayName !== '' && <span className="t3 xs owners__mail">{owner.email}</span>}
                </span>
                <OwnerState state={owner.state} />
                {owner.state === 'invited' && (
                  <Button size="sm" disabled={invite.isPending} onClick={() => invite.mutate(owner.email)}>
                    {t('Invite again')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <form className="row owners__new" noValidate onSubmit={submit}>
            <div className="grow">
              <Field label={t('Owner’s email')} error={refusal ?? invite.error?.message}>
                {(ties) => (
                  <Input
                    {...ties}
                    type="email"
                    autoComplete="off"
                    maxLength={254}
                    value={email}
                    onChange={({ target }) => setEmail(target.value)}
                  />
                )}
              </Field>
            </div>
            <Button type="submit" busy={invite.isPending}>
              {t('Invite')}
            </Button>
          </form>
        </div>
      )}
      {invite.data && <InvitationDialog invitation={invite.data.invitation} onClose={() => invite.reset()} />}
    </Card>
  )
}

function OwnerState({ state }: { readonly state: User['state'] }) {
  const t = useTexts('admin')
  if (state === 'active') return <Badge tone="green">{t('Active')}</Badge>
  return state === 'invited' ? <Badge tone="yellow">{t('Invited')}</Badge> : <Badge>{t('Disabled')}</Badge>
}
