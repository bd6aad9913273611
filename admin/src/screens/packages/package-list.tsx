import { useCall, useSearchParams } from '@ashlar/sdk/admin'
import { listPackages, type PackagePlanRequest } from '@ashlar/sdk/platform'
import { Button, Note, PageHeader, Tabs, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import '../screens.css'
import './packages.css'
import { RunningChange } from './change/running-change.tsx'
import { DiscoverList } from './discover/discover-list.tsx'
import { HistoryList } from './history-list.tsx'
import { InstallDialog } from './install/install-dialog.tsx'
import { useInstallation, useMayChange, useUpdates } from './installation.ts'
import { InstalledList } from './installed-list.tsx'
import { PackageHealth, PackageHealthWaiting } from './package-health.tsx'
import { type Planning, usePlanning } from './planning.tsx'
import { RemovedTablesList } from './removed-tables.tsx'
import { ServerList } from './server-list.tsx'
import { TakenBackNotice } from './taken-back-notice.tsx'
import { UpdateList } from './update-list.tsx'

const views = ['', 'discover', 'updates', 'history', 'removed', 'servers'] as const

/** What is installed and how it fares; for platform administrators also what can be done about it. */
export default function PackageList() {
  const t = useTexts('admin')
  const mayChange = useMayChange()
  const planning = usePlanning()
  const [installing, setInstalling] = useState<Partial<PackagePlanRequest>>()
  const { data: found, error } = useCall(listPackages)
  const data = found?.results
  const updates = useUpdates()
  const { data: installation, error: unknown } = useInstallation()
  const count = updates.data?.length ?? 0
  return (
    <>
      <PageHeader
        title={t('Packages')}
        icon="blocks"
        subtitle={
          data
            ? [
                t('{count} package installed|{count} packages installed', { count: data.total }),
                ...(count > 0 ? [t('{count} update|{count} updates', { count })] : []),
              ].join(', ')
            : ' '
        }
        actions={
          mayChange && (
            <>
              <Button icon="refresh-cw" busy={updates.isFetching} onClick={() => void updates.refetch()}>
                {t('Check now')}
              </Button>
              <Button variant="primary" icon="plus" onClick={() => setInstalling({})}>
                {t('Add package')}
              </Button>
            </>
          )
        }
      />
      {installation?.isSafeMode && (
        <div className="pkg__safe">
          <Note tone="warn">
            {t(
              'The server runs in safe mode. Packages that administrators installed are switched off, for visitors too. Restart the server without ASHLAR_SAFE_MODE to use them again.',
            )}
          </Note>
        </div>
      )}
      {mayChange && <TakenBackNotice />}
      <RunningChange />
      {data && (installation || !mayChange || unknown) ? (
        <PackageHealth rows={data.rows} installation={installation} />
      ) : (
        !error && <PackageHealthWaiting figures={mayChange ? 4 : 3} />
      )}
      {mayChange ? <Views planning={planning} /> : <InstalledList planning={planning} />}
      {installing && (
        <InstallDialog
          begun={installing}
          onClose={() => setInstalling(undefined)}
          onPlan={(request) => {
            setInstalling(undefined)
            planning.plan(request, setInstalling)
          }}
        />
      )}
      {planning.dialog}
    </>
  )
}

function Views({ planning }: { readonly planning: Planning }) {
  const t = useTexts('admin')
  const [query, setQuery] = useSearchParams()
  const { data: found } = useCall(listPackages)
  const data = found?.results
  const updates = useUpdates()
  const { data: installation } = useInstallation()
  const count = (some: readonly unknown[] | undefined) => (some ? { count: some.length } : {})
  return (
    <Tabs
      label={t('Packages')}
      className="tabs tabs--page"
      value={views.find((view) => view === query.get('view')) ?? ''}
      onChange={(view) => setQuery(view === '' ? {} : { view }, { replace: true })}
      tabs={[
        {
          value: '',
          label: t('Installed'),
          ...count(data?.rows),
          content: <InstalledList planning={planning} />,
        },
        { value: 'discover', label: t('Discover'), content: <DiscoverList /> },
        {
          value: 'updates',
          label: t('Updates'),
          ...count(updates.data),
          content: <UpdateList plan={planning.plan} />,
        },
        { value: 'history', label: t('History'), content: <HistoryList /> },
        { value: 'removed', label: t('Removed'), content: <RemovedTablesList /> },
        {
          value: 'servers',
          label: t('Servers'),
          ...count(installation?.processes),
          content: <ServerList />,
        },
      ]}
    />
  )
}
