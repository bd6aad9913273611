import { call, useCrumbs, useNavigate, useSaveKey, useUnsavedGuard } from '@ashlar/sdk/admin'
import { useForm } from '@ashlar/sdk/forms'
import { createPage } from '@ashlar/sdk/platform'
import { toast, useTexts } from '@ashlar/sdk/ui'
import { useEffect, useState } from 'react'
import '../screens.css'
import { PageAside } from './page-aside.tsx'
import { PageFields } from './page-fields.tsx'
import { newPageForm, PageForm, pageMessages } from './page-form.schema.ts'
import { PageFormHead } from './page-form-head.tsx'
import { pagesChanged } from './page-lists.ts'
import { saveFailed, useForgetFailedSave } from './save-failed.ts'

export default function NewPage() {
  const t = useTexts('admin')
  const go = useNavigate()
  const [initial] = useState(newPageForm)
  const [created, setCreated] = useState<number>()
  const form = useForm({
    schema: PageForm,
    initial,
    messages: pageMessages,
    save: async (sent) => {
      const { slug, ...values } = sent
      // Absent, the address is made from the title (OPEN-334).
      const { page } = await call(createPage, { body: { ...values, ...(slug === '' ? {} : { slug }) } })
      await pagesChanged()
      toast.success(t('Page created'))
      setCreated(page.id)
      return sent
    },
  })
  useCrumbs([{ title: 'Pages', path: '/admin/pages' }, { title: 'New page' }])
  const isDirty = form.isDirty && created === undefined
  useUnsavedGuard(isDirty)
  useForgetFailedSave()
  useEffect(() => {
    // Only once nothing holds the address any more.
    if (created !== undefined) void go(`/admin/pages/${created}`, { replace: true })
  }, [created, go])
  const save = () => void form.submit().catch((error: unknown) => saveFailed(error, save))
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
      <div className="two">
        <PageFields form={form} />
        <PageAside form={form} />
      </div>
    </div>
  )
}
