import { ApiError, call, useCall, useMutation } from '@ashlar/sdk/admin'
import {
  type AgencyMember,
  changeAgencyMember,
  inviteAgencyMemberAgain,
  type KeptMail,
  listAgencyMembers,
  removeAgencyMember,
} from '@ashlar/sdk/platform'
import { Badge, Button, confirm, IconButton, Menu, toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { Sheet } from '../packages/sheet.tsx'
import { InvitationDialog } from '../people/invitation-dialog.tsx'
import { agenciesChanged } from './agencies-changed.ts'
import { NewMemberDialog } from './new-member-dialog.tsx'
import { roleTitle } from './roles.ts'
import { WorksInDialog } from './works-in-dialog.tsx'

/** People of an agency: what they are in it, and where they work. */
export function MemberList({ agencyId }: { readonly agencyId: number }) {
  const t = useTexts('admin')
  const [isAdding, setAdding] = useState(false)
  const [kept, setKept] = useState<KeptMail & { readonly email: string }>()
  const [assigned, setAssigned] = useState<AgencyMember>()
  const { data, error, refetch } = useCall(listAgencyMembers, { params: { id: agencyId } })
  const change = useMutation({
    mutationFn: (run: () => Promise<unknown>) => run(),
    onError: (failure) => toast.error(t('Nothing was changed'), { description: failure.message }),
    onSettled: agenciesChanged,
  })
  const remove = async ({ id, displayName }: AgencyMember) => {
    const isSure = await confirm({
      description: t('{name} will no longer be able to sign in.', { name: displayName }),
      destructive: true,
    })
    if (isSure) change.mutate(() => call(removeAgencyMember, { params: { id: agencyId, member: id } }))
  }
  const again = async ({ id }: AgencyMember) => {
    try {
      const { member, kept: asKept } = await call(inviteAgencyMemberAgain, { params: { id: agencyId, member: id } })
      if (asKept) setKept({ ...asKept, email: member.email })
      else toast.success(t('A new invitation is on its way to {email}', { email: member.email }))
    } catch (error) {
      toast.error(t('Nothing was changed'), { description: error instanceof ApiError ? error.message : '' })
    }
  }
  const switchAccess = ({ id, isDisabled }: AgencyMember) =>
    call(changeAgencyMember, { params: { id: agencyId, member: id }, body: { isDisabled: !isDisabled } })
  return (
    <>
      <div className="row">
        <h2 className="grow">{t('People')}</h2>
        <Button icon="plus" onClick={() => setAdding(true)}>
          {t('Invite someone')}
        </Button>
      </div>
      <Sheet
        label={t('People')}
        rows={data?.results.rows}
        error={error}
        onRetry={() => void refetch()}
        empty={{ title: t('No people yet'), text: t('Start with someone who runs the agency.') }}
      >
        {(rows) => (
          <table className="tbl">
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <td>
                    <span className="med">{row.displayName}</span>
                    <span className="t3 xs why">{row.email}</span>
                  </td>
                  <td>
                    {roleTitle(t, row.role_id)} {row.isDisabled && <Badge>{t('Disabled')}</Badge>}
                    {row.isInvited && !row.isDisabled && <Badge tone="blue">{t('Invited')}</Badge>}
                  </td>
                  <td className="t2 hide-sm">
                    {row.tenants.length === 0
                      ? t('no websites')
                      : t('{count} website|{count} websites', { count: row.tenants.length })}
                  </td>
                  <td className="r tbl__acts">
                    <Menu
                      trigger={
                        <IconButton icon="ellipsis" label={t('Actions for {name}', { name: row.displayName })} />
                      }
                      entries={[
                        { label: t('Website access…'), icon: 'globe', onSelect: () => setAssigned(row) },
                        ...(row.isInvited && !row.isDisabled
                          ? [{ label: t('Send the invitation again'), icon: 'mail', onSelect: () => void again(row) }]
                          : []),
                        {
                          label: row.isDisabled ? t('Enable') : t('Disable'),
                          icon: row.isDisabled ? 'user-check' : 'user-x',
                          onSelect: () => change.mutate(() => switchAccess(row)),
                        },
                        'separator',
                        { label: t('Remove'), icon: 'trash-2', danger: true, onSelect: () => void remove(row) },
                      ]}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Sheet>
      {kept && <InvitationDialog invitation={{ ...kept, isKept: true }} onClose={() => setKept(undefined)} />}
      {isAdding && <NewMemberDialog agencyId={agencyId} onClose={() => setAdding(false)} />}
      {assigned && <WorksInDialog agencyId={agencyId} member={assigned} onClose={() => setAssigned(undefined)} />}
    </>
  )
}
