import { ApiError, call, outdated, useCall } from '@ashlar/sdk/admin'
import { listTenantModules, switchTenantModules } from '@ashlar/sdk/platform'
import { Badge, Switch, toast, useTexts } from '@ashlar/sdk/ui'
import { Sheet } from '../packages/sheet.tsx'

/** Modules of a website: what its plan holds, and what is switched on. */
export function ModuleList({ tenantId }: { readonly tenantId: number }) {
  const t = useTexts('admin')
  const { data, error, refetch } = useCall(listTenantModules, { params: { id: tenantId } })
  const toggle = async (id: string, title: string, enabled: boolean) => {
    try {
      await call(switchTenantModules, { params: { id: tenantId }, body: { modules: { [id]: enabled } } })
      toast.success(enabled ? t('{title} is on', { title }) : t('{title} is off', { title }))
    } catch (failure) {
      const field = failure instanceof ApiError ? failure.errors[0]?.message : undefined
      toast.error(t('{title} could not be changed', { title }), {
        description: field ?? (failure instanceof Error ? failure.message : ''),
      })
    }
    await outdated(listTenantModules)
  }
  return (
    <Sheet
      label={t('Modules')}
      rows={data?.results.rows}
      error={error}
      onRetry={() => void refetch()}
      empty={{ title: t('No modules yet'), text: t('Modules come with packages.') }}
    >
      {(rows) => (
        <table className="tbl">
          <thead>
            <tr>
              <th scope="col">{t('Module')}</th>
              <th scope="col" className="r">
                {t('On this website')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <td>
                  <span className="med">{row.title}</span>
                  {row.description !== '' && <span className="t3 xs why">{row.description}</span>}
                </td>
                <td className="r">
                  {row.allowed ? (
                    <Switch
                      hideLabel
                      label={t('{title} on this website', { title: row.title })}
                      checked={row.enabled}
                      onChange={(on) => void toggle(row.id, row.title, on)}
                    />
                  ) : (
                    <Badge>{t('Not in the plan')}</Badge>
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
