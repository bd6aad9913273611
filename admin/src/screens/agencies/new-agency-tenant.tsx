import { useCrumbs, useMe, useNavigate } from '@ashlar/sdk/admin'
import { PageHeader, toast, useTexts } from '@ashlar/sdk/ui'
import '../screens.css'
import { NewWebsiteForm } from '../tenants/new-website-form.tsx'
import { agenciesChanged, createAgencyTenant } from './agencies-api.ts'

/** A website that an agency makes for somebody. */
export default function NewAgencyTenant() {
  const t = useTexts('admin')
  const go = useNavigate()
  const { agency } = useMe()
  useCrumbs([{ title: agency?.name ?? t('Agency'), path: '/admin/agency' }, { title: t('New website') }])
  return (
    <div className="page--form">
      <PageHeader title={t('New website')} icon="globe" subtitle={t('You work in it as its owner.')} />
      <NewWebsiteForm
        forAgency
        create={async (website) => {
          await createAgencyTenant(agency?.id ?? 0, website)
          await agenciesChanged()
          toast.success(t('Website created'))
        }}
        onMade={() => void go('/admin/agency', { replace: true })}
      />
    </div>
  )
}
