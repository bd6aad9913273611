import type { Content } from '@ashlar/sdk'

/** Something that can be added: a block, one of its variants, or a whole tree such as a layout or a template. */
export interface Addable {
  /** Type of the outermost block: where it may stand follows from it. */
  readonly type: string
  readonly variant?: string | undefined
  readonly tree?: Content | undefined
  /** Trees that go in behind the first, in their order, such as the other sections of a pattern. */
  readonly following?: readonly Content[] | undefined
  /** What it is called where that is not the block's title. */
  readonly title?: string | undefined
  /** What the step is called where that is not "Add {title}". What has a name of its own is not remembered as used lately. */
  readonly step?: string | undefined
  /** By what it is remembered; made from type and variant without it. */
  readonly key?: string | undefined
}

export const keyOf = ({ key, type, variant }: Addable): string =>
  key ?? (variant === undefined ? type : `${type}:${variant}`)
