import { call, Link, useCall } from '@ashlar/sdk/admin'
import { deleteTemplate, listTemplateUses, type TemplateEntry, type TemplateUse } from '@ashlar/sdk/platform'
import { Badge, Button, Dialog, Note, Pending, Skeleton, toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import '../pages.css'
import { templatesChanged } from './templates-changed.ts'

export interface UsesDialogProps {
  readonly template: TemplateEntry
  /** Asked before it is deleted: what is used can't be. */
  readonly isDeleting: boolean
  readonly onClose: () => void
}

/** Where a template stands; and, when nothing needs it, the way to delete it. */
export function UsesDialog({ template, isDeleting, onClose }: UsesDialogProps) {
  const t = useTexts('admin')
  const [isBusy, setBusy] = useState(false)
  const { data: reply, error } = useCall(listTemplateUses, { params: { id: template.id } }, { staleTime: 0 })
  const data = reply?.results.rows
  const isFree = data?.length === 0
  const remove = async () => {
    setBusy(true)
    try {
      await call(deleteTemplate, { params: { id: template.id } })
      toast.success(t('“{name}” deleted', { name: template.name }))
      onClose()
    } catch (failure) {
      toast.error(t('“{name}” could not be deleted', { name: template.name }), {
        description: failure instanceof Error ? failure.message : '',
      })
    } finally {
      setBusy(false)
      await templatesChanged()
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      {...(isDeleting ? { icon: 'trash-2', tone: 'bad' as const } : {})}
      title={isDeleting && isFree ? t('Are you sure?') : t('Where “{name}” is used', { name: template.name })}
      footer={
        <>
          <Button onClick={onClose}>{isDeleting && isFree ? t('Dismiss') : t('Close')}</Button>
          {isDeleting && isFree && (
            <Button variant="danger" busy={isBusy} onClick={() => void remove()}>
              {t('Accept')}
            </Button>
          )}
        </>
      }
    >
      {error && <Note tone="bad">{error.message}</Note>}
      {!data && !error && (
        <Pending>
          <div className="lines">
            <Skeleton width={220} />
            <Skeleton width={180} />
          </div>
        </Pending>
      )}
      {isFree && (
        <p>
          {isDeleting
            ? t('“{name}” is not used anywhere. It will be deleted with its revisions. This cannot be undone.', {
                name: template.name,
              })
            : t('Not used at present.')}
        </p>
      )}
      {isDeleting && data && data.length > 0 && (
        <Note tone="warn">{t('It cannot be deleted while it is used. Remove it from these places first.')}</Note>
      )}
      {data && data.length > 0 && (
        <ul className="plinks">
          {data.map((use) => (
            <li key={`${use.kind} ${use.id}`}>
              <Use use={use} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function Use({ use }: { readonly use: TemplateUse }) {
  const t = useTexts('admin')
  if (use.module !== undefined) return <Link to={`/admin/setting/${use.module}`}>{use.title}</Link>
  if (use.kind !== 'page') return <Link to="/admin/setting/general">{t(use.title)}</Link>
  return (
    <>
      <Link className="grow trunc" to={`/admin/pages/${use.id}`}>
        {use.title}
      </Link>
      {use.deleted && <Badge tone="red">{t('In the trash')}</Badge>}
    </>
  )
}
