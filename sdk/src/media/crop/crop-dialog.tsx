import { useState } from 'react'
import { ApiError } from '../../admin/api-error.ts'
import { call } from '../../admin/call.ts'
import type { MediaItem } from '../../platform/media.ts'
import { cropMedia } from '../../platform/media-calls.ts'
import { Note } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Segments } from '../../ui/choice.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useTexts } from '../../ui/texts.ts'
import { fileAddressOf } from '../file-address.ts'
import { mediaChanged } from '../media-changed.ts'
import { type Area, largestArea, type Size } from './crop-area.ts'
import { CropFrame } from './crop-frame.tsx'

const ratios = { '1:1': 1, '4:3': 4 / 3, '3:4': 3 / 4, '16:9': 16 / 9 } as const
const named = ['1:1', '4:3', '3:4', '16:9'] as const
type RatioName = (typeof named)[number] | 'free' | 'shown'

export interface CropDialogProps {
  readonly item: MediaItem
  readonly image: Size
  /** Width to height of the place that the picture is meant for: offered as a ratio, and chosen at first. */
  readonly shownRatio?: number | undefined
  /** What the button says that makes the part a file; by default that it is saved. */
  readonly action?: string
  readonly onClose: () => void
  /** The part, as a file of its own. */
  readonly onCropped: (part: MediaItem) => void
}

/** Keeps a part of an image as a new file. The image stays as it is, and so do the pages that show it. */
export function CropDialog({ item, image, shownRatio, action, onClose, onCropped }: CropDialogProps) {
  const t = useTexts('admin')
  const ratioOf = (name: RatioName) => (name === 'free' ? undefined : name === 'shown' ? shownRatio : ratios[name])
  const [ratio, setRatio] = useState<RatioName>(shownRatio === undefined ? 'free' : 'shown')
  const [area, setArea] = useState<Area>(() => largestArea(image, shownRatio))
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const isWhole = area.width === image.width && area.height === image.height
  const choose = (name: RatioName) => {
    setRatio(name)
    setArea(largestArea(image, ratioOf(name)))
  }
  const crop = async () => {
    setBusy(true)
    setProblem('')
    try {
      const { file } = await call(cropMedia, { params: { id: item.id }, body: area, patience: 60_000 })
      await mediaChanged()
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
            {action ?? t('Save as new file')}
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
              ...(shownRatio === undefined ? [] : [{ value: 'shown' as const, label: t('As shown') }]),
              ...named.map((value) => ({ value, label: value })),
            ]}
          />
        </div>
        <CropFrame address={fileAddressOf(item)} image={image} area={area} ratio={ratioOf(ratio)} onChange={setArea} />
      </div>
    </Dialog>
  )
}
