import { can, Link, useMe } from '@ashlar/sdk/admin'
import type { PackageRow, PackageUpdate } from '@ashlar/sdk/platform'
import type { Column } from '@ashlar/sdk/tables'
import { Badge, Emblem, Icon, Switch, type Translate, useTexts } from '@ashlar/sdk/ui'
import { useModuleSwitch } from './module-switch.ts'
import { packageAddress } from './package-address.ts'
import type { Planning } from './planning.tsx'

interface PackageColumnsOptions extends Pick<Planning, 'plan'> {
  readonly updates: readonly PackageUpdate[]
}

export function usePackageColumns({ updates, plan }: PackageColumnsOptions): readonly Column<PackageRow>[] {
  const t = useTexts('admin')
  return [
    { id: 'title', title: t('Package'), sortBy: 'title', fixed: true, cell: (row) => <PackageCell row={row} /> },
    { id: 'name', title: t('Name'), hide: 'lg', className: 't2 mono', cell: (row) => row.name },
    {
      id: 'version',
      title: t('Version'),
      sortBy: 'version',
      hide: 'sm',
      className: 'num',
      cell: (row) => <VersionCell row={row} update={updates.find(({ name }) => name === row.name)} plan={plan} />,
    },
    { id: 'health', title: t('Health'), sortBy: 'status', cell: (row) => <HealthCell row={row} /> },
    { id: 'gives', title: t('Includes'), hide: 'lg', className: 't2 xs', cell: (row) => gives(row, t) },
    { id: 'enabled', title: t('On this website'), hide: 'sm', cell: (row) => <EnabledCell row={row} /> },
  ]
}

function PackageCell({ row }: { readonly row: PackageRow }) {
  return (
    <span className="row g3">
      <Emblem icon={row.icon} of={row.id} />
      <span className="trunc">
        <Link className="med pkg__name" to={packageAddress(row.name)}>
          {row.title}
        </Link>
        {row.description !== '' && <span className="t3 xs why">{row.description}</span>}
      </span>
    </span>
  )
}

function VersionCell(
  props: { readonly row: PackageRow; readonly update: PackageUpdate | undefined } & Pick<Planning, 'plan'>,
) {
  const { row, update, plan } = props
  const t = useTexts('admin')
  return (
    <span className="col vcell">
      <span className="row">
        <span className="mono">{row.version}</span>
        {update && (
          <button
            type="button"
            className="upv mono"
            aria-label={t('Plan the update of {title} to {version}', { title: row.title, version: update.latest })}
            onClick={() => plan({ action: 'upgrade', name: row.name, version: update.latest })}
          >
            <Icon name="arrow-right" size="sm" />
            {update.latest}
          </button>
        )}
      </span>
      {row.trial && <span className="t3 xs">{t('{version} on trial', { version: row.trial.version })}</span>}
    </span>
  )
}

/** How a package fares, in a word; the sentence under it only where something is wrong. */
export function HealthCell({ row }: { readonly row: PackageRow }) {
  const t = useTexts('admin')
  if (row.status === 'failed') {
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
  if (row.faults > 0) {
    return (
      <span className="hl warn">
        <Icon name="triangle-alert" size="sm" />
        {t('{count} fault|{count} faults', { count: row.faults })}
      </span>
    )
  }
  return (
    <span className="hl">
      <Icon name="circle-check" size="sm" />
      {t('Healthy')}
    </span>
  )
}

const gives = (row: PackageRow, t: Translate): string =>
  row.kind === 'module' && row.blocks.length === 0
    ? t('a module')
    : t('{count} block|{count} blocks', { count: row.blocks.length })

export function EnabledCell({ row }: { readonly row: PackageRow }) {
  const t = useTexts('admin')
  const me = useMe()
  const toggle = useModuleSwitch()
  // The server has the last word: module switches belong to the owner of the website and to the platform.
  const maySwitch = me.user.isPlatformAdministrator || (me.user.role_id === 1 && can(me, 'packages.can_edit'))
  if (row.kind === 'block' || row.always) return <span className="t3 xs">{t('always')}</span>
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
