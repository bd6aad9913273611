import { ButtonLink, useCall } from '@ashlar/sdk/admin'
import { listPackageVersions } from '@ashlar/sdk/platform'
import { Button, EmptyState, useTexts } from '@ashlar/sdk/ui'
import { useMayChange } from '../installation.ts'
import type { Planning } from '../planning.tsx'
import { previousOf } from './previous-version.ts'

interface NotInstalledProps extends Pick<Planning, 'plan'> {
  readonly name: string
  /** Why nothing more can be said of it. */
  readonly reason?: string
}

/** A package that is not, or no longer, there: the version that it had is still in the store, registry or not. */
export function NotInstalled({ name, plan, reason }: NotInstalledProps) {
  const t = useTexts('admin')
  const mayChange = useMayChange()
  const { data } = useCall(listPackageVersions, { query: { name } }, { enabled: mayChange })
  const had = previousOf(data?.results.rows ?? [])
  return (
    <EmptyState
      level={1}
      kind="no-match"
      title={t('This package is not installed')}
      text={
        <>
          <span className="mono">{name}</span>{' '}
          {t('may have been removed. Its content and tables are kept and return when you install it again.')} {reason}
        </>
      }
      actions={
        <>
          <ButtonLink to="/admin/packages">{t('All packages')}</ButtonLink>
          {mayChange &&
            (had ? (
              <Button variant="primary" onClick={() => plan({ action: 'install', name, version: had.version })}>
                {t('Install {version} again', { version: had.version })}
              </Button>
            ) : (
              <Button variant="primary" onClick={() => plan({ action: 'install', name })}>
                {t('Plan installation')}
              </Button>
            ))}
        </>
      }
    />
  )
}
