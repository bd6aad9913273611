import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { QueryClientProvider, queryClient } from '../admin/query.ts'
import type { MediaItem, MediaKind } from '../platform/media.ts'
import { texts } from '../ui/texts.ts'
import { toast } from '../ui/toast-store.ts'
import { MediaDialog } from './media-dialog.tsx'

const t = texts('admin')

export interface PickMediaOptions {
  /** Only files of this kind; pictures without it. */
  readonly kind?: MediaKind
  /** Width to height of the place that a picture is meant for: a crop begins with it. */
  readonly shownRatio?: number | undefined
}

/**
 * Open the dialog "Media Library" from anywhere and wait for the choice: undefined when it was closed.
 *
 * @example const picture = await pickMedia(); if (picture) insert(picture.address)
 */
export function pickMedia({ kind = 'image', shownRatio }: PickMediaOptions = {}): Promise<MediaItem | undefined> {
  return shown<MediaItem>((close) => (
    <MediaDialog open kind={kind} shownRatio={shownRatio} onOpenChange={(open) => !open && close()} onChoose={close} />
  ))
}

/**
 * The same for as many files as the person wants, in the order in which they were picked; none when it was closed.
 *
 * @example gallery.push(...(await pickSeveralMedia()).map(({ address }) => address))
 */
export async function pickSeveralMedia({ kind = 'image' }: PickMediaOptions = {}): Promise<readonly MediaItem[]> {
  // Few choose several: what shows that is fetched with the first who do.
  const part = await import('./several-media-dialog.tsx').catch((error: unknown) => {
    console.error(error)
    toast.error(t('The media library could not be opened. Check your connection, then try again.'))
    return undefined
  })
  if (!part) return []
  const { SeveralMediaDialog } = part
  const chosen = await shown<readonly MediaItem[]>((close) => (
    <SeveralMediaDialog kind={kind} onClose={close} onChoose={close} />
  ))
  return chosen ?? []
}

/** Shows a dialog outside of any screen, until it closes with an answer or without one. */
function shown<Answer>(dialog: (close: (answer?: Answer) => void) => ReactNode): Promise<Answer | undefined> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  return new Promise((resolve) => {
    const close = (answer?: Answer) => {
      root.unmount()
      place.remove()
      resolve(answer)
    }
    root.render(<QueryClientProvider client={queryClient}>{dialog(close)}</QueryClientProvider>)
  })
}
