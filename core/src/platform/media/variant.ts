import { pictureWidths } from '@ashlar/sdk/platform'
import type { Media } from './media.entity.ts'

/** A smaller or lighter form of a picture. */
export interface Variant {
  /** Pixels; one of the steps below the picture's own width, or that width. */
  readonly width: number
  readonly format: 'avif' | 'webp'
}

type Picture = Pick<Media, 'mimeType' | 'width' | 'isMoving'>
type Stored = Picture & Pick<Media, 'id' | 'fileName' | 'version' | 'storageName'>

/** Drawings are sharp at any width, and moving pictures stay as they are. */
export function hasVariants({ mimeType, width, isMoving }: Picture): boolean {
  return width !== null && !isMoving && ['image/jpeg', 'image/png', 'image/webp', 'image/avif'].includes(mimeType)
}

/** The variant that a request gets: the asked width in the best format that the browser takes. */
export function variantFor(row: Picture, width: number | undefined, accept: string | undefined): Variant | undefined {
  if (width === undefined || row.width === null || !hasVariants(row)) return undefined
  if (!pictureWidths(row.width).includes(width)) return undefined
  const takes = (type: string) => accept?.includes(type) ?? false
  if (takes('image/avif')) return { width, format: 'avif' }
  return takes('image/webp') || row.mimeType === 'image/webp' ? { width, format: 'webp' } : undefined
}

/** The variants that an upload has made at once: every width in the format that is quickly written. */
export function preparedVariants(row: Picture): readonly Variant[] {
  if (row.width === null || !hasVariants(row)) return []
  return pictureWidths(row.width).map((width) => ({ width, format: 'webp' }))
}

/** What may stand in for a variant, nearest first: no wider, and in a format that whoever takes the wanted one takes. */
export function smallerVariants(row: Picture, wanted: Variant): readonly Variant[] {
  const isNarrower = (each: Variant) => each.width <= wanted.width
  return preparedVariants(row)
    .filter(isNarrower)
    .toReversed()
    .flatMap((each): Variant[] =>
      wanted.format === 'avif' && each.width < wanted.width ? [{ ...each, format: 'avif' }, each] : [each],
    )
}

/** Name under which a variant lies: beside its original, whose name is never used twice. */
export function variantName(storageName: string, { width, format }: Variant): string {
  return `${storageName.replace(/\.[a-z]+$/, '')}-${width}.${format}`
}

/** Every name under which something of a file may lie. */
export function namesOf(row: Picture & Pick<Media, 'storageName'>): string[] {
  const { storageName, width } = row
  if (width === null || !hasVariants(row)) return [storageName]
  const forms = pictureWidths(width).flatMap((each) =>
    (['avif', 'webp'] as const).map((format) => variantName(storageName, { width: each, format })),
  )
  return [storageName, ...forms]
}

/** The address under which a file's bytes never change, at a width where one is named. */
export function fileAddress({ id, fileName, version }: Stored, width?: number): string {
  return `/media/${id}/${fileName}?v=${version}${width === undefined ? '' : `&w=${width}`}`
}
