import type { PackageRow } from '@ashlar/sdk'
import { can, useMe, useQuery } from '@ashlar/sdk/admin'
import { type Column, ResourceList, useListState } from '@ashlar/sdk/tables'
import { Badge, Icon, PageHeader, Switch, type Translate, useTexts } from '@ashlar/sdk/ui'
import '../screens.css'
import { fetchPackages, packagesKey, useModuleSwitch } from './packages-api.ts'

const defaults = { orderBy: 'title', itemsPerPage: 1000, filters: ['kind', 'health'] }

/** What is installed, how it fares, and which modules this website has. */
export default function PackageList() {
  const t = useTexts('admin')
  const [state, change] = useListState(defaults)
  const { data, error, refetch } = useQuery({ queryKey: packagesKey, queryFn: fetchPackages })
  const all = data?.rows ?? []
  const failed = all.filter((row) => row.status === 'failed')
  const rows = data && sorted(all.filter(fits(state.search, state.filters)), state.orderBy, state.orderDirection)
  return (
    <>
      <PageHeader
        title={t('Packages')}
        icon="blocks"
        subtitle={data ? t('{count} package installed|{count} packages installed', { count: data.total }) : ' '}
      />
      {data && <Health all={all} failed={failed} />}
      <ResourceList
        name="packages"
        label={t('Packages')}
        columns={usePackageColumns()}
        rows={rows}
        total={rows?.length ?? 0}
        error={error}
        onRetry={() => void refetch()}
        keyOf={(row) => row.name}
        labelOf={(row) => row.title}
        state={state}
        onState={change}
        searchLabel={t('Search packages')}
        filters={[
          {
            name: 'kind',
            title: t('Kind'),
            options: [
              { value: 'block', label: t('Blocks') },
              { value: 'module', label: t('Modules') },
            ],
          },
          {
            name: 'health',
            title: t('Health'),
            options: [
              { value: 'active', label: t('Healthy') },
              { value: 'failed', label: t('Stopped') },
            ],
          },
        ]}
        empty={{ title: t('No packages yet'), text: t('Packages bring content blocks and whole modules.') }}
        unpaged
      />
    </>
  )
}

function Health({ all, failed }: { readonly all: readonly PackageRow[]; readonly failed: readonly PackageRow[] }) {
  const t = useTexts('admin')
  const { system } = useMe()
  const modules = all.filter((row) => row.kind === 'module')
  const blocks = all.reduce((sum, row) => sum + row.blocks.length, 0)
  return (
    <section className={`card hc${failed.length > 0 ? ' hc--bad' : ''}`} aria-label={t('Key figures')}>
      <div>
        <span className="t2 xs">{t('System health')}</span>
        <b>
          {failed.length === 0
            ? t('All packages work')
            : t('{count} of {all} stopped', { count: failed.length, all: all.length })}
        </b>
        <span className="xs t2">
          {failed.length === 0
            ? t('Nothing is hidden from visitors.')
            : t('The site is up. What these packages bring is hidden.')}
        </span>
      </div>
      <div>
        <span className="t2 xs">{t('Core')}</span>
        <b className="num">{system.version}</b>
        <span className="xs t2">{system.brand}</span>
      </div>
      <div>
        <span className="t2 xs">{t('Gives')}</span>
        <b className="num">{t('{count} block|{count} blocks', { count: blocks })}</b>
        <span className="xs t2">
          {t('{count} module, {on} switched on|{count} modules, {on} switched on', {
            count: modules.length,
            on: modules.filter((row) => row.enabled && row.allowed).length,
          })}
        </span>
      </div>
    </section>
  )
}

const fits = (search: string, filters: Readonly<Record<string, readonly string[]>>) => (row: PackageRow) => {
  const words = `${row.title} ${row.name} ${row.description} ${row.blocks.join(' ')}`.toLowerCase()
  const has = (name: string, value: string) => (filters[name] ?? []).length === 0 || filters[name]?.includes(value)
  return words.includes(search.trim().toLowerCase()) && has('kind', row.kind) && has('health', row.status)
}

function sorted(rows: readonly PackageRow[], by: string, direction: 'asc' | 'desc'): readonly PackageRow[] {
  const key = (row: PackageRow) => (by === 'version' ? row.version : by === 'status' ? row.status : row.title)
  const way = direction === 'asc' ? 1 : -1
  return [...rows].sort((a, b) => way * key(a).localeCompare(key(b), undefined, { numeric: true }))
}

function usePackageColumns(): readonly Column<PackageRow>[] {
  const t = useTexts('admin')
  const me = useMe()
  // The server has the last word: module switches belong to the owner of the website and to the platform.
  const maySwitch = me.user.isPlatformAdministrator || (me.user.role_id === 1 && can(me, 'packages.can_edit'))
  return [
    { id: 'title', title: t('Package'), sortBy: 'title', fixed: true, cell: (row) => <PackageCell row={row} /> },
    { id: 'name', title: t('Name'), hide: 'md', className: 't2 mono', cell: (row) => row.name },
    {
      id: 'version',
      title: t('Version'),
      sortBy: 'version',
      hide: 'sm',
      className: 'num mono',
      cell: (row) => row.version,
    },
    { id: 'health', title: t('Health'), sortBy: 'status', cell: (row) => <HealthCell row={row} /> },
    { id: 'gives', title: t('Gives'), hide: 'lg', className: 't2 xs', cell: (row) => gives(row, t) },
    { id: 'enabled', title: t('On this website'), cell: (row) => <EnabledCell row={row} maySwitch={maySwitch} /> },
  ]
}

function PackageCell({ row }: { readonly row: PackageRow }) {
  return (
    <span className="row g3">
      <span className={`pic pic--${row.kind}`}>
        <Icon name={row.kind === 'module' ? 'layout-dashboard' : 'blocks'} />
      </span>
      <span className="trunc">
        <b className="med">{row.title}</b>
        {row.description !== '' && <span className="t3 xs why">{row.description}</span>}
      </span>
    </span>
  )
}

function HealthCell({ row }: { readonly row: PackageRow }) {
  const t = useTexts('admin')
  if (row.status === 'active') {
    return (
      <span className="hl">
        <Icon name="circle-check" size="sm" />
        {t('Healthy')}
      </span>
    )
  }
  return (
    <>
      <span className="hl bad">
        <Icon name="circle-x" size="sm" />
        {t('Stopped')}
      </span>
      <span className="t3 xs why">{row.reason}</span>
    </>
  )
}

const gives = (row: PackageRow, t: Translate): string =>
  row.kind === 'module' && row.blocks.length === 0
    ? t('a module')
    : t('{count} block|{count} blocks', { count: row.blocks.length })

function EnabledCell({ row, maySwitch }: { readonly row: PackageRow; readonly maySwitch: boolean }) {
  const t = useTexts('admin')
  const toggle = useModuleSwitch()
  if (row.kind === 'block') return <span className="t3 xs">{t('always')}</span>
  if (!row.allowed) return <Badge>{t('Not in your plan')}</Badge>
  return (
    <Switch
      hideLabel
      label={t('{title} on this website', { title: row.title })}
      checked={row.enabled}
      disabled={!maySwitch || row.status === 'failed'}
      onChange={(enabled) => void toggle(row, enabled)}
    />
  )
}
