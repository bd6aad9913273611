import { Button, useTexts } from '@ashlar/sdk/ui'
import type { EditorState } from './product-editor.tsx'

/** Says what is not saved, and the two ways on. */
export function SaveButtons({ state, label }: { readonly state: EditorState; readonly label: string }) {
  const t = useTexts('store')
  const { isDirty, isSaving, discard, save } = state
  return (
    <>
      <span className="row t2 xs hide-sm" role="status">
        {isDirty && (
          <>
            <span className="savebar__dot" />
            {t('Unsaved changes')}
          </>
        )}
      </span>
      {isDirty && (
        <Button variant="ghost" className="hide-sm" disabled={isSaving} onClick={discard}>
          {t('Discard')}
        </Button>
      )}
      <Button variant="primary" busy={isSaving} disabled={!isDirty} onClick={save}>
        {label}
      </Button>
    </>
  )
}
