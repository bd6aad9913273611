import { type Picture, widthToCover } from '@ashlar/sdk/renderer'

/** CSS pixels; the style sheet has the same. */
const height = 44

/** The logo as an image. Browsers are told how wide it is at its height, so that they take a file of that size. */
export function Logo({ picture, name }: { readonly picture: Picture; readonly name: string }) {
  const { altText: _, priority: __, srcSet, ...source } = picture
  const width = widthToCover(picture, height)
  return <img {...source} {...(srcSet !== undefined && width > 0 && { srcSet, sizes: `${width}px` })} alt={name} />
}
