import { call, useMe, useNavigate } from '@ashlar/sdk/admin'
import { deleteTenant, type TenantRow } from '@ashlar/sdk/platform'
import { Button, Card, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { TypedNameDialog } from '../typed-name-dialog.tsx'
import './tenants.css'
import { tenantsChanged } from './tenants-changed.ts'

/** The end of a website. */
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

function Ask({ tenant: { id, name }, onClose }: { readonly tenant: TenantRow; readonly onClose: () => void }) {
  const t = useTexts('admin')
  const go = useNavigate()
  return (
    <TypedNameDialog
      icon="trash-2"
      tone="bad"
      title={t('Delete {name}?', { name })}
      description={t('{name} and everything in it will be deleted. This cannot be undone.', { name })}
      label={t('Type the name of the website')}
      name={name}
      submit={t('Delete website')}
      destructive
      failed={t('The website was not deleted')}
      save={async (typed) => {
        await call(deleteTenant, { params: { id }, query: { name: typed.name }, patience: 180_000 })
        await go('/admin/platform/tenants', { replace: true })
        await tenantsChanged()
      }}
      onClose={onClose}
    />
  )
}
