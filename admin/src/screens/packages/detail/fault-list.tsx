import { useCall } from '@ashlar/sdk/admin'
import { listPackageFaults } from '@ashlar/sdk/platform'
import { Badge, useTexts, when } from '@ashlar/sdk/ui'
import { Sheet } from '../sheet.tsx'

/** What went wrong in the package while it served, newest first. */
export function FaultList({ name }: { readonly name: string }) {
  const t = useTexts('admin')
  const { data, error, refetch } = useCall(listPackageFaults, { query: { name } })
  return (
    <Sheet
      label={t('Faults')}
      rows={data?.results.rows}
      error={error}
      onRetry={() => void refetch()}
      empty={{ title: t('No faults'), text: t('All blocks, routes and jobs of this package work.') }}
    >
      {(faults) => (
        <>
          <ul className="plain">
            {faults.map((fault, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one fault may come twice in a millisecond
              <li key={`${fault.at} ${index}`}>
                <span className="grow">
                  <b className="med">{fault.place}</b>
                  <span className="t2 xs mono">{fault.message}</span>
                  <span className="t3 xs">
                    {when(fault.at)}, {fault.version}
                    {fault.website !== null &&
                      `, ${t('reported by a browser on {website}', { website: fault.website })}`}
                  </span>
                </span>
                <Badge plain>{t(places[fault.where] ?? fault.where)}</Badge>
              </li>
            ))}
          </ul>
          <p className="t3 xs foot">
            {t('After five faults of one version within a minute, the server rolls back to the previous version.')}
          </p>
        </>
      )}
    </Sheet>
  )
}

const places: Readonly<Record<string, string>> = {
  block: 'Block',
  route: 'Route',
  job: 'Job',
  subscription: 'Event',
  load: 'Loading data',
  browser: 'Browser',
}
