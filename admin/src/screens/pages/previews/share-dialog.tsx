import { ApiError, call, outdated } from '@ashlar/sdk/admin'
import { createPreview, listPreviews, type Page } from '@ashlar/sdk/platform'
import { Button, CopyButton, Dialog, Field, Input, Note, Select, Switch, useTexts } from '@ashlar/sdk/ui'
import { useId, useState } from 'react'

const times = [
  { value: '1', label: 'One day' },
  { value: '7', label: 'One week' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
] as const

/** Make a preview link; its address is shown this once. */
export function ShareDialog({ page, onClose }: { readonly page: Page; readonly onClose: () => void }) {
  const t = useTexts('admin')
  const form = useId()
  const [label, setLabel] = useState('')
  const [days, setDays] = useState<(typeof times)[number]['value']>('7')
  const [withDraft, setWithDraft] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [url, setUrl] = useState<string>()
  const [problem, setProblem] = useState('')
  const create = async () => {
    if (isBusy) return
    setBusy(true)
    setProblem('')
    try {
      const body = { pageId: page.id, label: label.trim(), days: Number(days), withDraft }
      const made = await call(createPreview, { body })
      setUrl(made.url)
      await outdated(listPreviews)
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : t('The link could not be created.'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Share a preview')}
      description={t('Anyone with the link can see “{title}” as it is now, without an account.', { title: page.title })}
      footer={
        url === undefined ? (
          <>
            <Button onClick={onClose}>{t('Cancel')}</Button>
            <Button variant="primary" type="submit" form={form} busy={isBusy}>
              {t('Create link')}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={onClose}>
            {t('Done')}
          </Button>
        )
      }
    >
      {url === undefined ? (
        <form
          id={form}
          className="form"
          onSubmit={(event) => {
            event.preventDefault()
            void create()
          }}
        >
          {problem !== '' && <Note tone="bad">{problem}</Note>}
          <Field
            label={t('Recipient')}
            hint={t('Helps you recognise the link. Only people with access to the admin see it.')}
          >
            {(ties) => (
              <Input {...ties} value={label} maxLength={120} onChange={({ target }) => setLabel(target.value)} />
            )}
          </Field>
          <Field label={t('Valid for')}>
            {(ties) => (
              <Select
                {...ties}
                value={days}
                onChange={setDays}
                options={times.map(({ value, label: text }) => ({ value, label: t(text) }))}
              />
            )}
          </Field>
          <Switch
            label={t('Show my unsaved changes')}
            hint={t('Changes that you have not saved in the editor yet.')}
            checked={withDraft}
            onChange={setWithDraft}
          />
        </form>
      ) : (
        <div className="form">
          <Note tone="ok">{t('The link is ready. Copy it now: it is shown only once.')}</Note>
          <div className="row">
            <Input
              className="grow"
              readOnly
              value={url}
              aria-label={t('Preview link')}
              onFocus={({ target }) => target.select()}
            />
            <CopyButton text={url} name={t('Preview link')} />
          </div>
        </div>
      )}
    </Dialog>
  )
}
