import { Link, useCall } from '@ashlar/sdk/admin'
import { listPackageChanges, type PackageChange } from '@ashlar/sdk/platform'
import { Badge, Icon, type Tone, type Translate, useTexts, when } from '@ashlar/sdk/ui'
import { packageAddress } from './package-address.ts'
import { Sheet } from './sheet.tsx'
import { actionTitle } from './words.ts'

/** What was changed, by whom, and how it ended; of one package, or of all. */
export function HistoryList({ name }: { readonly name?: string }) {
  const t = useTexts('admin')
  const asked = name === undefined ? undefined : { query: { name, limit: -1 } }
  const { data, error, refetch } = useCall(listPackageChanges, asked)
  return (
    <Sheet
      label={t('History')}
      rows={data?.results.rows}
      error={error}
      onRetry={() => void refetch()}
      empty={{
        title: t('No changes yet'),
        text: t('Every installation, update and removal is listed here. Failed changes show the reason.'),
      }}
    >
      {(changes) => (
        <ul className="plain">
          {changes.map((change) => (
            <li key={change.id}>
              <span className="tile">
                <Icon name={icons[change.action]} size="sm" />
              </span>
              <span className="grow">
                {name === undefined ? (
                  <Link className="med pkg__name" to={packageAddress(change.name)}>
                    {actionTitle(change, t)}
                  </Link>
                ) : (
                  <b className="med">{actionTitle(change, t)}</b>
                )}
                <span className="t3 xs">
                  {[versions(change), change.by, when(change.startedAt)].filter((part) => part !== '').join(', ')}
                </span>
                {change.reason !== '' && <span className="t2 xs">{change.reason}</span>}
              </span>
              <StateBadge state={change.state} t={t} />
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  )
}

const icons: Readonly<Record<PackageChange['action'], string>> = {
  install: 'plus',
  upgrade: 'circle-arrow-up',
  rollback: 'rotate-ccw',
  remove: 'trash-2',
  try: 'flask-conical',
  promote: 'circle-check',
  withdraw: 'undo-2',
}

const versions = ({ from, to }: PackageChange): string => [from, to].filter((version) => version !== null).join(' → ')

const states: Readonly<Record<PackageChange['state'], readonly [Tone, string]>> = {
  running: ['blue', 'Running'],
  done: ['green', 'Done'],
  failed: ['red', 'Failed'],
  withdrawn: ['orange', 'Withdrawn'],
}

function StateBadge({ state, t }: { readonly state: PackageChange['state']; readonly t: Translate }) {
  const [tone, word] = states[state]
  return <Badge tone={tone}>{t(word)}</Badge>
}
