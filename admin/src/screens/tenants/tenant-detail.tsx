import { CouldNotLoad, useCall, useCrumbs, useMe, useParams, useSearchParams, useTitle } from '@ashlar/sdk/admin'
import { getTenant, type TenantRow } from '@ashlar/sdk/platform'
import { planTitle } from '@ashlar/sdk/shell'
import { Badge, Button, Icon, PageHeader, Pending, Skeleton, Tabs, useTexts } from '@ashlar/sdk/ui'
import '../screens.css'
import { ArchiveList } from './archive-list.tsx'
import { BringArchive } from './bring-archive.tsx'
import { DeleteTenant } from './delete-tenant.tsx'
import { useEnterWebsite } from './enter-website.ts'
import { HostList } from './host-list.tsx'
import { ModuleList } from './module-list.tsx'
import { OwnerCard } from './owner-card.tsx'
import { TenantForm } from './tenant-form.tsx'
import { UsageCard } from './usage-card.tsx'
import { planTone } from './words.ts'

const views = ['', 'addresses', 'modules', 'archives'] as const

/** One website, as the platform sees it. */
export default function TenantDetail() {
  const t = useTexts('admin')
  const id = Number(useParams()['id'])
  const { data: found, error, refetch } = useCall(getTenant, { params: { id } })
  const data = found?.tenant
  useTitle(data?.name ?? t('Website'))
  useCrumbs([{ title: t('Websites'), path: '/admin/platform/tenants' }, { title: data?.name ?? t('Website') }])
  if (data) return <Found tenant={data} />
  return (
    <section className="sheet">
      {error ? (
        <CouldNotLoad level={1} title={t('The website could not be loaded')} error={error} retry={refetch} />
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

function Found({ tenant }: { readonly tenant: TenantRow }) {
  const t = useTexts('admin')
  const [query, setQuery] = useSearchParams()
  const address = tenant.hosts[0]
  const me = useMe()
  const enter = useEnterWebsite()
  return (
    <>
      <PageHeader
        title={tenant.name}
        icon="globe"
        badges={<Badge tone={planTone[tenant.plan]}>{planTitle(t, tenant.plan)}</Badge>}
        subtitle={[address, tenant.agency?.name].filter(Boolean).join(', ')}
        actions={
          address && (
            <>
              <a className="btn" href={`//${address}${portOf(address)}/`} target="_blank" rel="noreferrer">
                <Icon name="external-link" />
                {t('View Website')}
              </a>
              {tenant.id !== me.tenant?.id && (
                <Button icon="log-in" busy={enter.isPending} onClick={() => enter.mutate(tenant.id)}>
                  {t('Enter website')}
                </Button>
              )}
            </>
          )
        }
      />
      <Tabs
        label={tenant.name}
        className="tabs tabs--page"
        value={views.find((view) => view === query.get('view')) ?? ''}
        onChange={(view) => setQuery(view === '' ? {} : { view }, { replace: true })}
        tabs={[
          {
            value: '',
            label: t('Overview'),
            content: (
              <div className="two">
                <div className="form">
                  <TenantForm key={tenant.id} tenant={tenant} />
                  <DeleteTenant tenant={tenant} />
                </div>
                <div className="form">
                  <UsageCard tenantId={tenant.id} />
                  <OwnerCard tenantId={tenant.id} />
                </div>
              </div>
            ),
          },
          { value: 'addresses', label: t('Addresses'), content: <HostList tenantId={tenant.id} mayChange /> },
          { value: 'modules', label: t('Modules'), content: <ModuleList tenantId={tenant.id} /> },
          {
            value: 'archives',
            label: t('Backups'),
            content: (
              <div className="form">
                <ArchiveList tenantId={tenant.id} website={tenant.name} mayCreate mayRestore mayDelete />
                <BringArchive tenantId={tenant.id} />
              </div>
            ),
          },
        ]}
      />
    </>
  )
}

/** On this machine sites answer on the server's own port. */
const portOf = (host: string): string =>
  (host.endsWith('localhost') || host.startsWith('127.')) && location.port !== '' ? `:${location.port}` : ''
