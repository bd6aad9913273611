import { call, can, outdated, useMe } from '@ashlar/sdk/admin'
import { changeRole, listRoles, type Role } from '@ashlar/sdk/platform'
import { Checkbox, confirm, toast, useTexts } from '@ashlar/sdk/ui'
import { problemOf } from './problem.ts'
import { ownerRole, staffRole } from './role-names.ts'

/** Whether people with a role must set up two-factor authentication; saved at once. */
export function RoleFactor({ role }: { readonly role: Role }) {
  const t = useTexts('admin')
  const me = useMe()
  if (role.level > staffRole) return null
  const own = me.user.role_id
  const isBelow = role.level > own || own === ownerRole
  const mayChange = can(me, 'users.can_edit') && (isBelow || (role.level === own && !role.needsSecondFactor))
  const change = async (needsSecondFactor: boolean) => {
    if (needsSecondFactor && role.people > 0) {
      const isSure = await confirm({
        description: t('People with this role must set up two-factor authentication before they can continue.'),
        icon: 'shield-check',
        tone: 'warn',
      })
      if (!isSure) return
    }
    try {
      await call(changeRole, { body: { role_id: role.role_id, needsSecondFactor } })
      toast.success(t('Saved'))
    } catch (error) {
      toast.error(t('Nothing was changed'), { description: problemOf(error, t) })
    }
    await outdated(listRoles)
  }
  return (
    <div className="perms__n">
      <Checkbox
        label={t('Require two-factor authentication')}
        checked={role.needsSecondFactor}
        disabled={!mayChange}
        onChange={(on) => void change(on)}
      />
    </div>
  )
}
