import { can, useMe } from '@ashlar/sdk/admin'
import { EmptyState, PageHeader, useTexts } from '@ashlar/sdk/ui'
import '../screens.css'
import { ArchiveList } from './archive-list.tsx'
import { RestoreUpload } from './restore-upload.tsx'

/** The own website as a file, for whoever may take all of it along. */
export default function OwnArchives() {
  const t = useTexts('admin')
  const me = useMe()
  if (!me.tenant) {
    return (
      <section className="sheet">
        <EmptyState
          level={1}
          kind="nothing"
          title={t('No website is chosen')}
          text={t('Backups belong to a website. Choose one first.')}
        />
      </section>
    )
  }
  return (
    <>
      <PageHeader title={t('Backups')} icon="archive" subtitle={me.tenant.name} />
      <div className="form">
        <ArchiveList
          tenantId={me.tenant.id}
          website={me.tenant.name}
          mayCreate={can(me, 'archives.can_create')}
          mayRestore={can(me, 'archives.can_edit')}
          mayDelete={can(me, 'archives.can_delete')}
        />
        {can(me, 'archives.can_edit') && <RestoreUpload tenantId={me.tenant.id} />}
      </div>
    </>
  )
}
