import { DateTimeField } from '@ashlar/sdk/forms'
import { revisionNameLimit } from '@ashlar/sdk/platform'
import { Button, Field, Input, Segments, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { shownStatus } from '../../screens/pages/page-state.ts'
import { useEditorState } from '../editor-context.tsx'
import type { OpenPanelProps } from './open-panel.tsx'
import { publishedNow } from './published-now.ts'

interface StatusFormProps extends Pick<OpenPanelProps, 'page' | 'onPublish' | 'onUpdate' | 'onDiscard' | 'onClose'> {
  /** Leads to the first thing that the checks found; undefined where they found nothing. */
  readonly onFix: (() => void) | undefined
}

/** Publish now or later, make changes live, or take the page back. */
export function StatusForm({ page, onPublish, onUpdate, onDiscard, onClose, onFix }: StatusFormProps) {
  const t = useTexts('admin')
  const { label } = shownStatus(page)
  const isDirty = useEditorState((state) => state.isEditorDirty)
  const [at, setAt] = useState<'now' | 'later'>(label === 'Scheduled' ? 'later' : 'now')
  const [date, setDate] = useState(label === 'Scheduled' ? page.publish_date : '')
  const [revisionName, setRevisionName] = useState('')
  const [busy, setBusy] = useState(false)
  const isAhead = date !== '' && new Date(date) > new Date()
  const wait = async (work: Promise<boolean>) => {
    setBusy(true)
    const done = await work
    setBusy(false)
    if (done) onClose()
  }
  const back = (
    <Button busy={busy} onClick={() => void wait(onPublish({ status: 'draft' }))}>
      {t('Back to draft')}
    </Button>
  )
  const named = (
    <Input
      aria-label={t('What changed? (optional)')}
      placeholder={t('What changed? (optional)')}
      value={revisionName}
      maxLength={revisionNameLimit}
      onChange={({ target }) => setRevisionName(target.value)}
    />
  )
  const fixFirst = onFix && (
    <Button variant="primary" onClick={onFix}>
      {t('Fix first')}
    </Button>
  )
  const savedFirst = isDirty && <p className="t3 xs">{t('Your changes are saved first.')}</p>
  if (label === 'Published') {
    const hasChanges = page.hasUnpublishedChanges || isDirty
    return (
      <form
        className="publ__form"
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy && hasChanges) void wait(onUpdate(revisionName.trim()))
        }}
      >
        {hasChanges && named}
        {savedFirst}
        <div className="publ__acts">
          {back}
          {page.hasUnpublishedChanges && (
            <Button busy={busy} onClick={() => void wait(onDiscard())}>
              {t('Discard changes')}
            </Button>
          )}
          {hasChanges && (
            <Button variant={onFix ? 'plain' : 'primary'} type="submit" busy={busy}>
              {onFix ? t('Update anyway') : t('Update')}
            </Button>
          )}
          {hasChanges && fixFirst}
        </div>
      </form>
    )
  }
  return (
    <form
      className="publ__form"
      onSubmit={(event) => {
        event.preventDefault()
        if (busy || (at === 'later' && !isAhead)) return
        const change = at === 'later' ? ({ status: 'published', publish_date: date } as const) : publishedNow(page)
        void wait(onPublish({ ...change, revisionName: revisionName.trim() }))
      }}
    >
      <Segments
        label={t('When')}
        fill
        value={at}
        onChange={setAt}
        options={[
          { value: 'now', label: t('Now') },
          { value: 'later', label: t('Later') },
        ]}
      />
      {at === 'later' && (
        <Field
          label={t('Visible from')}
          required
          error={date !== '' && !isAhead ? t('Choose a time in the future.') : undefined}
        >
          {(ties) => <DateTimeField ties={ties} value={date} onChange={setDate} />}
        </Field>
      )}
      {named}
      {savedFirst}
      <div className="publ__acts">
        {label === 'Scheduled' && back}
        {at === 'later' ? (
          <Button variant="primary" type="submit" busy={busy} disabled={!isAhead}>
            {t('Schedule')}
          </Button>
        ) : (
          <Button variant={onFix ? 'plain' : 'primary'} type="submit" busy={busy}>
            {onFix ? t('Publish anyway') : t('Publish now')}
          </Button>
        )}
        {at === 'now' && fixFirst}
      </div>
    </form>
  )
}
