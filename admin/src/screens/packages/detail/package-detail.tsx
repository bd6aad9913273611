import { CouldNotLoad, useCall, useCrumbs, useParams, useSearchParams, useTitle } from '@ashlar/sdk/admin'
import { listPackages, type PackageRow } from '@ashlar/sdk/platform'
import { Pending, Skeleton, Tabs, useTexts } from '@ashlar/sdk/ui'
import '../../screens.css'
import '../packages.css'
import { RunningChange } from '../change/running-change.tsx'
import { Listing } from '../discover/package-listing.tsx'
import { HistoryList } from '../history-list.tsx'
import { useMayChange } from '../installation.ts'
import { type Planning, usePlanning } from '../planning.tsx'
import { FaultList } from './fault-list.tsx'
import { NotInstalled } from './not-installed.tsx'
import { Overview } from './overview.tsx'
import { PackageHead } from './package-head.tsx'
import { UsageList } from './usage-list.tsx'
import { VersionList } from './version-list.tsx'

/** One package: how it fares, what it brings, where it is used, and the way back. */
export default function PackageDetail() {
  const t = useTexts('admin')
  const name = useParams()['*'] ?? ''
  const { data, error, refetch } = useCall(listPackages)
  const row = data?.results.rows.find((each) => each.name === name)
  const mayChange = useMayChange()
  const planning = usePlanning()
  useTitle(row?.title ?? (data ? name : t('Package')))
  useCrumbs([{ title: t('Packages'), path: '/admin/packages' }, { title: row?.title ?? name }])
  return (
    <>
      <RunningChange />
      {row ? (
        <Found row={row} planning={planning} />
      ) : data && mayChange ? (
        <Listing name={name} plan={planning.plan} />
      ) : (
        <section className="sheet">
          {data ? (
            <NotInstalled name={name} plan={planning.plan} />
          ) : (
            <NotYet error={error} retry={() => void refetch()} />
          )}
        </section>
      )}
      {planning.dialog}
    </>
  )
}

const views = ['', 'versions', 'usage', 'faults', 'history'] as const

function Found({ row, planning }: { readonly row: PackageRow; readonly planning: Planning }) {
  const t = useTexts('admin')
  const mayChange = useMayChange()
  const [query, setQuery] = useSearchParams()
  const overview = <Overview row={row} plan={planning.plan} />
  return (
    <>
      <PackageHead row={row} plan={planning.plan} />
      {mayChange ? (
        <Tabs
          label={row.title}
          className="tabs tabs--page"
          value={views.find((view) => view === query.get('view')) ?? ''}
          onChange={(view) => setQuery(view === '' ? {} : { view }, { replace: true })}
          tabs={[
            { value: '', label: t('Overview'), content: overview },
            { value: 'versions', label: t('Versions'), content: <VersionList row={row} plan={planning.plan} /> },
            { value: 'usage', label: t('Where used'), content: <UsageList name={row.name} /> },
            {
              value: 'faults',
              label: t('Faults'),
              ...(row.faults > 0 ? { count: row.faults } : {}),
              content: <FaultList name={row.name} />,
            },
            { value: 'history', label: t('History'), content: <HistoryList name={row.name} /> },
          ]}
        />
      ) : (
        overview
      )}
    </>
  )
}

function NotYet({ error, retry }: { readonly error: Error | null; readonly retry: () => void }) {
  const t = useTexts('admin')
  if (!error) {
    return (
      <Pending>
        <div className="lines lines--sheet">
          <Skeleton width={220} height={18} />
          <Skeleton width={320} />
          <Skeleton width={280} />
        </div>
      </Pending>
    )
  }
  return <CouldNotLoad level={1} title={t('The package could not be loaded')} error={error} retry={retry} />
}
