import { Button, Icon, useTexts, when } from '@ashlar/sdk/ui'
import type { Unsaved } from '../persistence/stored-document.ts'

export interface UnsavedNoteProps {
  readonly unsaved: Unsaved
  readonly onRestore: () => void
  readonly onDiscard: () => void
}

/** Offers what this person had not saved (OPEN-114). The page is shown meanwhile. */
export function UnsavedNote({ unsaved, onRestore, onDiscard }: UnsavedNoteProps) {
  const t = useTexts('admin')
  const at = when(new Date(unsaved.at).toISOString())
  const kept =
    unsaved.from === 'this browser'
      ? t('from {at}, saved in this browser.', { at })
      : t('from {at}, saved in your draft.', { at })
  return (
    <div className="ednote" role="alert">
      <Icon name="rotate-ccw-clock" />
      <span className="grow">
        <b>{t('You have unsaved changes')}</b> {kept}
      </span>
      <Button size="sm" variant="primary" onClick={onRestore}>
        {t('Restore')}
      </Button>
      <Button size="sm" onClick={onDiscard}>
        {t('Discard')}
      </Button>
    </div>
  )
}
