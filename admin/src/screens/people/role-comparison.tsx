import type { Action } from '@ashlar/sdk'
import type { Area, Role } from '@ashlar/sdk/platform'
import { Button, Select, useTexts } from '@ashlar/sdk/ui'
import { compared } from './rights.ts'
import { actionTitles } from './rights-grid.tsx'
import { roleOptions, roleTitle } from './role-names.ts'

export interface RoleComparisonProps {
  readonly one: Role
  readonly other: Role
  readonly roles: readonly Role[]
  readonly areas: readonly Area[]
  readonly onChoose: (other: string) => void
  readonly onClose: () => void
}

/** What two roles may do, side by side; rows in which they differ are marked. */
export function RoleComparison({ one, other, roles, areas, onChoose, onClose }: RoleComparisonProps) {
  const t = useTexts('admin')
  const rows = compared(areas, one.permissions, other.permissions)
  const words = (rights: readonly Action[]) =>
    rights.length === 0 ? (
      <span className="t3">{t('Nothing')}</span>
    ) : (
      rights.map((right) => t(actionTitles[right])).join(', ')
    )
  return (
    <section className="sheet perms" aria-label={t('Compare roles')}>
      <div className="perms__h">
        <div className="grow">
          <h2>{t('{role} compared with', { role: roleTitle(one, t) })}</h2>
          <p className="t2 xs">
            {t('{count} area differs|{count} areas differ', { count: rows.filter(({ differs }) => differs).length })}
          </p>
        </div>
        <Select
          aria-label={t('Compare with')}
          value={String(other.role_id)}
          options={roleOptions(
            roles.filter(({ role_id }) => role_id !== one.role_id),
            t,
          )}
          onChange={onChoose}
        />
        <Button onClick={onClose}>{t('Close')}</Button>
      </div>
      <div className="scroller">
        <table className="tbl perm compared">
          <caption className="sr">{t('Compare roles')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('Area')}</th>
              <th scope="col">{roleTitle(one, t)}</th>
              <th scope="col">{roleTitle(other, t)}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.area.area} className={row.differs ? 'chg' : ''}>
                <th scope="row">{t(row.area.title)}</th>
                <td className={row.differs ? 'hot' : ''}>{words(row.one)}</td>
                <td className={row.differs ? 'hot' : ''}>{words(row.other)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
