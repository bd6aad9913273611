/**
 * The name that was typed for a layer: empty for the block's own, undefined where nothing changes. What a block is called by
 * itself is no name, so that it goes on being told by its text.
 */
export function newName(typed: string, before: string | undefined, title: string): string | undefined {
  const words = typed.trim()
  const name = words === title ? '' : words
  return name === (before ?? '') ? undefined : name
}
