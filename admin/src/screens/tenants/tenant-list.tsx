import { ButtonLink, Link, useMe } from '@ashlar/sdk/admin'
import { listTenants, type TenantRow } from '@ashlar/sdk/platform'
import { planTitle } from '@ashlar/sdk/shell'
import { type Column, ResourceList, useList } from '@ashlar/sdk/tables'
import { Badge, Button, PageHeader, type Translate, useTexts, when } from '@ashlar/sdk/ui'
import '../screens.css'
import { useEnterWebsite } from './enter-website.ts'
import { planTone } from './words.ts'

const defaults = { orderBy: 'name', itemsPerPage: 25, filters: ['plan'] }

/** Websites of the whole installation, for the platform. */
export default function TenantList() {
  const t = useTexts('admin')
  const { data, list } = useList(listTenants, { defaults })
  const add = (
    <ButtonLink to="/admin/platform/tenants/new" variant="primary" icon="plus">
      {t('New website')}
    </ButtonLink>
  )
  return (
    <>
      <PageHeader
        title={t('Websites')}
        icon="globe"
        subtitle={data ? t('{count} website|{count} websites', { count: data.total }) : ' '}
        actions={add}
      />
      <ResourceList
        name="tenants"
        label={t('Websites')}
        columns={columns(t)}
        {...list}
        keyOf={({ id }) => id}
        labelOf={({ name }) => name}
        searchLabel={t('Search websites')}
        filters={[
          {
            name: 'plan',
            title: t('Plan'),
            options: (['basic', 'standard', 'enterprise'] as const).map((value) => ({
              value,
              label: planTitle(t, value),
            })),
          },
        ]}
        empty={{ title: t('No websites yet'), text: t('Each website has its own people and pages.') }}
      />
    </>
  )
}

const columns = (t: Translate): readonly Column<TenantRow>[] => [
  {
    id: 'name',
    title: t('Name'),
    sortBy: 'name',
    fixed: true,
    cell: (row) => (
      <Link className="med" to={`/admin/platform/tenants/${row.id}`}>
        {row.name}
      </Link>
    ),
  },
  { id: 'host', title: t('Address'), hide: 'sm', className: 't2', cell: (row) => row.hosts[0] ?? '' },
  {
    id: 'plan',
    title: t('Plan'),
    sortBy: 'plan',
    cell: (row) => <Badge tone={planTone[row.plan]}>{planTitle(t, row.plan)}</Badge>,
  },
  { id: 'agency', title: t('Agency'), hide: 'md', className: 't2', cell: (row) => row.agency?.name ?? '' },
  {
    id: 'created',
    title: t('Created'),
    sortBy: 'createdAt',
    hide: 'md',
    className: 't2 num',
    cell: (row) => when(row.createdAt),
  },
  {
    id: 'enter',
    title: t('Enter'),
    fixed: true,
    phone: true,
    align: 'right',
    cell: (row) => <Enter website={row} />,
  },
]

/** The way from one website into another. */
function Enter({ website: { id, name, hosts } }: { readonly website: TenantRow }) {
  const t = useTexts('admin')
  const me = useMe()
  const enter = useEnterWebsite()
  if (id === me.tenant?.id) return <Badge>{t('You are here')}</Badge>
  if (hosts.length === 0) return null
  return (
    <Button size="sm" busy={enter.isPending} aria-label={t('Enter {name}', { name })} onClick={() => enter.mutate(id)}>
      {t('Enter')}
    </Button>
  )
}
