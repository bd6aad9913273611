import type { BodyOf } from '@ashlar/sdk'
import { CouldNotLoad, call, useCall, useCrumbs, useMe, useMutation, useParams, useTitle } from '@ashlar/sdk/admin'
import { type AgencyRow, changeAgency, getAgency } from '@ashlar/sdk/platform'
import { planTitle } from '@ashlar/sdk/shell'
import { Badge, Card, Field, PageHeader, Pending, Select, Skeleton, Switch, toast, useTexts } from '@ashlar/sdk/ui'
import '../screens.css'
import { agenciesChanged } from './agencies-changed.ts'
import { AgencyTenants } from './agency-tenants.tsx'
import { MemberList } from './member-list.tsx'

/** One agency: its people and the websites it looks after. The platform's screen, and that of those who run it. */
export default function AgencyDetail() {
  const me = useMe()
  const wanted = useParams()['id']
  const id = wanted === undefined ? (me.agency?.id ?? 0) : Number(wanted)
  const t = useTexts('admin')
  const { data: found, error, refetch } = useCall(getAgency, { params: { id } })
  const data = found?.agency
  useTitle(data?.name ?? t('Agency'))
  const isPlatform = me.user.isPlatformAdministrator
  useCrumbs([
    ...(isPlatform ? [{ title: t('Agencies'), path: '/admin/platform/agencies' }] : []),
    { title: data?.name ?? t('Agency') },
  ])
  if (data) {
    return (
      <>
        <PageHeader
          title={data.name}
          icon="building"
          badges={data.status === 1 && <Badge tone="green">{t('Active')}</Badge>}
          subtitle={t('{count} website|{count} websites', { count: data.tenants })}
        />
        <div className="form">
          {isPlatform && <Rules agency={data} />}
          <AgencyTenants agencyId={id} />
          <MemberList agencyId={id} />
        </div>
      </>
    )
  }
  return (
    <section className="sheet">
      {error ? (
        <CouldNotLoad level={1} title={t('The agency could not be loaded')} error={error} retry={refetch} />
      ) : (
        <Pending>
          <div className="lines lines--sheet">
            <Skeleton width={220} height={18} />
            <Skeleton width={320} />
          </div>
        </Pending>
      )}
    </section>
  )
}

/** What the platform decides about an agency. */
function Rules({ agency }: { readonly agency: AgencyRow }) {
  const t = useTexts('admin')
  const change = useMutation({
    mutationFn: (body: BodyOf<typeof changeAgency>) => call(changeAgency, { params: { id: agency.id }, body }),
    onSuccess: () => toast.success(t('Agency saved')),
    onError: (error) => toast.error(t('The agency could not be saved'), { description: error.message }),
    onSettled: agenciesChanged,
  })
  return (
    <Card title={t('Agency')}>
      <div className="form">
        <Switch
          label={t('Active')}
          hint={t('People of an inactive agency cannot enter its websites.')}
          checked={agency.status === 1}
          onChange={(on) => change.mutate({ status: on ? 1 : 0 })}
        />
        <Field label={t('Highest plan for its websites')}>
          {(ties) => (
            <Select
              {...ties}
              value={agency.plan}
              options={(['basic', 'standard', 'enterprise'] as const).map((value) => ({
                value,
                label: planTitle(t, value),
              }))}
              onChange={(plan) => change.mutate({ plan })}
            />
          )}
        </Field>
      </div>
    </Card>
  )
}
