import { Link } from '@ashlar/sdk/admin'
import type { PackageRow } from '@ashlar/sdk/platform'
import { Button, Card, type Detail, Details, Note, type Translate, useTexts } from '@ashlar/sdk/ui'
import { useMayChange } from '../installation.ts'
import { packageAddress } from '../package-address.ts'
import { EnabledCell, HealthCell } from '../package-columns.tsx'
import type { Planning } from '../planning.tsx'
import { Contents } from './contents.tsx'

/** What it is and brings, and at the side how it fares. */
export function Overview({ row, plan }: { readonly row: PackageRow } & Pick<Planning, 'plan'>) {
  const t = useTexts('admin')
  const mayChange = useMayChange()
  return (
    <div className="two">
      <div className="col">
        {row.status === 'failed' && <Note tone="bad">{row.reason}</Note>}
        <Card title={t('About')}>
          <Details of={factsOf(row, t)} />
        </Card>
        {mayChange && <Contents name={row.name} />}
      </div>
      <div className="col">
        <Health row={row} />
        {row.trial && <TrialCard row={row} trial={row.trial} plan={plan} />}
      </div>
    </div>
  )
}

function factsOf(row: PackageRow, t: Translate): readonly Detail[] {
  const comesFrom = row.origin === 'distribution' ? t('Included with the server') : t('Installed by an administrator')
  const blocks = (
    <span className="taglist">
      {row.blocks.map((type) => (
        <span key={type} className="chip plain mono">
          {type}
        </span>
      ))}
    </span>
  )
  return [
    ...(row.description === '' ? [] : [{ name: t('What it does'), value: row.description }]),
    { name: t('Kind'), value: row.kind === 'module' ? t('Module') : t('Blocks') },
    { name: t('Source'), value: comesFrom },
    ...(row.blocks.length === 0 ? [] : [{ name: t('Blocks'), value: blocks }]),
  ]
}

function Health({ row }: { readonly row: PackageRow }) {
  const t = useTexts('admin')
  const mayChange = useMayChange()
  return (
    <Card title={t('Health')}>
      <dl className="dl">
        <dt>{t('State')}</dt>
        <dd>
          <HealthCell row={{ ...row, reason: '' }} />
        </dd>
        <dt>{t('Last hour')}</dt>
        <dd>
          {row.faults === 0 ? (
            t('No faults')
          ) : mayChange ? (
            <Link className="link" to={packageAddress(row.name, 'faults')}>
              {t('{count} fault|{count} faults', { count: row.faults })}
            </Link>
          ) : (
            t('{count} fault|{count} faults', { count: row.faults })
          )}
        </dd>
        <dt>{t('This website')}</dt>
        <dd>
          <EnabledCell row={row} />
        </dd>
      </dl>
    </Card>
  )
}

interface TrialCardProps extends Pick<Planning, 'plan'> {
  readonly row: PackageRow
  readonly trial: NonNullable<PackageRow['trial']>
}

function TrialCard({ row: { name, version }, trial, plan }: TrialCardProps) {
  const t = useTexts('admin')
  const mayChange = useMayChange()
  return (
    <Card
      title={t('On trial')}
      foot={
        mayChange && (
          <>
            <Button size="sm" onClick={() => plan({ action: 'withdraw', name })}>
              {t('End the trial')}
            </Button>
            <span className="grow" />
            <Button size="sm" variant="primary" onClick={() => plan({ action: 'promote', name })}>
              {t('Release to everyone')}
            </Button>
          </>
        )
      }
    >
      <p>
        {t('{count} website has {version}, all others {usual}.|{count} websites have {version}, all others {usual}.', {
          count: trial.tenants,
          version: trial.version,
          usual: version,
        })}
      </p>
    </Card>
  )
}
