import { createRoot } from 'react-dom/client'
import { QueryClientProvider, queryClient } from '../admin/query.ts'
import type { MediaItem, MediaKind } from '../platform/media.ts'
import { MediaDialog } from './media-dialog.tsx'

export interface PickMediaOptions {
  /** Only files of this kind; pictures without it. */
  readonly kind?: MediaKind
}

/**
 * Open the dialog "Media Library" from anywhere and wait for the choice: undefined when it was closed.
 *
 * @example const picture = await pickMedia(); if (picture) insert(picture.address)
 */
export function pickMedia({ kind = 'image' }: PickMediaOptions = {}): Promise<MediaItem | undefined> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  return new Promise((resolve) => {
    const close = (item?: MediaItem) => {
      root.unmount()
      place.remove()
      resolve(item)
    }
    root.render(
      <QueryClientProvider client={queryClient}>
        <MediaDialog open kind={kind} onOpenChange={(open) => !open && close()} onChoose={close} />
      </QueryClientProvider>,
    )
  })
}
