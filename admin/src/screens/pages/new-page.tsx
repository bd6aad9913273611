import { call, useCan, useCrumbs, useOpenSaved, useSaveKey, useUnsavedGuard } from '@ashlar/sdk/admin'
import { useForm } from '@ashlar/sdk/forms'
import { createPage } from '@ashlar/sdk/platform'
import { toast, useTexts } from '@ashlar/sdk/ui'
import { lazy, Suspense, useRef, useState } from 'react'
import type { PatternOffer } from '../../blocks/patterns/pattern-offers.ts'
import '../screens.css'
import { PageAside } from './page-aside.tsx'
import { PageFields } from './page-fields.tsx'
import { newPageForm, PageForm, pageMessages } from './page-form.schema.ts'
import { PageFormHead } from './page-form-head.tsx'
import { pagesChanged } from './page-lists.ts'
import { editorAddress } from './page-state.ts'
import { saveFailed, useForgetFailedSave } from './save-failed.ts'
import { fillPage } from './start/fill-page.ts'

// Patterns and the code of the blocks that they are made of come after the form.
const PageStarts = lazy(() => import('./start/page-starts.tsx'))

export default function NewPage() {
  const t = useTexts('admin')
  const openSaved = useOpenSaved()
  const [initial] = useState(newPageForm)
  /** Where the new page is. */
  const created = useRef<string>(undefined)
  const [picked, setPicked] = useState<PatternOffer>()
  const canLayOut = useCan('page_layout.can_edit')
  const form = useForm({
    schema: PageForm,
    initial,
    messages: pageMessages,
    save: async (sent) => {
      const { slug, ...values } = sent
      // Absent, the address is made from the title (OPEN-334).
      const { page } = await call(createPage, { body: { ...values, ...(slug === '' ? {} : { slug }) } })
      const isFilled = start === undefined || (await fillPage(page, start))
      await pagesChanged()
      toast.success(t('Page created'))
      created.current = start && isFilled ? editorAddress(page) : `/admin/pages/${page.id}`
      return sent
    },
  })
  useCrumbs([{ title: 'Pages', path: '/admin/pages' }, { title: 'New page' }])
  // Whose content is copied needs no other.
  const start = form.values.copyFrom === null ? picked : undefined
  const choose = (offer: PatternOffer | undefined) => {
    const { title } = form.values
    if (title.trim() === '' || title === t(picked?.title ?? '')) form.change('title', offer ? t(offer.title) : '')
    if (offer) form.change('copyFrom', null)
    setPicked(offer)
  }
  const { isDirty } = form
  useUnsavedGuard(isDirty)
  useForgetFailedSave()
  const save = () => {
    form.submit().then(
      (isDone) => {
        if (isDone && created.current !== undefined) openSaved(created.current, { replace: true })
      },
      (error: unknown) => saveFailed(error, save),
    )
  }
  useSaveKey(save)
  return (
    <div className="page--form">
      <PageFormHead
        title={t('New page')}
        isDirty={isDirty}
        isSaving={form.isSaving}
        saveLabel={t('Create page')}
        onSave={save}
      />
      {canLayOut && (
        <Suspense>
          <PageStarts chosen={start} choose={choose} />
        </Suspense>
      )}
      <div className="two">
        <PageFields form={form} />
        <PageAside form={form} />
      </div>
    </div>
  )
}
