import { call, outdated, useCan } from '@ashlar/sdk/admin'
import { type Column, ResourceList, RowActions, useList } from '@ashlar/sdk/tables'
import { confirm, PageHeader, toast, useTexts, when } from '@ashlar/sdk/ui'
import { addMember, countVisit, listMembers, type Member, NewMember, removeMember } from '../contract.ts'
import { NewDialog } from './new-dialog.tsx'
import { sayRefused } from './refused.ts'

const defaults = { orderBy: 'name', itemsPerPage: 25 }

/** Who collects points, and how many. */
export default function MemberList() {
  const t = useTexts('loyalty')
  const mayAdd = useCan('loyalty_members.can_create')
  const { data, list } = useList(listMembers, { defaults })
  const add = mayAdd && (
    <NewDialog
      title={t('New member')}
      schema={NewMember}
      initial={{ name: '', email: '' }}
      add={(body) => call(addMember, { body }).then(() => outdated(listMembers))}
    />
  )
  const columns: readonly Column<Member>[] = [
    { id: 'name', title: t('Name'), sortBy: 'name', fixed: true, cell: ({ name }) => <b className="med">{name}</b> },
    { id: 'email', title: t('Email'), hide: 'sm', className: 't2', cell: ({ email }) => email },
    {
      id: 'points',
      title: t('Points'),
      sortBy: 'points',
      align: 'right',
      className: 'num',
      cell: ({ points }) => points,
    },
    {
      id: 'visit',
      title: t('Last visit'),
      hide: 'md',
      className: 't2',
      cell: ({ lastVisit }) => (lastVisit === null ? '–' : when(lastVisit)),
    },
  ]
  return (
    <>
      <PageHeader
        title={t('Members')}
        icon="award"
        subtitle={data ? t('{count} member|{count} members', { count: data.total }) : ' '}
        actions={add}
      />
      <ResourceList
        name="loyalty-members"
        label={t('Members')}
        columns={columns}
        {...list}
        keyOf={({ id }) => id}
        labelOf={({ name }) => name}
        rowActions={(member) => <MemberActions member={member} />}
        empty={{ title: t('No members yet'), text: t('Customers collect points when they come back.') }}
      />
    </>
  )
}

function MemberActions({ member }: { readonly member: Member }) {
  const t = useTexts('loyalty')
  const mayGive = useCan('loyalty_members.can_edit')
  const mayRemove = useCan('loyalty_members.can_delete')
  const params = { id: member.id }
  const give = async () => {
    try {
      const { name, points } = (await call(countVisit, { params })).member
      toast.success(t('{name} has {points} points', { name, points }))
      await outdated(listMembers)
    } catch (error) {
      sayRefused(t('Could not give points'), error)
    }
  }
  const remove = async () => {
    const isMeant = await confirm({
      description: t('{name} and {points} points will be removed.', { name: member.name, points: member.points }),
      destructive: true,
    })
    if (!isMeant) return
    await call(removeMember, { params })
      .then(() => outdated(listMembers))
      .catch((error: unknown) => sayRefused(t('The member was not removed'), error))
  }
  return (
    <RowActions
      name={member.name}
      actions={[
        ...(mayGive
          ? [
              {
                label: t('Count a visit'),
                alone: t('Count a visit by {name}', { name: member.name }),
                icon: 'plus',
                onSelect: () => void give(),
              },
            ]
          : []),
        ...(mayRemove
          ? [
              {
                label: t('Remove'),
                alone: t('Remove {name}', { name: member.name }),
                icon: 'trash-2',
                danger: true,
                onSelect: () => void remove(),
              },
            ]
          : []),
      ]}
    />
  )
}
