import { useState } from 'react'
import { can, useMe } from '../admin/me.ts'
import { permission } from '../definition/permission.ts'
import type { MediaItem, MediaKind } from '../platform/media.ts'
import { core } from '../platform/module.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useTexts } from '../ui/texts.ts'
import { toast } from '../ui/toast-store.ts'
import { withAltText } from './alt-text.tsx'
import { croppable } from './crop/croppable.ts'
import { CropDialog } from './crop/index.tsx'
import { LibraryFiles } from './library-files.tsx'
import { PickedPictures } from './picked-pictures.tsx'

export interface SeveralMediaDialogProps {
  readonly onClose: () => void
  /** Only files of this kind; pictures without it. */
  readonly kind?: MediaKind
  /** The person chose these, in this order; the caller closes the dialog. */
  readonly onChoose: (items: readonly MediaItem[]) => void
}

/** The dialog "Media Library": choose as many files as are wanted, say what pictures show, and crop them. */
export function SeveralMediaDialog({ onClose, kind = 'image', onChoose }: SeveralMediaDialogProps) {
  const t = useTexts('admin')
  const mayAdd = can(useMe(), permission(core, 'media', 'can_create'))
  const [picked, setPicked] = useState<readonly MediaItem[]>([])
  /** What was typed, by the file's id. */
  const [texts, setTexts] = useState<ReadonlyMap<number, string>>(new Map())
  const [cropped, setCropped] = useState<MediaItem>()
  const [isSaving, setSaving] = useState(false)
  const size = cropped && croppable(cropped)
  const textOf = (item: MediaItem) => texts.get(item.id) ?? item.altText
  const write = ({ id }: MediaItem, text: string) => setTexts((before) => new Map(before).set(id, text))
  const toggle = (item: MediaItem) =>
    setPicked((before) => {
      const others = before.filter(({ id }) => id !== item.id)
      return others.length < before.length ? others : [...before, item]
    })
  const choose = async (items: readonly MediaItem[]) => {
    if (isSaving) return
    setSaving(true)
    try {
      // One after the other: what was saved before one that fails stays saved.
      const chosen: MediaItem[] = []
      for (const item of items) chosen.push(await withAltText(item, textOf(item)))
      onChoose(chosen)
    } catch (error) {
      toast.error(t('The alternative text was not saved'), {
        description: error instanceof Error ? error.message : String(error),
      })
    } finally {
      setSaving(false)
    }
  }
  const silent = picked.filter((item) => textOf(item).trim() === '' && !item.isDecorative).length
  return (
    <>
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
            <Button
              variant="primary"
              disabled={picked.length === 0}
              busy={isSaving}
              onClick={() => void choose(picked)}
            >
              {t('Choose files')}
            </Button>
          </>
        }
      >
        <LibraryFiles
          kind={kind}
          picked={picked}
          onPick={toggle}
          onChoose={(item) => void choose([...picked.filter(({ id }) => id !== item.id), item])}
        />
        {kind === 'image' && picked.length > 0 && (
          <PickedPictures
            picked={picked}
            textOf={textOf}
            onText={write}
            onCrop={mayAdd ? setCropped : undefined}
            onDrop={toggle}
          />
        )}
      </Dialog>
      {cropped && size && (
        <CropDialog
          item={cropped}
          image={size}
          action={t('Use the crop')}
          onClose={() => setCropped(undefined)}
          onCropped={(part) => {
            // What was typed about the whole picture holds for its part, which takes its place.
            write(part, textOf(cropped))
            setPicked((before) => before.map((each) => (each.id === cropped.id ? part : each)))
            setCropped(undefined)
          }}
        />
      )}
    </>
  )
}
