import { useCrumbs, useNavigate } from '@ashlar/sdk/admin'
import { PageHeader, toast, useTexts } from '@ashlar/sdk/ui'
import { useEffect, useState } from 'react'
import '../screens.css'
import { NewWebsiteForm } from './new-website-form.tsx'
import { createTenant, tenantsChanged } from './tenants-api.ts'

export default function NewTenant() {
  const t = useTexts('admin')
  const go = useNavigate()
  const [made, setMade] = useState<number>()
  useCrumbs([{ title: t('Websites'), path: '/admin/platform/tenants' }, { title: t('New website') }])
  useEffect(() => {
    // Only once nothing holds the address any more.
    if (made !== undefined) void go(`/admin/platform/tenants/${made}`, { replace: true })
  }, [made, go])
  return (
    <div className="page--form">
      <PageHeader title={t('New website')} icon="globe" subtitle={t('It answers as soon as it is made.')} />
      <NewWebsiteForm
        create={async (website) => {
          const { id } = await createTenant(website)
          await tenantsChanged()
          toast.success(t('Website created'))
          setMade(id)
        }}
      />
    </div>
  )
}
