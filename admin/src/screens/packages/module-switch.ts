import type { ReplyOf } from '@ashlar/sdk'
import { ApiError, call, keyOf, useMe, useQueryClient } from '@ashlar/sdk/admin'
import { listPackages, type PackageRow, switchTenantModules } from '@ashlar/sdk/platform'
import { toast, useTexts } from '@ashlar/sdk/ui'

type Packages = ReplyOf<typeof listPackages>

const withSwitch = ({ results, ...reply }: Packages, name: string, enabled: boolean): Packages => ({
  ...reply,
  results: { ...results, rows: results.rows.map((row) => (row.name === name ? { ...row, enabled } : row)) },
})

/** Switch a module on or off for this website: at once, and back if the server refuses. */
export function useModuleSwitch() {
  const t = useTexts('admin')
  const { tenant } = useMe()
  const cache = useQueryClient()
  return async (row: PackageRow, enabled: boolean): Promise<void> => {
    if (!tenant) return
    const show = (value: boolean) =>
      cache.setQueryData<Packages>(keyOf(listPackages), (before) => before && withSwitch(before, row.name, value))
    show(enabled)
    try {
      await call(switchTenantModules, { params: { id: tenant.id }, body: { modules: { [row.id]: enabled } } })
      toast.success(enabled ? t('{title} is on', { title: row.title }) : t('{title} is off', { title: row.title }), {
        description: t('Reload the admin to see the change.'),
        action: { label: t('Reload'), run: () => location.reload() },
      })
    } catch (error) {
      show(!enabled)
      toast.error(t('{title} could not be changed', { title: row.title }), {
        description: error instanceof ApiError ? error.message : '',
      })
    }
  }
}
