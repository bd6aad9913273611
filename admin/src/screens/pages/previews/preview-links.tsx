import { ApiError, call, outdated, useCall } from '@ashlar/sdk/admin'
import { listPreviews, type Page, type PreviewLink, revokePreview } from '@ashlar/sdk/platform'
import { Button, Card, confirm, IconButton, Note, toast, useTexts, when } from '@ashlar/sdk/ui'
import { useState } from 'react'
import '../pages.css'
import { ShareDialog } from './share-dialog.tsx'

/** Links that show the page to people without an account, as long as they work. */
export function PreviewLinks({ page }: { readonly page: Page }) {
  const t = useTexts('admin')
  const [isOpen, setOpen] = useState(false)
  const { data: reply, error } = useCall(listPreviews, { params: { id: page.id } })
  const data = reply?.results.rows
  const revoke = async (link: PreviewLink) => {
    const accepted = await confirm({
      description: t('People with this link can no longer see the page.'),
      ...(link.label !== '' && { detail: link.label }),
      destructive: true,
      icon: 'link-2',
    })
    if (!accepted) return
    try {
      await call(revokePreview, { params: { id: page.id, previewId: link.id } })
      toast.success(t('The link no longer works'))
    } catch (failure) {
      toast.error(t('The link could not be revoked'), {
        description: failure instanceof ApiError ? failure.message : '',
      })
    }
    await outdated(listPreviews)
  }
  return (
    <Card
      title={t('Preview links')}
      actions={
        <Button size="sm" icon="plus" onClick={() => setOpen(true)}>
          {t('New link')}
        </Button>
      }
    >
      {error && <Note tone="bad">{error.message}</Note>}
      {data?.length === 0 && (
        <p className="t2 xs">{t('A link shows this page, even a draft, to people without an account.')}</p>
      )}
      {data && data.length > 0 && (
        <ul className="plinks">
          {data.map((link) => (
            <li key={link.id}>
              <span className="grow revs__w">
                <span className="med trunc">{link.label || t('Anyone with the link')}</span>
                <span className="t3 xs">
                  {[
                    t('Until {when}', { when: when(link.expiresAt) }),
                    link.lastUsedAt ? t('opened {when}', { when: when(link.lastUsedAt) }) : t('not opened yet'),
                    ...(link.withDraft ? [t('with unsaved changes')] : []),
                  ].join(' · ')}
                </span>
              </span>
              <IconButton
                icon="trash-2"
                label={t('Revoke the link for {name}', { name: link.label || t('anyone') })}
                tooltip={t('Revoke')}
                onClick={() => void revoke(link)}
              />
            </li>
          ))}
        </ul>
      )}
      {isOpen && <ShareDialog page={page} onClose={() => setOpen(false)} />}
    </Card>
  )
}
