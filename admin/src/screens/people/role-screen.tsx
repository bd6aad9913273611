import {
  CouldNotLoad,
  Link,
  Navigate,
  useCall,
  useCan,
  useCrumbs,
  useMe,
  useParams,
  useSearchParams,
  useTitle,
} from '@ashlar/sdk/admin'
import { listRoles, type Role } from '@ashlar/sdk/platform'
import { Button, Icon, PageHeader, Pending, Skeleton, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import '../screens.css'
import './people.css'
import { NewRoleDialog } from './new-role-dialog.tsx'
import { RoleComparison } from './role-comparison.tsx'
import { RoleMenu } from './role-menu.tsx'
import { roleTitle, staffRole } from './role-names.ts'
import { RoleRights } from './role-rights.tsx'

const managerRole = 3

/** What each role may see and do; the role that is shown stands in the address. */
export default function RoleScreen() {
  const t = useTexts('admin')
  const { id } = useParams()
  const { data, error, refetch } = useCall(listRoles, undefined, { refetchOnWindowFocus: false })
  const [query, setQuery] = useSearchParams()
  const [isMaking, setMaking] = useState(false)
  const me = useMe()
  // A role of one's own level, or above it, is not one's to make.
  const mayCreate = useCan('users.can_edit') && me.user.role_id < staffRole
  const roles = data?.results.rows
  const role = roles?.find((each) => String(each.role_id) === (id ?? String(managerRole)))
  const other = roles?.find((each) => String(each.role_id) === query.get('with') && each !== role)
  const compareWith = (next: number | string, how = { replace: false }) => setQuery({ with: String(next) }, how)
  useTitle(role ? t('Roles') : '')
  useCrumbs([{ title: 'Roles', path: '/admin/roles' }, ...(role ? [{ title: roleTitle(role, t) }] : [])])
  if (data && !role) return <Navigate to="/admin/roles" replace />
  return (
    <>
      <PageHeader
        title={t('Roles')}
        icon="shield-check"
        subtitle={t('What each role can see and do')}
        actions={
          <>
            {data && role && !other && (
              <Button icon="columns-2" onClick={() => compareWith(comparedFirst(data.results.rows, role).role_id)}>
                {t('Compare roles')}
              </Button>
            )}
            {mayCreate && (
              <Button variant="primary" icon="plus" disabled={!data} onClick={() => setMaking(true)}>
                {t('New role')}
              </Button>
            )}
          </>
        }
      />
      {error && !data ? (
        <section className="sheet">
          <CouldNotLoad title={t('The roles could not be loaded')} error={error} retry={refetch} />
        </section>
      ) : (
        <div className="rl">
          <RoleNav roles={data?.results.rows} current={role?.role_id} />
          {data && role && other && (
            <RoleComparison
              one={role}
              other={other}
              roles={data.results.rows}
              areas={data.areas}
              onChoose={(next) => compareWith(next, { replace: true })}
              onClose={() => setQuery({})}
            />
          )}
          {data && role && !other && (
            <RoleRights
              key={role.role_id}
              role={role}
              areas={data.areas}
              menu={(mayChange) => (
                <RoleMenu role={role} roles={data.results.rows} areas={data.areas} may={{ mayCreate, mayChange }} />
              )}
            />
          )}
          {!role && (
            <Pending>
              <section className="sheet">
                <div className="lines lines--sheet">
                  <Skeleton width={220} />
                  <Skeleton width={300} />
                  <Skeleton width={260} />
                </div>
              </section>
            </Pending>
          )}
        </div>
      )}
      {isMaking && data && (
        <NewRoleDialog roles={data.results.rows} areas={data.areas} onClose={() => setMaking(false)} />
      )}
    </>
  )
}

/** The next role of the list, or the one before the last. */
function comparedFirst(roles: readonly Role[], role: Role): Role {
  const at = roles.indexOf(role)
  return roles[at + 1] ?? roles[at - 1] ?? role
}

/** On a phone the roles stand in a row that is wider than the screen. */
const intoView = (link: Element | null) => link?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

function RoleNav({
  roles,
  current,
}: {
  readonly roles: readonly Role[] | undefined
  readonly current: number | undefined
}) {
  const t = useTexts('admin')
  return (
    <nav className="card roles" aria-label={t('Roles')}>
      {roles?.map((role) => (
        <Link
          key={role.role_id}
          to={`/admin/roles/${role.role_id}`}
          className={role.role_id === current ? 'on' : ''}
          {...(role.role_id === current ? { 'aria-current': 'page' as const, ref: intoView } : {})}
        >
          <span className="grow">
            <b className="med">{roleTitle(role, t)}</b>
            <span className="t3 xs num">{t('{count} person|{count} people', { count: role.people })}</span>
          </span>
          <Icon name={role.fixed ? 'lock' : 'chevron-right'} size="sm" />
        </Link>
      ))}
    </nav>
  )
}
