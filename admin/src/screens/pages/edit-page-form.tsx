import { ApiError, call, useCan, useCrumbs, useSaveKey, useTitle, useUnsavedGuard } from '@ashlar/sdk/admin'
import { useForm } from '@ashlar/sdk/forms'
import { Page, type PageWithContent, updatePage } from '@ashlar/sdk/platform'
import { Button, Note, toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import Type from 'typebox'
import { Check } from 'typebox/value'
import { PageAside } from './page-aside.tsx'
import { PageConflict } from './page-conflict.tsx'
import { PageFields } from './page-fields.tsx'
import { formOf, PageForm, pageMessages } from './page-form.schema.ts'
import { PageFormHead } from './page-form-head.tsx'
import { pagesChanged } from './page-lists.ts'
import { saveFailed, saveToast, useForgetFailedSave } from './save-failed.ts'

const StaleBody = Type.Object({ current: Page })

/** The newer version that a 409 carries; undefined for any other error. */
function newerVersion(error: unknown): Page | undefined {
  if (!(error instanceof ApiError) || error.code !== 'STALE_REVISION') return undefined
  return Check(StaleBody, error.body) ? error.body.current : undefined
}

/** The page form (PAGE-007) of a page that exists. The content has a call of its own (PAGE-015). */
export function EditPageForm({ loaded }: { readonly loaded: PageWithContent }) {
  const t = useTexts('admin')
  const canEdit = useCan('pages.can_edit')
  const [stored, setSaved] = useState(loaded)
  // The content is not edited here: what is known of it is the newest that was read.
  const { blockCount, contentRevision, hasUnpublishedChanges } = loaded
  const page = { ...stored, blockCount, contentRevision, hasUnpublishedChanges }
  const setPage = (saved: Page) => setSaved((before) => ({ ...before, ...saved }))
  const [theirs, setTheirs] = useState<Page>()
  const send = async ({ copyFrom: _, ...values }: PageForm, revision: number) => {
    const { page: saved } = await call(updatePage, { body: { id: page.id, revision, ...values } })
    setPage(saved)
    setTheirs(undefined)
    void pagesChanged()
    toast.success(t('Saved'), { id: saveToast })
    return formOf(saved)
  }
  const form = useForm({
    schema: PageForm,
    initial: formOf(loaded),
    messages: pageMessages,
    save: (values) => send(values, page.revision),
  })
  useTitle(page.title)
  useCrumbs([{ title: 'Pages', path: '/admin/pages' }, { title: page.title }])
  useUnsavedGuard(form.isDirty)
  useForgetFailedSave()

  const failed = (error: unknown) => {
    const newer = newerVersion(error)
    if (newer) setTheirs(newer)
    else saveFailed(error, save)
  }
  const save = () => {
    if (canEdit && form.isDirty) void form.submit().catch(failed)
  }
  useSaveKey(save)

  const takeTheirs = (newer: Page) => {
    setPage(newer)
    setTheirs(undefined)
    form.reset(formOf(newer))
  }
  const keepMine = (newer: Page) => {
    const mine = form.values
    send(mine, newer.revision).then((stored) => form.settle(mine, stored), failed)
  }
  const restore = () => {
    call(updatePage, { body: { id: page.id, deleted: false } }).then(({ page: restored }) => {
      takeTheirs(restored)
      void pagesChanged()
      toast.success(t('Page restored'))
    }, failed)
  }

  return (
    <div className="page--form">
      <PageFormHead
        title={page.title}
        page={page}
        isDirty={form.isDirty}
        isSaving={form.isSaving}
        saveLabel={canEdit ? t('Save') : undefined}
        onSave={save}
      />
      {page.deleted && (
        <div className="notice">
          <Note tone="warn">
            {t('This page has been deleted. Visitors cannot see it.')}{' '}
            {canEdit && (
              <Button size="sm" icon="archive-restore" onClick={restore}>
                {t('Restore')}
              </Button>
            )}
          </Note>
        </div>
      )}
      {!canEdit && (
        <div className="notice">
          <Note tone="grey">{t('Your role can view this page but not change it.')}</Note>
        </div>
      )}
      <fieldset className="bare two" disabled={!canEdit}>
        <PageFields form={form} page={page} />
        <PageAside form={form} page={page} />
      </fieldset>
      {theirs && (
        <PageConflict
          theirs={theirs}
          mine={form.values}
          onClose={() => setTheirs(undefined)}
          onTakeTheirs={() => takeTheirs(theirs)}
          onKeepMine={() => keepMine(theirs)}
        />
      )}
    </div>
  )
}
