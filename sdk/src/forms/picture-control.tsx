import { lazy, Suspense } from 'react'
import type { FieldControlProps } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'

const MediaField = lazy(() => import('../media/media-field.tsx').then((code) => ({ default: code.MediaField })))

/** The address of an image, with the image itself and the way to the media library. */
export function PictureControl({ ties, label, value, onChange, onLeave }: FieldControlProps) {
  const address = typeof value === 'string' ? value : ''
  return (
    <Suspense fallback={<Input {...ties} disabled value={address} />}>
      <MediaField ties={ties} label={label} value={address} onChange={(next) => onChange(next)} onBlur={onLeave} />
    </Suspense>
  )
}
