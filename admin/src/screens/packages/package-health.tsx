import { useMe } from '@ashlar/sdk/admin'
import type { InstallationState, PackageRow } from '@ashlar/sdk/platform'
import { Badge, Pending, Skeleton, type Translate, useTexts } from '@ashlar/sdk/ui'

export interface PackageHealthProps {
  readonly rows: readonly PackageRow[]
  /** For platform administrators. */
  readonly installation: InstallationState | undefined
}

/** Key figures: one card, parted by joints. */
export function PackageHealth({ rows, installation }: PackageHealthProps) {
  const t = useTexts('admin')
  const { system } = useMe()
  const stopped = rows.filter((row) => row.status === 'failed').length
  const faulty = rows.filter((row) => row.status === 'active' && row.faults > 0).length
  const modules = rows.filter((row) => row.kind === 'module')
  const blocks = rows.reduce((sum, row) => sum + row.blocks.length, 0)
  return (
    <section className={`card hc${stopped > 0 ? ' hc--bad' : ''}`} aria-label={t('Key figures')}>
      <div>
        <span className="t2 xs">{t('System health')}</span>
        <b>
          {stopped > 0
            ? t('{stopped} of {all} stopped', { stopped, all: rows.length })
            : faulty > 0
              ? t('{count} package with faults|{count} packages with faults', { count: faulty })
              : t('All packages work')}
        </b>
        <span className="xs t2">
          {stopped > 0
            ? t('The website is up. The content of these packages is hidden.')
            : faulty > 0
              ? t('In the last hour. Five in a minute cause a rollback.')
              : t('Nothing is hidden from visitors.')}
        </span>
      </div>
      <div>
        <span className="t2 xs">{t('Core')}</span>
        <b className="row num">
          {system.version}
          {installation?.isSafeMode && <Badge tone="orange">{t('Safe mode')}</Badge>}
        </b>
        <span className="xs t2">{system.brand}</span>
      </div>
      <div>
        <span className="t2 xs">{t('Includes')}</span>
        <b className="num">{t('{count} block|{count} blocks', { count: blocks })}</b>
        <span className="xs t2">
          {t('{count} module, {on} switched on|{count} modules, {on} switched on', {
            count: modules.length,
            on: modules.filter((row) => row.enabled && row.allowed).length,
          })}
        </span>
      </div>
      {installation && <Servers installation={installation} t={t} />}
    </section>
  )
}

/** As high as the figures that come. */
export function PackageHealthWaiting({ figures }: { readonly figures: 3 | 4 }) {
  return (
    <Pending>
      <div className="card hc">
        {[96, 44, 72, 84].slice(0, figures).map((width) => (
          <div key={width}>
            <span className="xs">
              <Skeleton width={width} />
            </span>
            <b>
              <Skeleton width={width + 24} height={14} />
            </b>
            <span className="xs">
              <Skeleton width={width + 40} />
            </span>
          </div>
        ))}
      </div>
    </Pending>
  )
}

function Servers({ installation, t }: { readonly installation: InstallationState; readonly t: Translate }) {
  const { processes, generation, database } = installation
  const behind = processes.filter((each) => each.failure !== '' || each.generation !== generation).length
  return (
    <div>
      <span className="t2 xs">{t('Servers')}</span>
      <b className="num">
        {behind === 0
          ? t('{count} server up to date|{count} servers up to date', { count: processes.length })
          : t('{behind} of {all} out of date', { behind, all: processes.length })}
      </b>
      <span className="xs t2">
        {t('Version set {generation}, {database}', {
          generation,
          database: database === 'embedded' ? t('embedded database') : 'PostgreSQL',
        })}
      </span>
    </div>
  )
}
