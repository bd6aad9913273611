import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { useTexts } from '../ui/texts.ts'

export interface SaveBarProps {
  /** Names of what has changed: "Secondary colour". Nothing is shown without any. */
  readonly changes: readonly string[]
  /** In the place of the names: "Secondary: #b5673f to #a4552b". */
  readonly detail?: ReactNode
  readonly isSaving: boolean
  readonly saveLabel?: string
  readonly onSave: () => void
  readonly onDiscard: () => void
}

/** The bar fixed to the bottom of long settings: what would be saved, and the way back. */
export function SaveBar({ changes, detail, isSaving, saveLabel, onSave, onDiscard }: SaveBarProps) {
  const t = useTexts('admin')
  if (changes.length === 0) return null
  return (
    <section className="savebar" aria-label={t('Unsaved changes')}>
      <span className="savebar__dot" />
      <b role="status">{t('{count} change|{count} changes', { count: changes.length })}</b>
      <span className="t2 trunc grow hide-sm">{detail ?? changes.join(', ')}</span>
      <Button variant="ghost" onClick={onDiscard} disabled={isSaving}>
        {t('Discard')}
      </Button>
      <Button variant="primary" onClick={onSave} busy={isSaving}>
        {saveLabel ?? t('Save')}
      </Button>
    </section>
  )
}
