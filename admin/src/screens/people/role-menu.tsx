import type { Area, Role } from '@ashlar/sdk/platform'
import { IconButton, Menu, type MenuEntry, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { DeleteRoleDialog } from './delete-role-dialog.tsx'
import { NewRoleDialog } from './new-role-dialog.tsx'
import { RenameRoleDialog } from './rename-role-dialog.tsx'
import { roleTitle } from './role-names.ts'

export interface RoleMenuProps {
  readonly role: Role
  readonly roles: readonly Role[]
  readonly areas: readonly Area[]
  /** Whether the person may make roles, and whether this one is theirs to change. */
  readonly may: { readonly mayCreate: boolean; readonly mayChange: boolean }
}

/** What can be done with a role besides ticking its rights. */
export function RoleMenu({ role, roles, areas, may }: RoleMenuProps) {
  const t = useTexts('admin')
  const [open, setOpen] = useState<'copy' | 'rename' | 'delete'>()
  const close = () => setOpen(undefined)
  const isOwn = role.isCustom && may.mayChange
  const entries: readonly MenuEntry[] = [
    ...(may.mayCreate ? [{ label: t('Copy…'), icon: 'copy', onSelect: () => setOpen('copy') }] : []),
    ...(isOwn
      ? [
          { label: t('Rename…'), icon: 'pencil', onSelect: () => setOpen('rename') },
          'separator' as const,
          { label: t('Delete…'), icon: 'trash-2', danger: true, onSelect: () => setOpen('delete') },
        ]
      : []),
  ]
  if (entries.length === 0) return null
  return (
    <>
      <Menu
        trigger={
          <IconButton
            icon="ellipsis"
            label={t('More actions for {title}', { title: roleTitle(role, t) })}
            tooltip={t('More')}
          />
        }
        entries={entries}
      />
      {open === 'copy' && <NewRoleDialog roles={roles} areas={areas} copied={role} onClose={close} />}
      {open === 'rename' && <RenameRoleDialog role={role} onClose={close} />}
      {open === 'delete' && <DeleteRoleDialog role={role} onClose={close} />}
    </>
  )
}
