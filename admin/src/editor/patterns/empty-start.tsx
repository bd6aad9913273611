import { Icon, useTexts } from '@ashlar/sdk/ui'
import { useEditor, useEditorState } from '../editor-context.tsx'
import { openPatterns } from './open-patterns.ts'
import { blankSection } from './pattern-addable.ts'
import './empty-start.css'

/** What a blank page can begin with, besides single blocks. */
export function EmptyStart() {
  const t = useTexts('admin')
  const { store, blocks, canLayOut } = useEditor()
  const isShown = useEditorState(
    ({ item, editMode, editorContent, isEditorLoading }) =>
      item?.kind === 'page' && editMode && !isEditorLoading && blankSection(blocks, editorContent) !== undefined,
  )
  if (!isShown || !canLayOut) return null
  return (
    <section className="estart" aria-label={t('Start this page')}>
      <p>{t('This page is empty.')}</p>
      <button
        type="button"
        className="btn btn--sm"
        onClick={() => openPatterns(store, { shows: 'sections', search: '' })}
      >
        <Icon name="layout-template" size="sm" />
        {t('Start with a pattern')}
      </button>
      <button type="button" className="btn btn--sm" onClick={() => openPatterns(store, { shows: 'pages', search: '' })}>
        <Icon name="file-text" size="sm" />
        {t('Start with a whole page')}
      </button>
    </section>
  )
}
