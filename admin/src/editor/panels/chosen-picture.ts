import type { MediaItem } from '@ashlar/sdk/platform'

/** Letters that a block's text for a picture may have; what is longer there is no such text. */
const mostLetters = 400

/** What a chosen file changes: the address, and the words for it where the block has none of its own yet. */
export function chosenPicture(
  prop: string,
  { address, altText }: Pick<MediaItem, 'address' | 'altText'>,
  props: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  const words = altText.trim()
  return {
    [prop]: address,
    ...(props['altText'] === '' && words !== '' && words.length <= mostLetters && { altText: words }),
  }
}
