import { MediaPicture } from '@ashlar/sdk/media'
import type { MediaItem } from '@ashlar/sdk/platform'
import { bytesText, Checkbox, useTexts } from '@ashlar/sdk/ui'
import { dragOf } from './file-drag.ts'

export interface ShownFiles {
  readonly rows: readonly MediaItem[]
  readonly picked: ReadonlySet<number>
  /** Undefined: nothing can be done with several. */
  readonly onPick: ((id: number, on: boolean) => void) | undefined
  /** By drag onto a folder. */
  readonly mayMove: boolean
  /** The file whose details are open. */
  readonly open: number | undefined
  readonly onOpen: (id: number) => void
}

/** Pixels of a picture, or the size of any other file. */
export function measureOf({ width, height, size }: MediaItem): string {
  return width !== null && height !== null ? `${width} × ${height}` : bytesText(size)
}

export function MediaGrid({ rows, picked, onPick, mayMove, open, onOpen }: ShownFiles) {
  const t = useTexts('admin')
  return (
    <ul className="mgrid" aria-label={t('Files')}>
      {rows.map((item) => {
        const isPicked = picked.has(item.id)
        return (
          <li
            key={item.id}
            className={`mtile${isPicked || item.id === open ? ' sel' : ''}`}
            {...(mayMove && dragOf(item.id, picked))}
          >
            <button
              type="button"
              className="mtile__b"
              aria-label={item.name}
              aria-expanded={item.id === open}
              onClick={() => onOpen(item.id)}
            >
              <MediaPicture item={item} />
            </button>
            {onPick && (
              <span className={`mtile__c${isPicked ? ' on' : ''}`}>
                <Checkbox
                  hideLabel
                  label={t('Select {name}', { name: item.name })}
                  checked={isPicked}
                  onChange={(on) => onPick(item.id, on)}
                />
              </span>
            )}
            <span className="trunc med">{item.name}</span>
            <span className="t3 xs num">{measureOf(item)}</span>
          </li>
        )
      })}
    </ul>
  )
}
