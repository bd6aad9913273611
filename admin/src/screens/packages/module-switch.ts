import { ApiError, api, Done, useMe, useQueryClient } from '@ashlar/sdk/admin'
import type { PackageRow } from '@ashlar/sdk/platform'
import { toast, useTexts } from '@ashlar/sdk/ui'
import { type fetchPackages, packagesKey } from './packages-api.ts'

type Packages = Awaited<ReturnType<typeof fetchPackages>>

const withSwitch = (packages: Packages | undefined, name: string, enabled: boolean) =>
  packages && { ...packages, rows: packages.rows.map((row) => (row.name === name ? { ...row, enabled } : row)) }

/** Switch a module on or off for this website: at once, and back if the server refuses. */
export function useModuleSwitch() {
  const t = useTexts('admin')
  const { tenant } = useMe()
  const cache = useQueryClient()
  return async (row: PackageRow, enabled: boolean): Promise<void> => {
    if (!tenant) return
    const show = (value: boolean) =>
      cache.setQueryData<Packages>(packagesKey, (before) => withSwitch(before, row.name, value))
    show(enabled)
    try {
      await api.put(`/api/v1/admin/tenants/${tenant.id}/modules/`, { modules: { [row.id]: enabled } }, { reply: Done })
      toast.success(enabled ? t('{title} is on', { title: row.title }) : t('{title} is off', { title: row.title }), {
        description: t('Load the admin again to see its screens change.'),
        action: { label: t('Load again'), run: () => location.reload() },
      })
    } catch (error) {
      show(!enabled)
      toast.error(t('{title} was left as it was', { title: row.title }), {
        description: error instanceof ApiError ? error.message : '',
      })
    }
  }
}
