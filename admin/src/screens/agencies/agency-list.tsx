import { Link, useCall } from '@ashlar/sdk/admin'
import { listAgencies } from '@ashlar/sdk/platform'
import { planTitle } from '@ashlar/sdk/shell'
import { Badge, Button, PageHeader, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import '../screens.css'
import { Sheet } from '../packages/sheet.tsx'
import { planTone } from '../tenants/words.ts'
import { NewAgencyDialog } from './new-agency-dialog.tsx'

/** Agencies of the installation, for the platform. */
export default function AgencyList() {
  const t = useTexts('admin')
  const [isAdding, setAdding] = useState(false)
  const { data: found, error, refetch } = useCall(listAgencies)
  const data = found?.results
  const add = (
    <Button variant="primary" icon="plus" onClick={() => setAdding(true)}>
      {t('New agency')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('Agencies')}
        icon="building"
        subtitle={data ? t('{count} agency|{count} agencies', { count: data.total }) : ' '}
        actions={add}
      />
      <Sheet
        label={t('Agencies')}
        rows={data?.rows}
        error={error}
        onRetry={() => void refetch()}
        empty={{
          title: t('No agencies yet'),
          text: t('An agency creates and manages websites for others.'),
        }}
      >
        {(rows) => (
          <table className="tbl">
            <thead>
              <tr>
                <th scope="col">{t('Name')}</th>
                <th scope="col">{t('State')}</th>
                <th scope="col" className="hide-sm">
                  {t('Highest plan')}
                </th>
                <th scope="col" className="r hide-sm">
                  {t('Websites')}
                </th>
                <th scope="col" className="r hide-sm">
                  {t('People')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <td>
                    <Link className="med" to={`/admin/platform/agencies/${row.id}`}>
                      {row.name}
                    </Link>
                  </td>
                  <td>
                    {row.status === 1 ? <Badge tone="green">{t('Active')}</Badge> : <Badge>{t('Not active')}</Badge>}
                  </td>
                  <td className="hide-sm">
                    <Badge tone={planTone[row.plan]}>{planTitle(t, row.plan)}</Badge>
                  </td>
                  <td className="r num hide-sm">{row.tenants}</td>
                  <td className="r num hide-sm">{row.members}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Sheet>
      {isAdding && <NewAgencyDialog onClose={() => setAdding(false)} />}
    </>
  )
}
