import type { MediaFolder } from '@ashlar/sdk/platform'

/** The folders from the outermost to this one. */
export function wayTo(folders: readonly MediaFolder[], id: number | null): readonly MediaFolder[] {
  const path: MediaFolder[] = []
  for (let next = id; next !== null; ) {
    const folder = folders.find((each) => each.id === next)
    if (!folder || path.includes(folder)) break
    path.unshift(folder)
    next = folder.parentId
  }
  return path
}
