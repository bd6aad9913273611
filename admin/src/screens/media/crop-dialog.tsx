import { ApiError, call } from '@ashlar/sdk/admin'
import { mediaChanged } from '@ashlar/sdk/media'
import { cropMedia, deleteMedia, type MediaItem } from '@ashlar/sdk/platform'
import { Button, Dialog, Note, Segments, toast, useTexts } from '@ashlar/sdk/ui'
import { useState } from 'react'
import { type Area, largestArea, type Size } from './crop-area.ts'
import { CropFrame } from './crop-frame.tsx'
import { fileAddressOf } from './file-address.ts'
import { tried } from './media-actions.ts'

const ratios = { free: undefined, '1:1': 1, '4:3': 4 / 3, '3:4': 3 / 4, '16:9': 16 / 9 } as const
type RatioName = keyof typeof ratios

export interface CropDialogProps {
  readonly item: MediaItem
  readonly image: Size
  readonly onClose: () => void
  /** The part, as a file of its own. */
  readonly onCropped: (part: MediaItem) => void
}

/** Keeps a part of an image as a new file. The image stays as it is, and so do the pages that show it. */
export function CropDialog({ item, image, onClose, onCropped }: CropDialogProps) {
  const t = useTexts('admin')
  const [ratio, setRatio] = useState<RatioName>('free')
  const [area, setArea] = useState<Area>(() => largestArea(image, undefined))
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const isWhole = area.width === image.width && area.height === image.height
  const choose = (name: RatioName) => {
    setRatio(name)
    setArea(largestArea(image, ratios[name]))
  }
  const crop = async () => {
    setBusy(true)
    setProblem('')
    try {
      const { file } = await call(cropMedia, { params: { id: item.id }, body: area, patience: 60_000 })
      await mediaChanged()
      toast.success(t('Saved as “{name}”', { name: file.name }), {
        action: {
          label: t('Undo'),
          run: () => void tried(() => call(deleteMedia, { params: { id: file.id } }), t('Undone')),
        },
      })
      onCropped(file)
    } catch (error) {
      if (!(error instanceof ApiError)) console.error(error)
      setProblem(error instanceof ApiError ? error.message : t('That did not work'))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      icon="crop"
      title={t('Crop “{name}”', { name: item.name })}
      description={t('The cropped image becomes a new file. The original stays.')}
      footer={
        <>
          <span className="t3 xs num" role="status">
            {area.width} × {area.height}
          </span>
          <span className="grow" />
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" busy={isBusy} disabled={isWhole} onClick={() => void crop()}>
            {t('Save as new file')}
          </Button>
        </>
      }
    >
      <div className="form">
        {problem !== '' && <Note tone="bad">{problem}</Note>}
        <div className="row">
          <Segments
            label={t('Ratio')}
            value={ratio}
            onChange={choose}
            options={[
              { value: 'free', label: t('Free') },
              ...(['1:1', '4:3', '3:4', '16:9'] as const).map((value) => ({ value, label: value })),
            ]}
          />
        </div>
        <CropFrame address={fileAddressOf(item)} image={image} area={area} ratio={ratios[ratio]} onChange={setArea} />
      </div>
    </Dialog>
  )
}
