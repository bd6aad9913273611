import { CouldNotLoad, Link, Navigate, useCall, useCrumbs, useParams, useTitle } from '@ashlar/sdk/admin'
import { listRoles, type Role } from '@ashlar/sdk/platform'
import { Icon, PageHeader, Pending, Skeleton, useTexts } from '@ashlar/sdk/ui'
import '../screens.css'
import './people.css'
import { RoleRights } from './role-rights.tsx'

const managerRole = 3

/** What each role may see and do; the role that is shown stands in the address. */
export default function RoleScreen() {
  const t = useTexts('admin')
  const { id } = useParams()
  const { data, error, refetch } = useCall(listRoles, undefined, { refetchOnWindowFocus: false })
  const role = data?.results.rows.find((each) => String(each.role_id) === (id ?? String(managerRole)))
  useTitle(role ? t('Roles') : '')
  useCrumbs([{ title: 'Roles', path: '/admin/roles' }, ...(role ? [{ title: role.name }] : [])])
  if (data && !role) return <Navigate to="/admin/roles" replace />
  return (
    <>
      <PageHeader title={t('Roles')} icon="shield-check" subtitle={t('What each role may see and do')} />
      {error && !data ? (
        <section className="sheet">
          <CouldNotLoad title={t('The roles could not be loaded')} error={error} retry={refetch} />
        </section>
      ) : (
        <div className="rl">
          <RoleNav roles={data?.results.rows} current={role?.role_id} />
          {data && role ? (
            <RoleRights key={role.role_id} role={role} areas={data.areas} />
          ) : (
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
    </>
  )
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
            <b className="med">{t(role.name)}</b>
            <span className="t3 xs num">{t('{count} person|{count} people', { count: role.people })}</span>
          </span>
          <Icon name={role.fixed ? 'lock' : 'chevron-right'} size="sm" />
        </Link>
      ))}
    </nav>
  )
}
