import { useCrumbs, useNavigate } from '@ashlar/sdk/admin'
import { PageHeader, toast, useTexts } from '@ashlar/sdk/ui'
import { useEffect, useState } from 'react'
import '../screens.css'
import { InvitationDialog } from './invitation-dialog.tsx'
import { NewWebsiteForm } from './new-website-form.tsx'
import { createTenant, type OwnerInvitation, tenantsChanged } from './tenants-api.ts'

export default function NewTenant() {
  const t = useTexts('admin')
  const go = useNavigate()
  const [made, setMade] = useState<number>()
  const [invitation, setInvitation] = useState<OwnerInvitation>()
  useCrumbs([{ title: t('Websites'), path: '/admin/platform/tenants' }, { title: t('New website') }])
  useEffect(() => {
    // Only once nothing holds the address any more, and the invitation has been seen.
    if (made !== undefined && !invitation) void go(`/admin/platform/tenants/${made}`, { replace: true })
  }, [made, invitation, go])
  return (
    <div className="page--form">
      <PageHeader title={t('New website')} icon="globe" subtitle={t('It answers as soon as it is made.')} />
      <NewWebsiteForm
        create={async (website) => {
          const { tenant, invitation: sent } = await createTenant(website)
          await tenantsChanged()
          toast.success(t('Website created'))
          setInvitation(sent)
          setMade(tenant.id)
        }}
      />
      {invitation && <InvitationDialog invitation={invitation} onClose={() => setInvitation(undefined)} />}
    </div>
  )
}
