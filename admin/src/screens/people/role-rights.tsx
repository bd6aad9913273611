import { call, can, outdated, useMe, useSaveKey, useUnsavedGuard } from '@ashlar/sdk/admin'
import { type Area, changeRole, listRoles, type Role, roleNames } from '@ashlar/sdk/platform'
import { Button, EmptyState, Input, Note, toast, useTexts } from '@ashlar/sdk/ui'
import { type ReactNode, useRef, useState } from 'react'
import { problemOf } from './problem.ts'
import { changedRights, groupsOf } from './rights.ts'
import { RightsGrid } from './rights-grid.tsx'
import { RoleFactor } from './role-factor.tsx'
import { roleTitle } from './role-names.ts'

const descriptions: Readonly<Record<number, string>> = {
  1: 'Always has every right.',
  2: 'Runs the website: its people, settings and modules.',
  3: 'Runs the daily work and can view people.',
  4: 'Writes pages and manages the media library.',
  5: 'Looks up information.',
  6: 'Has an account on the website but no access to the admin.',
}

export interface RoleRightsProps {
  readonly role: Role
  readonly areas: readonly Area[]
  /** What else can be done with the role, for somebody who may change it or not. */
  readonly menu: (mayChange: boolean) => ReactNode
}

/** The grid of one role's rights, and the bar that names what is unsaved. */
export function RoleRights({ role, areas, menu }: RoleRightsProps) {
  const t = useTexts('admin')
  const me = useMe()
  const [stored, setStored] = useState(role.permissions)
  const [rights, setRights] = useState(role.permissions)
  const [search, setSearch] = useState('')
  const [problem, setProblem] = useState('')
  const [isSaving, setSaving] = useState(false)
  const running = useRef(false)
  const changed = changedRights(stored, rights)
  const count = [...changed.values()].reduce((sum, each) => sum + each.length, 0)
  const mayChange = !role.fixed && can(me, 'users.can_edit') && role.level > me.user.role_id
  const groups = groupsOf(areas, search)
  // Comparing it with another role leaves it too, at an address that differs by its query.
  useUnsavedGuard(count > 0, ({ pathname, search: query }) => pathname + query)

  const save = () => {
    if (!mayChange || count === 0 || running.current) return
    running.current = true
    setSaving(true)
    setProblem('')
    const sent = Object.fromEntries([...changed.keys()].flatMap((area) => (rights[area] ? [[area, rights[area]]] : [])))
    call(changeRole, { body: { role_id: role.role_id, permissions: sent } })
      .then(
        ({ role: saved }) => {
          void outdated(listRoles)
          setStored(saved.permissions)
          toast.success(t('{role} saved', { role: roleTitle(role, t) }))
        },
        (error: unknown) => setProblem(problemOf(error, t)),
      )
      .finally(() => {
        running.current = false
        setSaving(false)
      })
  }
  useSaveKey(save)

  return (
    <div>
      <section className="sheet perms" aria-label={t('Rights of {role}', { role: roleTitle(role, t) })}>
        <div className="perms__h">
          <div className="grow">
            <h2>{roleTitle(role, t)}</h2>
            <p className="t2 xs">
              {role.isCustom
                ? t('Created on this website, at the level of {role}.', { role: t(roleNames[role.level - 1] ?? '') })
                : t(descriptions[role.role_id] ?? '')}
            </p>
          </div>
          <Input
            icon="search"
            size="sm"
            type="search"
            aria-label={t('Find a permission')}
            placeholder={t('Find a permission')}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          {menu(mayChange)}
        </div>
        <RoleFactor role={role} />
        {!mayChange && (
          <div className="perms__n">
            <Note tone="grey">
              {role.fixed
                ? t('Owners have every right. This can’t be changed.')
                : t('You can only change the rights of roles below your own.')}
            </Note>
          </div>
        )}
        {groups.length === 0 ? (
          <EmptyState
            kind="no-match"
            title={t('No matches')}
            text={t('No results for “{search}”.', { search })}
            actions={<Button onClick={() => setSearch('')}>{t('Clear filters')}</Button>}
          />
        ) : (
          <RightsGrid
            groups={groups}
            rights={rights}
            changed={changed}
            onChange={mayChange ? setRights : undefined}
            may={(area, action) => can(me, `${area}.${action}`)}
          />
        )}
      </section>
      {count > 0 && (
        <div className="savebar" role="status">
          <i className="udot" />
          {problem === '' ? (
            <>
              <span className="med num">
                {t('{count} change|{count} changes', { count })}{' '}
                {t('for {count} person|for {count} people', { count: role.people })}
              </span>
              <span className="t3 hide-sm">{t('Takes effect immediately.')}</span>
            </>
          ) : (
            <span className="bad-text" role="alert">
              {problem}
            </span>
          )}
          <span className="grow" />
          <Button variant="ghost" onClick={() => setRights(stored)}>
            {t('Discard')}
          </Button>
          <Button variant="primary" busy={isSaving} onClick={save}>
            {t('Save role')}
          </Button>
        </div>
      )}
    </div>
  )
}
