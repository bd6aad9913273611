import { CouldNotLoad, useCall, useCrumbs, useMe } from '@ashlar/sdk/admin'
import { getProfile } from '@ashlar/sdk/platform'
import { Card, Note, PageHeader, Pending, Segments, Skeleton, setThemeMode, themeMode, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import '../screens.css'
import './people.css'
import { NoticesCard } from './notices-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

/** One's own account: name, email, password, second factor, where one is signed in, light or dark. */
export default function ProfileScreen() {
  const t = useTexts('admin')
  const { data: found, error, refetch } = useCall(getProfile, undefined, { refetchOnWindowFocus: false })
  const data = found?.profile
  const me = useMe()
  // As it was when the screen opened: the recovery codes stay until they were read.
  const [isLocked] = useState(me.user.lacksSecondFactor === true)
  useCrumbs([{ title: 'Profile' }])
  return (
    <div className="page--profile">
      <PageHeader title={t('Profile')} icon="circle-user-round" subtitle={data?.email ?? ' '} />
      {data && isLocked ? (
        <>
          <Note tone="warn">{t('Your role requires two-factor authentication. Set it up to continue.')}</Note>
          <SecondFactorCard profile={data} onSetUp={() => location.assign('/admin')} />
        </>
      ) : data ? (
        <>
          <ProfileCard profile={data} />
          <PasswordCard />
          <SecondFactorCard profile={data} />
          <SessionsCard />
          <NoticesCard />
          <Appearance />
        </>
      ) : error ? (
        <section className="sheet">
          <CouldNotLoad title={t('Your account could not be loaded')} error={error} retry={refetch} />
        </section>
      ) : (
        <Pending>
          <div className="card card__b lines">
            <Skeleton width={320} height={32} />
            <Skeleton width={240} height={32} />
          </div>
        </Pending>
      )}
    </div>
  )
}

function Appearance() {
  const t = useTexts('admin')
  const [mode, setMode] = useState(themeMode)
  return (
    <Card title={t('Appearance')} note={t('In this browser')}>
      <Segments
        label={t('Appearance')}
        value={mode}
        onChange={(next) => {
          setThemeMode(next)
          setMode(next)
        }}
        options={[
          { value: 'light', label: t('Light mode'), icon: 'sun' },
          { value: 'dark', label: t('Dark mode'), icon: 'moon' },
        ]}
      />
    </Card>
  )
}
