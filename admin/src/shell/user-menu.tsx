import { useMe, useNavigate } from '@ashlar/sdk/admin'
import { Avatar, Menu, setThemeMode, themeMode, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { logout } from './logout.ts'

/** Name, light or dark, "View Website", logout (SHELL-037, OPEN-119). */
export function UserMenu() {
  const t = useTexts('admin')
  const me = useMe()
  const { user, agency, tenant } = me
  const go = useNavigate()
  const [mode, setMode] = useState(themeMode)
  const other = mode === 'dark' ? 'light' : 'dark'
  return (
    <Menu
      trigger={
        <button type="button" className="avb" aria-label={t('Account of {name}', { name: user.displayName })}>
          <Avatar name={user.displayName} />
        </button>
      }
      entries={[
        {
          heading: (
            <>
              <b className="strong">{user.displayName}</b>
              <br />
              {user.email}
            </>
          ),
        },
        'separator',
        { label: t('Profile'), icon: 'circle-user-round', onSelect: () => void go('/admin/profile') },
        {
          label: other === 'dark' ? t('Dark mode') : t('Light mode'),
          icon: other === 'dark' ? 'moon' : 'sun',
          onSelect: () => {
            setThemeMode(other)
            setMode(other)
          },
        },
        ...(agency ? [{ label: t('Change website'), icon: 'building', onSelect: () => void go('/admin/agency') }] : []),
        ...(tenant ? [{ label: t('View Website'), icon: 'external-link', href: '/' }] : []),
        'separator',
        { label: t('Logout'), icon: 'log-out', onSelect: () => void logout(me) },
      ]}
    />
  )
}
