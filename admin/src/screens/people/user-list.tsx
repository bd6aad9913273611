import { useCall, useCan, useMe } from '@ashlar/sdk/admin'
import { listRoles, listUsers, type User } from '@ashlar/sdk/platform'
import { ResourceList, useList } from '@ashlar/sdk/tables'
import { Button, PageHeader, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import '../screens.css'
import './people.css'
import { InviteDialog } from './invite-dialog.tsx'
import { roleOptions } from './role-names.ts'
import { userColumns } from './user-columns.tsx'
import { UserMenu } from './user-menu.tsx'

const defaults = { orderBy: 'displayName', itemsPerPage: 25, filters: ['role_id', 'state'] }

/** Everybody with an account on the website. */
export default function UserList() {
  const t = useTexts('admin')
  const me = useMe()
  const mayInvite = useCan('users.can_create')
  const mayChange = useCan('users.can_edit')
  const mayRemove = useCan('users.can_delete')
  const [isInviting, setInviting] = useState(false)
  const { data, list } = useList(listUsers, { defaults })
  const { data: known } = useCall(listRoles)
  const invite = mayInvite && (
    <Button variant="primary" icon="user-plus" onClick={() => setInviting(true)}>
      {t('Invite')}
    </Button>
  )
  const mayAct = mayInvite || mayChange || mayRemove
  return (
    <>
      <PageHeader
        title={t('Users')}
        icon="users"
        subtitle={data ? t('{count} person|{count} people', { count: data.total }) : ' '}
        actions={invite}
      />
      <ResourceList
        name="users"
        label={t('Users')}
        columns={userColumns(t, me.user.id)}
        {...list}
        keyOf={({ id }) => id}
        labelOf={nameOf}
        searchLabel={t('Search people')}
        views={t('All people')}
        filters={[
          { name: 'role_id', title: t('Role'), options: roleOptions(known?.results.rows, t) },
          {
            name: 'state',
            title: t('State'),
            options: [
              { value: 'active', label: t('Active') },
              { value: 'invited', label: t('Invited') },
              { value: 'disabled', label: t('Disabled') },
            ],
          },
        ]}
        empty={{
          title: t('No people yet'),
          text: t('Invite people by email. They choose their own password.'),
        }}
        {...(mayAct
          ? { rowActions: (user: User) => <UserMenu user={user} may={{ mayInvite, mayChange, mayRemove }} /> }
          : {})}
      />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  )
}

/** Invited people may have no name yet. */
export const nameOf = ({ displayName, email }: User): string => (displayName === '' ? email : displayName)
