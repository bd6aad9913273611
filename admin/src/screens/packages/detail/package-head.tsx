import { Link } from '@ashlar/sdk/admin'
import type { PackageRow } from '@ashlar/sdk/platform'
import { Badge, Button, Icon, PageHeader, Tooltip, useTexts } from '@ashlar/sdk/ui'
import { useMayChange, useUpdates } from '../installation.ts'
import { PackageMenu } from '../package-menu.tsx'
import type { Planning } from '../planning.tsx'

/** Way back, name, state, and the one filled action: the update, if there is one. */
export function PackageHead({ row, plan }: { readonly row: PackageRow } & Pick<Planning, 'plan'>) {
  const t = useTexts('admin')
  const mayChange = useMayChange()
  const { data: updates = [] } = useUpdates()
  const update = updates.find(({ name }) => name === row.name)
  return (
    <PageHeader
      title={row.title}
      before={
        <Tooltip label={t('Back to packages')}>
          <Link className="icb" to="/admin/packages" aria-label={t('Back to packages')}>
            <Icon name="arrow-left" />
          </Link>
        </Tooltip>
      }
      badges={
        <>
          {row.status === 'failed' && <Badge tone="red">{t('Stopped')}</Badge>}
          {row.trial && <Badge tone="blue">{t('{version} on trial', { version: row.trial.version })}</Badge>}
        </>
      }
      subtitle={
        <>
          <span className="mono">{row.name}</span> <span className="mono num">{row.version}</span>
        </>
      }
      actions={
        mayChange && (
          <>
            {update && (
              <Button
                variant="primary"
                icon="circle-arrow-up"
                onClick={() => plan({ action: 'upgrade', name: row.name, version: update.latest })}
              >
                {t('Update to {version}', { version: update.latest })}
              </Button>
            )}
            <PackageMenu row={row} updates={updates} plan={plan} />
          </>
        )
      }
    />
  )
}
