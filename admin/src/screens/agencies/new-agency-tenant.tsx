import { call, useCrumbs, useMe, useNavigate } from '@ashlar/sdk/admin'
import { makeAgencyTenant } from '@ashlar/sdk/platform'
import { PageHeader, toast, useTexts } from '@ashlar/sdk/ui'
import '../screens.css'
import { NewWebsiteForm } from '../tenants/new-website-form.tsx'
import { agenciesChanged } from './agencies-changed.ts'

/** A website that an agency makes for somebody. */
export default function NewAgencyTenant() {
  const t = useTexts('admin')
  const go = useNavigate()
  const { agency } = useMe()
  useCrumbs([{ title: agency?.name ?? t('Agency'), path: '/admin/agency' }, { title: t('New website') }])
  return (
    <div className="page--form">
      <PageHeader title={t('New website')} icon="globe" subtitle={t('You become its owner.')} />
      <NewWebsiteForm
        forAgency
        create={async ({ plan: _, ...body }) => {
          await call(makeAgencyTenant, { params: { id: agency?.id ?? 0 }, body })
          await agenciesChanged()
          toast.success(t('Website created'))
        }}
        onMade={() => void go('/admin/agency', { replace: true })}
      />
    </div>
  )
}
