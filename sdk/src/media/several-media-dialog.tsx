import { useState } from 'react'
import type { MediaItem, MediaKind } from '../platform/media.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useTexts } from '../ui/texts.ts'
import { LibraryFiles } from './library-files.tsx'

export interface SeveralMediaDialogProps {
  readonly onClose: () => void
  /** Only files of this kind; pictures without it. */
  readonly kind?: MediaKind
  /** The person chose these, in this order; the caller closes the dialog. */
  readonly onChoose: (items: readonly MediaItem[]) => void
}

/** The dialog "Media Library": choose as many files as are wanted. */
export function SeveralMediaDialog({ onClose, kind = 'image', onChoose }: SeveralMediaDialogProps) {
  const t = useTexts('admin')
  const [picked, setPicked] = useState<readonly MediaItem[]>([])
  const toggle = (item: MediaItem) =>
    setPicked((before) => {
      const others = before.filter(({ id }) => id !== item.id)
      return others.length < before.length ? others : [...before, item]
    })
  const silent = picked.filter(({ altText, isDecorative }) => altText === '' && !isDecorative).length
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={t('Media Library')}
      footer={
        <>
          <span className="grow trunc" role="status">
            {picked.length > 0 && <b className="med">{t('{count} file|{count} files', { count: picked.length })}</b>}{' '}
            {kind === 'image' && silent > 0 && (
              <span className="t3">{t('{count} without alternative text', { count: silent })}</span>
            )}
          </span>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" disabled={picked.length === 0} onClick={() => onChoose(picked)}>
            {t('Choose files')}
          </Button>
        </>
      }
    >
      <LibraryFiles
        kind={kind}
        picked={picked}
        onPick={toggle}
        onChoose={(item) => onChoose([...picked.filter(({ id }) => id !== item.id), item])}
      />
    </Dialog>
  )
}
