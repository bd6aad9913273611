import type { Picture } from './view.ts'

/** The box that a picture covers, cut off at its edges. */
export interface CoveredBox {
  /** Its width divided by its height, for a box of any width. */
  readonly ratio?: number
  /** Its height in CSS pixels, for a box of any width. */
  readonly height?: number | undefined
}

/** Pixels that a picture must be wide to cover a box of this height; 0 where its shape is not known. */
export function widthToCover({ width, height }: Picture, boxHeight: number | undefined): number {
  return width && height && boxHeight ? Math.ceil((boxHeight * width) / height) : 0
}

/**
 * The files of a picture as they count for the box that it covers. Browsers choose by the width of the box alone, and a
 * picture that is wider than its box is enlarged to reach its height: so a file counts only for the part that is seen.
 */
export function filesToCover(picture: Picture, { ratio, height }: CoveredBox): string | undefined {
  const { srcSet } = picture
  if (srcSet === undefined || !picture.width || !picture.height) return srcSet
  const files = srcSet.split(', ').flatMap((file) => {
    const [, address, width] = /^(\S+) (\d+)w$/.exec(file) ?? []
    return address === undefined ? [] : [{ address, width: Number(width) }]
  })
  const least = widthToCover(picture, height)
  const enough = files.filter(({ width }) => width >= least)
  const hidden = ratio === undefined ? 1 : Math.max(1, picture.width / picture.height / ratio)
  return (enough.length > 0 ? enough : files.slice(-1))
    .map(({ address, width }) => `${address} ${Math.floor(width / hidden)}w`)
    .join(', ')
}
