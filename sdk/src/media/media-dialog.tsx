import { useState } from 'react'
import { can, useMe } from '../admin/me.ts'
import { permission } from '../definition/permission.ts'
import type { MediaItem, MediaKind } from '../platform/media.ts'
import { core } from '../platform/module.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useTexts } from '../ui/texts.ts'
import { toast } from '../ui/toast-store.ts'
import { AltText, withAltText } from './alt-text.tsx'
import { croppable } from './crop/croppable.ts'
import { CropDialog } from './crop/index.tsx'
import { LibraryFiles } from './library-files.tsx'

export interface MediaDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** Only files of this kind; pictures without it. */
  readonly kind?: MediaKind
  /** Width to height of the place that a picture is meant for: a crop begins with it. */
  readonly shownRatio?: number | undefined
  /** The person chose a file; the caller closes the dialog. */
  readonly onChoose: (item: MediaItem) => void
}

/** The dialog "Media Library": choose one file, or upload it first. */
export function MediaDialog({ open, onOpenChange, kind = 'image', shownRatio, onChoose }: MediaDialogProps) {
  const t = useTexts('admin')
  const [picked, setPicked] = useState<MediaItem>()
  const [altText, setAltText] = useState('')
  const [isSaving, setSaving] = useState(false)
  const [isCropping, setCropping] = useState(false)
  const mayAdd = can(useMe(), permission(core, 'media', 'can_create'))
  const size = picked && croppable(picked)
  const pick = (item: MediaItem) => {
    // A second click is no reason to forget what was typed.
    if (item.id === picked?.id) return
    setPicked(item)
    setAltText(item.altText)
  }
  const choose = async (item: MediaItem) => {
    if (isSaving) return
    setSaving(true)
    try {
      onChoose(item.id === picked?.id || isCropping ? await withAltText(item, altText) : item)
    } catch (error) {
      toast.error(t('The alternative text was not saved'), {
        description: error instanceof Error ? error.message : String(error),
      })
    } finally {
      setSaving(false)
    }
  }
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        size="lg"
        title={t('Media Library')}
        footer={
          <>
            <span className="grow trunc">{picked && <Facts of={picked} />}</span>
            {picked?.kind === 'image' && <AltText of={picked} value={altText} onChange={setAltText} />}
            {size && mayAdd && (
              <Button icon="crop" onClick={() => setCropping(true)}>
                {t('Crop')}
              </Button>
            )}
            <Button onClick={() => onOpenChange(false)}>{t('Cancel')}</Button>
            <Button variant="primary" disabled={!picked} busy={isSaving} onClick={() => picked && void choose(picked)}>
              {t('Choose file')}
            </Button>
          </>
        }
      >
        {open && (
          <LibraryFiles
            kind={kind}
            picked={picked ? [picked] : []}
            onPick={pick}
            onChoose={(item) => void choose(item)}
          />
        )}
      </Dialog>
      {open && isCropping && picked && size && (
        <CropDialog
          item={picked}
          image={size}
          shownRatio={shownRatio}
          action={t('Use the crop')}
          onClose={() => setCropping(false)}
          onCropped={(part) => {
            setCropping(false)
            // What was typed about the whole picture holds for its part.
            void choose(part)
          }}
        />
      )}
    </>
  )
}

function Facts({ of: { name, width, height } }: { readonly of: MediaItem }) {
  return (
    <>
      <b className="med">{name}</b>{' '}
      {width !== null && height !== null && <span className="t3 num">{`${width} × ${height}`}</span>}
    </>
  )
}
