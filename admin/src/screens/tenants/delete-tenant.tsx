import { call, useMe, useNavigate } from '@ashlar/sdk/admin'
import { deleteTenant, type TenantRow } from '@ashlar/sdk/platform'
import { Button, Card, Dialog, Field, Input, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import './tenants.css'
import { tenantsChanged } from './tenants-changed.ts'

/** The end of a website. Its name is typed, so that nobody deletes another one than they mean. */
export function DeleteTenant({ tenant }: { readonly tenant: TenantRow }) {
  const t = useTexts('admin')
  const me = useMe()
  const [isAsking, setAsking] = useState(false)
  const isOwn = me.tenant?.id === tenant.id
  return (
    <Card title={t('Delete')}>
      <div className="danger">
        <p className="t2">
          {isOwn
            ? t('You are signed in to this website, so it can’t be deleted from here.')
            : t('Pages, media, people and all other data of {name} are deleted for ever.', { name: tenant.name })}
        </p>
        <Button variant="quiet-danger" icon="trash-2" disabled={isOwn} onClick={() => setAsking(true)}>
          {t('Delete website')}
        </Button>
      </div>
      {isAsking && <Ask tenant={tenant} onClose={() => setAsking(false)} />}
    </Card>
  )
}

function Ask({ tenant, onClose }: { readonly tenant: TenantRow; readonly onClose: () => void }) {
  const t = useTexts('admin')
  const go = useNavigate()
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      await call(deleteTenant, { params: { id: tenant.id }, query: { name }, patience: 180_000 })
      await go('/admin/platform/tenants', { replace: true })
      await tenantsChanged()
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      icon="trash-2"
      tone="bad"
      title={t('Are you sure?')}
      description={t('{name} and everything in it will be deleted. This cannot be undone.', { name: tenant.name })}
      footer={
        <>
          <Button onClick={onClose}>{t('Dismiss')}</Button>
          <Button
            variant="danger"
            busy={isBusy}
            disabled={name.trim() !== tenant.name.trim()}
            onClick={() => void remove()}
          >
            {t('Accept')}
          </Button>
        </>
      }
    >
      <Field label={t('Type the name of the website')} hint={tenant.name} error={error}>
        {(ties) => <Input {...ties} autoComplete="off" value={name} onChange={({ target }) => setName(target.value)} />}
      </Field>
    </Dialog>
  )
}
