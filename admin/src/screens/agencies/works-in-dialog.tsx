import { call, useCall } from '@ashlar/sdk/admin'
import { type AgencyMember, changeAgencyMember, listAgencyTenants } from '@ashlar/sdk/platform'
import { Button, Dialog, Note, Select, toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { agenciesChanged } from './agencies-changed.ts'
import { roleIds, roleTitle } from './roles.ts'

export interface WorksInDialogProps {
  readonly agencyId: number
  readonly member: AgencyMember
  readonly onClose: () => void
}

/** In which of the agency's websites a person works, and as what. */
export function WorksInDialog({ agencyId, member, onClose }: WorksInDialogProps) {
  const t = useTexts('admin')
  const [roles, setRoles] = useState<Readonly<Record<number, string>>>(
    Object.fromEntries(member.tenants.map(({ id, role_id }) => [id, String(role_id)])),
  )
  const [isBusy, setBusy] = useState(false)
  const { data: found, error } = useCall(listAgencyTenants, { params: { id: agencyId } })
  const data = found?.results.rows
  const save = async () => {
    setBusy(true)
    try {
      const tenants = Object.entries(roles).flatMap(([id, role]) =>
        role === '' ? [] : [{ id: Number(id), role_id: Number(role) }],
      )
      await call(changeAgencyMember, { params: { id: agencyId, member: member.id }, body: { tenants } })
      await agenciesChanged()
      toast.success(t('Saved'))
      onClose()
    } catch (failure) {
      toast.error(t('Nothing was changed'), { description: failure instanceof Error ? failure.message : '' })
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Website access of {name}', { name: member.displayName })}
      footer={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" busy={isBusy} disabled={!data} onClick={() => void save()}>
            {t('Save')}
          </Button>
        </>
      }
    >
      {error && <Note tone="bad">{error.message}</Note>}
      {data?.length === 0 && <p className="t2">{t('The agency has no websites yet.')}</p>}
      <div className="form">
        {data?.map(({ id, name }) => (
          <div className="row" key={id}>
            <span className="med grow">{name}</span>
            <Select
              size="sm"
              aria-label={t('Role in {name}', { name })}
              value={roles[id] ?? ''}
              options={[
                { value: '', label: t('No access') },
                ...roleIds.map((role) => ({ value: String(role), label: roleTitle(t, role) })),
              ]}
              onChange={(role) => setRoles((before) => ({ ...before, [id]: role }))}
            />
          </div>
        ))}
      </div>
    </Dialog>
  )
}
