import { call, useCrumbs, useNavigate } from '@ashlar/sdk/admin'
import { makeTenant, type OwnerInvitation } from '@ashlar/sdk/platform'
import { PageHeader, toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import '../screens.css'
import { InvitationDialog } from '../people/invitation-dialog.tsx'
import { NewWebsiteForm } from './new-website-form.tsx'
import { tenantsChanged } from './tenants-changed.ts'

export default function NewTenant() {
  const t = useTexts('admin')
  const go = useNavigate()
  const [invited, setInvited] = useState<{ readonly id: number; readonly invitation: OwnerInvitation }>()
  const open = (id: number) => void go(`/admin/platform/tenants/${id}`, { replace: true })
  useCrumbs([{ title: t('Websites'), path: '/admin/platform/tenants' }, { title: t('New website') }])
  return (
    <div className="page--form">
      <PageHeader title={t('New website')} icon="globe" subtitle={t('It answers as soon as it is made.')} />
      <NewWebsiteForm
        create={async (body) => {
          const made = await call(makeTenant, { body })
          await tenantsChanged()
          toast.success(t('Website created'))
          return made
        }}
        onMade={({ tenant, invitation }) => (invitation ? setInvited({ id: tenant.id, invitation }) : open(tenant.id))}
      />
      {invited && <InvitationDialog invitation={invited.invitation} onClose={() => open(invited.id)} />}
    </div>
  )
}
