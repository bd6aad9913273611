import { useState } from 'react'
import { call } from '../admin/call.ts'
import { can, useCan, useMe } from '../admin/me.ts'
import { permission } from '../definition/permission.ts'
import { type MediaItem, type MediaKind, mediaLimits } from '../platform/media.ts'
import { updateMedia } from '../platform/media-calls.ts'
import { core } from '../platform/module.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Input } from '../ui/input.tsx'
import { useTexts } from '../ui/texts.ts'
import { toast } from '../ui/toast-store.ts'
import { croppable } from './crop/croppable.ts'
import { CropDialog } from './crop/index.tsx'
import { LibraryFiles } from './library-files.tsx'
import { mediaChanged } from './media-changed.ts'

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

/** The file with this text, which is kept in the library. @throws ApiError */
async function withAltText(item: MediaItem, altText: string): Promise<MediaItem> {
  const words = altText.trim()
  if (words === item.altText) return item
  const { file } = await call(updateMedia, { params: { id: item.id }, body: { altText: words } })
  void mediaChanged()
  return file
}

function Facts({ of: { name, width, height } }: { readonly of: MediaItem }) {
  return (
    <>
      <b className="med">{name}</b>{' '}
      {width !== null && height !== null && <span className="t3 num">{`${width} × ${height}`}</span>}
    </>
  )
}

interface AltTextProps {
  readonly of: MediaItem
  readonly value: string
  readonly onChange: (altText: string) => void
}

/** What the picture shows, in words, where whoever chooses it may say so. */
function AltText({ of: { isDecorative }, value, onChange }: AltTextProps) {
  const t = useTexts('admin')
  const mayEdit = useCan('media.can_edit')
  if (isDecorative || !mayEdit) return null
  return (
    <Input
      className="mdlg__alt"
      size="sm"
      aria-label={t('Alternative text')}
      placeholder={t('Alternative text')}
      value={value}
      maxLength={mediaLimits.altText}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
