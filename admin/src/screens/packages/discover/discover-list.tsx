import { ApiError, CouldNotLoad, keepPreviousData, useCall } from '@ashlar/sdk/admin'
import { type DiscoveryQuery, discoveriesPerPage, discoverPackages, type FoundPackage } from '@ashlar/sdk/platform'
import { useListState } from '@ashlar/sdk/tables'
import { Button, EmptyState, Input, Pager, Pending, Segments, Skeleton, useSettled, useTexts } from '@ashlar/sdk/ui'
import './discover.css'
import { PackageCard } from './package-card.tsx'

const listDefaults = { orderBy: '', itemsPerPage: discoveriesPerPage, filters: ['kind'] }

/** Milliseconds after the last keystroke: the registry is far away. */
const pause = 400

type Kind = NonNullable<DiscoveryQuery['kind']>
const kinds: readonly Kind[] = ['block', 'module']

/** Packages that the registry has, by the keyword that they carry. */
export function DiscoverList() {
  const t = useTexts('admin')
  const [state, change] = useListState(listDefaults)
  const search = useSettled(state.search, pause).trim()
  const kind = kinds.find((each) => state.filters['kind']?.includes(each))
  const query = { page: state.currentPage, ...(search && { search }), ...(kind && { kind }) }
  const { data, error, refetch, isPlaceholderData } = useCall(
    discoverPackages,
    { query },
    { placeholderData: keepPreviousData, staleTime: 5 * 60_000, retry: false },
  )
  const found = data?.results
  const isFiltered = search !== '' || kind !== undefined
  return (
    <section className="sheet" aria-label={t('Packages in the registry')} aria-busy={isPlaceholderData}>
      <div className="dtools">
        <Input
          className="dtools__s"
          icon="search"
          type="search"
          aria-label={t('Search the registry')}
          placeholder={t('Search the registry')}
          maxLength={100}
          value={state.search}
          onChange={({ target }) => change({ search: target.value })}
        />
        <Segments
          label={t('Kind')}
          value={kind ?? ''}
          options={[
            { value: '', label: t('All') },
            { value: 'block', label: t('Blocks') },
            { value: 'module', label: t('Modules') },
          ]}
          onChange={(value) => change({ filters: { kind: value === '' ? [] : [value] } })}
        />
      </div>
      {error ? (
        <>
          <CouldNotLoad title={t('The registry could not be searched')} error={error} retry={refetch} />
          {error instanceof ApiError && error.code === 'REGISTRY_UNREACHABLE' && (
            <p className="dlist__more hint">{t('You can still add a package from a file: choose “Add package”.')}</p>
          )}
        </>
      ) : found === undefined ? (
        <Waiting />
      ) : found.rows.length === 0 ? (
        <Nothing isFiltered={isFiltered} onClear={() => change({ search: '', filters: { kind: [] } })} />
      ) : (
        <>
          <Cards rows={found.rows} />
          {found.truncated && (
            <p className="dlist__more hint">
              {t('Only the first {count} packages are listed. Search to find others.', { count: found.total })}
            </p>
          )}
          <Pager
            page={state.currentPage}
            pageSize={discoveriesPerPage}
            total={found.total}
            onPage={(currentPage) => change({ currentPage })}
          />
        </>
      )}
    </section>
  )
}

function Cards({ rows }: { readonly rows: readonly FoundPackage[] }) {
  const t = useTexts('admin')
  return (
    <ul className="dlist" aria-label={t('Packages in the registry')}>
      {rows.map((row) => (
        <PackageCard key={row.name} row={row} />
      ))}
    </ul>
  )
}

function Nothing({ isFiltered, onClear }: { readonly isFiltered: boolean; readonly onClear: () => void }) {
  const t = useTexts('admin')
  if (!isFiltered) {
    const text = t(
      'Packages published with the keyword “ashlar-package” are listed here. You can still add one by name or from a file.',
    )
    return <EmptyState kind="nothing" title={t('The registry has no packages for Ashlar')} text={text} />
  }
  return (
    <EmptyState
      kind="no-match"
      title={t('No packages match')}
      text={t('Try other words or another kind.')}
      actions={<Button onClick={onClear}>{t('Clear search and filter')}</Button>}
    />
  )
}

const waiting = [180, 220, 150, 200, 170, 210]

function Waiting() {
  return (
    <Pending>
      <ul className="dlist">
        {waiting.map((width) => (
          <li key={width} className="dcard">
            <Skeleton width={width} height={14} />
            <Skeleton width={width + 40} />
            <Skeleton width={90} />
          </li>
        ))}
      </ul>
    </Pending>
  )
}
