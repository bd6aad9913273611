import { call, useCrumbs, useNavigate } from '@ashlar/sdk/admin'
import { importArchive, makeTenant, type OwnerInvitation } from '@ashlar/sdk/platform'
import { PageHeader, toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import '../screens.css'
import { InvitationDialog } from '../people/invitation-dialog.tsx'
import { type GivenArchive, NewWebsiteForm } from './new-website-form.tsx'
import { tenantsChanged } from './tenants-changed.ts'

export default function NewTenant() {
  const t = useTexts('admin')
  const go = useNavigate()
  const [invited, setInvited] = useState<{ readonly path: string; readonly invitation: OwnerInvitation }>()
  const open = (path: string) => void go(path, { replace: true })
  // The website is there by then: a backup that did not arrive is sent again from its page.
  const send = (id: number, { file, onProgress }: GivenArchive) =>
    call(importArchive, { params: { id }, query: { name: file.name.slice(-200) }, body: file, onProgress }).catch(
      (error: unknown) => {
        const description = error instanceof Error ? error.message : ''
        toast.error(t('The backup could not be uploaded'), { description })
      },
    )
  useCrumbs([{ title: t('Websites'), path: '/admin/platform/tenants' }, { title: t('New website') }])
  return (
    <div className="page--form">
      <PageHeader title={t('New website')} icon="globe" subtitle={t('It is online as soon as it is created.')} />
      <NewWebsiteForm
        create={async (body, archive) => {
          const made = await call(makeTenant, { body })
          toast.success(t('Website created'))
          if (archive) await send(made.tenant.id, archive)
          await tenantsChanged()
          return { ...made, path: pathOf(made.tenant.id, archive !== undefined) }
        }}
        onMade={({ path, invitation }) => (invitation ? setInvited({ path, invitation }) : open(path))}
      />
      {invited && <InvitationDialog invitation={invited.invitation} onClose={() => open(invited.path)} />}
    </div>
  )
}

/** A backup that is on its way in is watched where archives are listed. */
const pathOf = (id: number, hasArchive: boolean): string =>
  `/admin/platform/tenants/${id}${hasArchive ? '?view=archives' : ''}`
