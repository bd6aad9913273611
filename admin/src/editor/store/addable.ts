import type { Content } from '@ashlar/sdk'

/** Something that can be added: a block, one of its variants, or a whole tree such as a layout or a template. */
export interface Addable {
  /** Type of the outermost block: where it may stand follows from it. */
  readonly type: string
  readonly variant?: string | undefined
  readonly tree?: Content | undefined
  /** What it is called where that is not the block's title. */
  readonly title?: string | undefined
  /** By what it is remembered; made from type and variant without it. */
  readonly key?: string | undefined
}

export const keyOf = ({ key, type, variant }: Addable): string =>
  key ?? (variant === undefined ? type : `${type}:${variant}`)
