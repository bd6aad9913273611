import { lazy, Suspense } from 'react'
import type { CropDialogProps } from './crop-dialog.tsx'

const Lazy = lazy(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }))

/** Keeps a part of an image as a new file beside it. Fetched when it is first opened. */
export function CropDialog(props: CropDialogProps) {
  return (
    <Suspense>
      <Lazy {...props} />
    </Suspense>
  )
}

export type { CropDialogProps }
