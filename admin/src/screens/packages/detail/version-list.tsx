import { useCall } from '@ashlar/sdk/admin'
import { listPackageVersions, type PackageRow, type PackageVersion } from '@ashlar/sdk/platform'
import { Badge, Button, type Translate, useTexts, when } from '@ashlar/sdk/ui'
import type { Planning } from '../planning.tsx'
import { Sheet } from '../sheet.tsx'
import { isOlder } from '../words.ts'
import { cameFirst, previousOf } from './previous-version.ts'

/** Versions that were active or are in the store, newest first, each with the way back to it. */
export function VersionList({ row, plan }: { readonly row: PackageRow } & Pick<Planning, 'plan'>) {
  const t = useTexts('admin')
  const { name, title } = row
  const { data: found, error, refetch } = useCall(listPackageVersions, { query: { name } })
  const data = found?.results.rows
  const before = previousOf(data ?? [])
  return (
    <Sheet
      label={t('Versions')}
      rows={data}
      error={error}
      onRetry={() => void refetch()}
      empty={{ title: t('No versions yet'), text: t('Versions that were active are listed here.') }}
    >
      {(versions) => (
        <table className="tbl">
          <caption className="sr">{t('Versions of {title}', { title })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Version')}</th>
              <th scope="col" className="hide-sm">
                {t('Activated')}
              </th>
              <th scope="col" className="hide-md">
                {t('From')}
              </th>
              <th scope="col" className="hide-lg">
                {t('Integrity')}
              </th>
              <th>
                <span className="sr">{t('Actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {versions.map((each) => (
              <tr key={`${each.version} ${each.source}`}>
                <td>
                  <span className="row">
                    <span className="mono num">{each.version}</span>
                    {each.isActive && <Badge tone="green">{t('Active')}</Badge>}
                  </span>
                </td>
                <td className="t2 hide-sm">{madeActive(each, t)}</td>
                <td className="t2 hide-md">
                  {sourceWords[each.source] ? t(sourceWords[each.source] ?? '') : each.source}
                </td>
                <td className="t3 mono hide-lg">{each.integrity.slice(0, 22)}</td>
                <td className="r">
                  {each === before && isOlder(each.version, row.version) ? (
                    <Button size="sm" onClick={() => plan({ action: 'rollback', name })}>
                      {t('Roll back')}
                    </Button>
                  ) : (
                    !each.isActive && (
                      <Button
                        size="sm"
                        aria-label={t('Activate {version}', { version: each.version })}
                        onClick={() => plan({ action: 'upgrade', name, version: each.version })}
                      >
                        {t('Activate')}
                      </Button>
                    )
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Sheet>
  )
}

const sourceWords: Readonly<Record<string, string>> = { upload: 'An uploaded file', distribution: 'The server itself' }

function madeActive(version: PackageVersion, t: Translate): string {
  if (version.activatedAt !== null) return when(version.activatedAt)
  return cameFirst(version) ? t('with the server') : t('never')
}
