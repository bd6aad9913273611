import { useCall } from '@ashlar/sdk/admin'
import { listPackages, type PackageRow } from '@ashlar/sdk/platform'
import { ResourceList, useListState } from '@ashlar/sdk/tables'
import { useTexts } from '@ashlar/sdk/ui'
import { useMayChange, useUpdates } from './installation.ts'
import { usePackageColumns } from './package-columns.tsx'
import { PackageMenu } from './package-menu.tsx'
import type { Planning } from './planning.tsx'

const listDefaults = { orderBy: 'title', itemsPerPage: 1000, filters: ['kind', 'health', 'origin'] }

export function InstalledList({ planning }: { readonly planning: Planning }) {
  const t = useTexts('admin')
  const mayChange = useMayChange()
  const [state, change] = useListState(listDefaults)
  const { data: found, error, refetch } = useCall(listPackages)
  const data = found?.results
  const { data: updates = [] } = useUpdates()
  const all = data?.rows ?? []
  const rows = data && sorted(all.filter(fits(state.search, state.filters)), state.orderBy, state.orderDirection)
  return (
    <ResourceList
      name="packages"
      label={t('Packages')}
      columns={usePackageColumns({ updates, plan: planning.plan })}
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
            { value: 'faulty', label: t('With faults') },
            { value: 'failed', label: t('Stopped') },
          ],
        },
        {
          name: 'origin',
          title: t('Origin'),
          options: [
            { value: 'distribution', label: t('Included with the server') },
            { value: 'store', label: t('Installed') },
          ],
        },
      ]}
      empty={{ title: t('No packages yet'), text: t('Packages add content blocks and whole modules.') }}
      unpaged
      {...(mayChange
        ? { rowActions: (row: PackageRow) => <PackageMenu row={row} updates={updates} plan={planning.plan} /> }
        : {})}
    />
  )
}

const healthOf = (row: PackageRow): string => (row.status === 'active' && row.faults > 0 ? 'faulty' : row.status)

const fits = (search: string, filters: Readonly<Record<string, readonly string[]>>) => (row: PackageRow) => {
  const words = `${row.title} ${row.name} ${row.description} ${row.blocks.join(' ')}`.toLowerCase()
  const has = (name: string, value: string) => (filters[name] ?? []).length === 0 || filters[name]?.includes(value)
  return (
    words.includes(search.trim().toLowerCase()) &&
    has('kind', row.kind) &&
    has('health', healthOf(row)) &&
    has('origin', row.origin)
  )
}

function sorted(rows: readonly PackageRow[], by: string, direction: 'asc' | 'desc'): readonly PackageRow[] {
  const key = (row: PackageRow) => (by === 'version' ? row.version : by === 'status' ? healthOf(row) : row.title)
  const way = direction === 'asc' ? 1 : -1
  return [...rows].sort((a, b) => way * key(a).localeCompare(key(b), undefined, { numeric: true }))
}
