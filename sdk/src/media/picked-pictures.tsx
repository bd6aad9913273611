import type { MediaItem } from '../platform/media.ts'
import { IconButton } from '../ui/button.tsx'
import { useTexts } from '../ui/texts.ts'
import { AltText } from './alt-text.tsx'
import { croppable } from './crop/croppable.ts'
import { MediaPicture } from './media-picture.tsx'

export interface PickedPicturesProps {
  readonly picked: readonly MediaItem[]
  readonly textOf: (item: MediaItem) => string
  readonly onText: (item: MediaItem, altText: string) => void
  /** Absent for who may not add files: a crop is one. */
  readonly onCrop: ((item: MediaItem) => void) | undefined
  readonly onDrop: (item: MediaItem) => void
}

/** The pictures that were picked so far, each with its words and a way to take a part of it. */
export function PickedPictures({ picked, textOf, onText, onCrop, onDrop }: PickedPicturesProps) {
  const t = useTexts('admin')
  return (
    <ol className="mpicked" aria-label={t('Chosen images')}>
      {picked.map((item) => {
        const { id, name } = item
        return (
          <li key={id}>
            <span className="medf__thumb">
              <MediaPicture item={item} />
            </span>
            <span className="trunc med">{name}</span>
            <AltText
              of={item}
              label={t('Alternative text of {name}', { name })}
              value={textOf(item)}
              onChange={(text) => onText(item, text)}
            />
            {item.isDecorative && <span className="t3 xs">{t('Decorative')}</span>}
            {onCrop && croppable(item) && (
              <IconButton icon="crop" size="xs" label={t('Crop “{name}”', { name })} onClick={() => onCrop(item)} />
            )}
            <IconButton icon="x" size="xs" label={t('Remove {name}', { name })} onClick={() => onDrop(item)} />
          </li>
        )
      })}
    </ol>
  )
}
