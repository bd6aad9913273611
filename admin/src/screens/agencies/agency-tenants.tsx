import { ButtonLink, call, useCall, useMe, useMutation } from '@ashlar/sdk/admin'
import { chooseTenant, listAgencyTenants, listOwnTenants } from '@ashlar/sdk/platform'
import { planTitle } from '@ashlar/sdk/shell'
import { Badge, Button, toast, useTexts } from '@ashlar/sdk/ui'
import { Sheet } from '../packages/sheet.tsx'
import { planTone } from '../tenants/words.ts'

/** Work in a website: everything on the screen is another one's from then on, so the admin begins anew. */
export function useChoice() {
  const t = useTexts('admin')
  return useMutation({
    mutationFn: (id: number | null) => call(chooseTenant, { body: { id } }),
    onSuccess: () => location.assign('/admin'),
    onError: (error) => toast.error(t('The website could not be opened'), { description: error.message }),
  })
}

/** Websites that an agency looks after. */
export function AgencyTenants({ agencyId }: { readonly agencyId: number }) {
  const t = useTexts('admin')
  const me = useMe()
  const isOwn = me.agency?.id === agencyId
  const choice = useChoice()
  const choices = useCall(listOwnTenants, undefined, { enabled: isOwn })
  const { data, error, refetch } = useCall(listAgencyTenants, { params: { id: agencyId } })
  return (
    <>
      <div className="row">
        <h2 className="grow">{t('Websites')}</h2>
        {isOwn && (
          <ButtonLink to="/admin/agency/new" icon="plus">
            {t('New website')}
          </ButtonLink>
        )}
      </div>
      <Sheet
        label={t('Websites')}
        rows={data?.results.rows}
        error={error}
        onRetry={() => void refetch()}
        empty={{ title: t('No websites yet'), text: t('Websites that the agency creates are listed here.') }}
      >
        {(rows) => (
          <table className="tbl">
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <td className="med">{row.name}</td>
                  <td className="t2 hide-sm">{row.hosts[0] ?? ''}</td>
                  <td>
                    <Badge tone={planTone[row.plan]}>{planTitle(t, row.plan)}</Badge>
                  </td>
                  <td className="r">
                    {choices.data?.results.rows.some(({ id }) => id === row.id) && (
                      <Button
                        size="sm"
                        busy={choice.isPending}
                        aria-label={t('Open {name}', { name: row.name })}
                        onClick={() => choice.mutate(row.id)}
                      >
                        {t('Open')}
                      </Button>
                    )}
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
