import { Link } from '@ashlar/sdk/admin'
import { Badge, Button, Icon, useTexts } from '@ashlar/sdk/ui'
import { useUpdates } from './installation.ts'
import { packageAddress } from './package-address.ts'
import type { Planning } from './planning.tsx'
import { Sheet } from './sheet.tsx'
import { isMajor } from './words.ts'

/** Packages of which the registry has something newer. */
export function UpdateList({ plan }: Pick<Planning, 'plan'>) {
  const t = useTexts('admin')
  const { data, error, refetch } = useUpdates()
  return (
    <Sheet
      label={t('Updates')}
      rows={data}
      error={error}
      onRetry={() => void refetch()}
      empty={{
        title: t('Everything is up to date'),
        text: t('The registry has no newer version of what is installed.'),
      }}
    >
      {(rows) => (
        <ul className="plain">
          {rows.map(({ name, title, version, latest }) => (
            <li key={name}>
              <span className="grow">
                <Link className="med pkg__name" to={packageAddress(name)}>
                  {title}
                </Link>
                <span className="t3 xs mono">{name}</span>
              </span>
              <span className="vs num">
                <span className="mono hide-sm">{version}</span>
                <Icon name="arrow-right" size="sm" className="hide-sm" />
                <span className="mono">{latest}</span>
                {isMajor(version, latest) && <Badge tone="yellow">{t('Major version')}</Badge>}
              </span>
              <Button
                size="sm"
                aria-label={t('Plan update of {title}', { title })}
                onClick={() => plan({ action: 'upgrade', name, version: latest })}
              >
                {t('Plan update')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  )
}
