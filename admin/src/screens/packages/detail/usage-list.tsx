import { useCall } from '@ashlar/sdk/admin'
import { listPackageUsage } from '@ashlar/sdk/platform'
import { useTexts } from '@ashlar/sdk/ui'
import { Sheet } from '../sheet.tsx'

/** Documents of all websites that hold a block of the package. */
export function UsageList({ name }: { readonly name: string }) {
  const t = useTexts('admin')
  const { data: found, error, refetch } = useCall(listPackageUsage, { query: { name } })
  const data = found?.results
  return (
    <Sheet
      label={t('Where used')}
      rows={data?.rows}
      error={error}
      onRetry={() => void refetch()}
      empty={{ title: t('It is not used anywhere'), text: t('No page, draft or template uses its blocks.') }}
    >
      {(rows) => (
        <>
          <table className="tbl">
            <caption className="sr">{t('Where used')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('Document')}</th>
                <th scope="col" className="hide-sm">
                  {t('Website')}
                </th>
                <th scope="col">{t('Blocks')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ kind, kindTitle, tenant, title, address, blocks }) => (
                <tr key={`${kind} ${tenant} ${title} ${address}`}>
                  <td>
                    {address === '' ? (
                      <b className="med">{title}</b>
                    ) : (
                      <a className="med pkg__name" href={address}>
                        {title}
                      </a>
                    )}
                    <span className="t3 xs block">{kindTitle}</span>
                  </td>
                  <td className="t2 hide-sm">{tenant}</td>
                  <td className="mono t2">{blocks.join(', ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {data && data.total > rows.length && (
            <p className="t3 xs foot">{t('and {count} more', { count: data.total - rows.length })}</p>
          )}
        </>
      )}
    </Sheet>
  )
}
