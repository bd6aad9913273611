import { useCan, useMe, useNavigate } from '@ashlar/sdk/admin'
import type { KeptMail, User } from '@ashlar/sdk/platform'
import { IconButton, Menu, type MenuEntry, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { EditUserDialog } from './edit-user-dialog.tsx'
import { InvitationDialog } from './invitation-dialog.tsx'
import { LostFactorDialog } from './lost-factor-dialog.tsx'
import { askToDisable, askToRemove, enable, sendAgain } from './user-actions.ts'

export interface UserMenuProps {
  readonly user: User
  readonly may: { readonly mayInvite: boolean; readonly mayChange: boolean; readonly mayRemove: boolean }
}

/** What can be done with an account; nothing with one above the own. */
export function UserMenu({ user, may }: UserMenuProps) {
  const t = useTexts('admin')
  const me = useMe()
  const [isEditing, setEditing] = useState(false)
  const [isLost, setLost] = useState(false)
  const [kept, setKept] = useState<KeptMail>()
  const seesLog = useCan('audit.can_view')
  const go = useNavigate()
  const isSelf = user.id === me.user.id
  const isAbove = user.level < me.user.role_id || (user.isPlatformAdministrator && !me.user.isPlatformAdministrator)
  if (isAbove) return null
  const { mayInvite, mayChange, mayRemove } = may
  const entries: readonly MenuEntry[] = [
    ...(mayChange ? [{ label: t('Name and role…'), icon: 'user-pen', onSelect: () => setEditing(true) }] : []),
    ...(mayInvite && user.state === 'invited'
      ? [{ label: t('Send the invitation again'), icon: 'mail', onSelect: () => void sendAgain(user).then(setKept) }]
      : []),
    ...(mayChange && !isSelf && user.hasSecondFactor
      ? [{ label: t('Lost phone…'), icon: 'shield-off', onSelect: () => setLost(true) }]
      : []),
    ...(seesLog
      ? [
          {
            label: t('Their activity'),
            icon: 'scroll-text',
            onSelect: () => void go(`/admin/audit-log?actor=${user.id}`),
          },
        ]
      : []),
    ...(mayChange && !isSelf && user.state !== 'disabled'
      ? [{ label: t('Disable'), icon: 'user-lock', onSelect: () => void askToDisable(user) }]
      : []),
    ...(mayChange && user.state === 'disabled'
      ? [{ label: t('Enable'), icon: 'user-check', onSelect: () => void enable(user) }]
      : []),
    ...(mayRemove && !isSelf
      ? [
          'separator' as const,
          { label: t('Remove'), icon: 'trash-2', danger: true, onSelect: () => void askToRemove(user) },
        ]
      : []),
  ]
  if (entries.length === 0) return null
  const name = user.displayName === '' ? user.email : user.displayName
  return (
    <>
      <Menu
        trigger={
          <IconButton icon="ellipsis" label={t('More actions for {title}', { title: name })} tooltip={t('More')} />
        }
        entries={entries}
      />
      {isEditing && <EditUserDialog user={user} onClose={() => setEditing(false)} />}
      {kept && (
        <InvitationDialog
          invitation={{ ...kept, email: user.email, isKept: true }}
          onClose={() => setKept(undefined)}
        />
      )}
      {isLost && <LostFactorDialog user={user} onClose={() => setLost(false)} />}
    </>
  )
}
