import { useCall, useCrumbs, useMe } from '@ashlar/sdk/admin'
import { listOwnTenants } from '@ashlar/sdk/platform'
import { Button, EmptyState, PageHeader, useTexts } from '@ashlar/sdk/ui'
import '../screens.css'
import { Sheet } from '../packages/sheet.tsx'
import AgencyDetail from './agency-detail.tsx'
import { useChoice } from './agency-tenants.tsx'
import { roleTitle } from './roles.ts'

/** Where somebody of an agency chooses a website, or views without one (TENANT-002, SHELL-025). */
export default function OwnAgency() {
  const { agency, tenant, user } = useMe()
  if (!agency) return <NoAgency />
  // Whoever runs the agency sees all of it, unless they work in a website just now.
  return tenant === null && user.role_id <= 2 && agency.status === 1 ? <AgencyDetail /> : <Choose />
}

function NoAgency() {
  const t = useTexts('admin')
  useCrumbs([{ title: t('Agency') }])
  return (
    <section className="sheet">
      <EmptyState
        level={1}
        kind="nothing"
        title={t('This account does not belong to an agency')}
        text={t('People who work for an agency sign in at the platform’s own address.')}
      />
    </section>
  )
}

function Choose() {
  const t = useTexts('admin')
  const { agency, tenant } = useMe()
  useCrumbs([{ title: agency?.name ?? t('Agency') }, { title: t('Choose a website') }])
  const choice = useChoice()
  const { data, error, refetch } = useCall(listOwnTenants)
  return (
    <>
      <PageHeader
        title={t('Choose a website')}
        icon="building"
        subtitle={agency?.name}
        actions={
          tenant && (
            <Button busy={choice.isPending} onClick={() => choice.mutate(null)}>
              {t('View without a website')}
            </Button>
          )
        }
      />
      <Sheet
        label={t('Websites')}
        rows={data?.results.rows}
        error={error}
        onRetry={() => void refetch()}
        empty={{
          title: t('No websites to work on'),
          text:
            agency?.status === 1
              ? t('Ask an owner or administrator of the agency for access.')
              : t('The agency is not active. Ask an administrator of the platform to activate it.'),
        }}
      >
        {(rows) => (
          <table className="tbl">
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <td className="med">{row.name}</td>
                  <td className="t2">{roleTitle(t, row.role_id)}</td>
                  <td className="r">
                    <Button
                      size="sm"
                      busy={choice.isPending}
                      disabled={row.id === tenant?.id}
                      aria-label={t('Open {name}', { name: row.name })}
                      onClick={() => choice.mutate(row.id)}
                    >
                      {row.id === tenant?.id ? t('Currently open') : t('Open')}
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Sheet>
    </>
  )
}
