import { useMe } from '@ashlar/sdk/admin'
import { EmptyState, PageHeader, useTexts } from '@ashlar/sdk/ui'
import '../screens.css'
import { HostList } from '../tenants/host-list.tsx'
import { UsageCard } from '../tenants/usage-card.tsx'

/** What the own website's plan holds, and where it answers. */
export default function OwnPlan() {
  const t = useTexts('admin')
  const { tenant, user } = useMe()
  if (!tenant) {
    return (
      <section className="sheet">
        <EmptyState
          level={1}
          kind="nothing"
          title={t('No website is chosen')}
          text={t('Plans and addresses belong to a website. Choose one first.')}
        />
      </section>
    )
  }
  return (
    <>
      <PageHeader title={t('Plan and addresses')} icon="gauge" subtitle={tenant.name} />
      <div className="two">
        <HostList tenantId={tenant.id} mayChange={user.role_id === 1 || user.isPlatformAdministrator} />
        <UsageCard tenantId={tenant.id} />
      </div>
    </>
  )
}
