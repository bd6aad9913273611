import type { User } from '@ashlar/sdk/platform'
import type { Column } from '@ashlar/sdk/tables'
import { Avatar, Badge, Icon, type Tone, Tooltip, type Translate, when } from '@ashlar/sdk/ui'
import { roleTitle } from './role-names.ts'

export function userColumns(t: Translate, ownId: number): readonly Column<User>[] {
  return [
    {
      id: 'name',
      title: t('Name'),
      sortBy: 'displayName',
      fixed: true,
      cell: (user) => <NameCell user={user} isSelf={user.id === ownId} t={t} />,
    },
    { id: 'email', title: t('Email'), sortBy: 'email', hide: 'md', className: 't2', cell: ({ email }) => email },
    { id: 'role', title: t('Role'), sortBy: 'role_id', cell: (user) => <RoleCell user={user} t={t} /> },
    { id: 'state', title: t('State'), hide: 'sm', cell: ({ state }) => <StateBadge state={state} t={t} /> },
    {
      id: 'factor',
      title: t('Two-factor'),
      hide: 'lg',
      cell: ({ hasSecondFactor }) =>
        hasSecondFactor ? (
          <span className="hl">
            <Icon name="shield-check" size="sm" />
            {t('On')}
          </span>
        ) : (
          <span className="t3">{t('Off')}</span>
        ),
    },
    {
      id: 'signedIn',
      title: t('Last signed in'),
      hide: 'md',
      className: 't2 num',
      cell: (user) => lastSignedIn(user, t),
    },
  ]
}

function lastSignedIn({ signedInAt, invitedAt }: User, t: Translate): string {
  if (signedInAt !== null) return when(signedInAt)
  return invitedAt === null ? t('Never') : t('Invited: {when}', { when: when(invitedAt) })
}

function NameCell({ user, isSelf, t }: { readonly user: User; readonly isSelf: boolean; readonly t: Translate }) {
  const name = user.displayName === '' ? user.email : user.displayName
  return (
    <span className="row g3">
      <Avatar name={name} size="sm" />
      <span className="trunc">
        <b className="med">{name}</b>
        {isSelf && <span className="t3"> {t('(you)')}</span>}
      </span>
    </span>
  )
}

function RoleCell({ user, t }: { readonly user: User; readonly t: Translate }) {
  return (
    <span className="row">
      {roleTitle({ role_id: user.role_id, name: user.roleName }, t)}
      {user.isPlatformAdministrator && (
        <Tooltip label={t('Can also manage the whole installation')}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the tooltip opens on focus as well */}
          <span className="t3 xs" tabIndex={0}>
            {t('Platform')}
          </span>
        </Tooltip>
      )}
    </span>
  )
}

const tones: Readonly<Record<User['state'], readonly [Tone, string]>> = {
  active: ['green', 'Active'],
  invited: ['blue', 'Invited'],
  disabled: ['grey', 'Disabled'],
}

function StateBadge({ state, t }: { readonly state: User['state']; readonly t: Translate }) {
  const [tone, word] = tones[state]
  return <Badge tone={tone}>{t(word)}</Badge>
}
