import { useMe, useNavigate } from '@ashlar/sdk/admin'
import type { Me } from '@ashlar/sdk/platform'
import { Avatar, Menu, setThemeMode, themeMode, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'

// Loaded when it is asked for.
const logout = async (me: Me) => (await import('./logout.ts')).logout(me)

/** Name, light or dark, "View Website", logout (SHELL-037, OPEN-119). */
export function UserMenu() {
  const t = useTexts('admin')
  const me = useMe()
  const { user, agency, tenant, isEntered } = me
  const websites = agency ? '/admin/agency' : user.isPlatformAdministrator ? '/admin/platform/tenants' : undefined
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
        // The account is at home elsewhere, and out of reach from here.
        ...(isEntered
          ? []
          : [{ label: t('Profile'), icon: 'circle-user-round', onSelect: () => void go('/admin/profile') }]),
        {
          label: other === 'dark' ? t('Dark mode') : t('Light mode'),
          icon: other === 'dark' ? 'moon' : 'sun',
          onSelect: () => {
            setThemeMode(other)
            setMode(other)
          },
        },
        ...(websites ? [{ label: t('Change website'), icon: 'building', onSelect: () => void go(websites) }] : []),
        ...(tenant ? [{ label: t('View Website'), icon: 'external-link', href: '/' }] : []),
        'separator',
        { label: t(isEntered ? 'Leave website' : 'Logout'), icon: 'log-out', onSelect: () => void logout(me) },
      ]}
    />
  )
}
