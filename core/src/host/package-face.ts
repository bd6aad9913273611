import type { ComposedPackage } from '@ashlar/sdk/surface'

/** What people call it: its own title, the module's, or those of its blocks; the name of what is not there. */
export function titleOf(
  one: Pick<ComposedPackage, 'manifest' | 'module' | 'blocks'> | undefined,
  name: string,
): string {
  if (one === undefined) return name
  const { manifest, module, blocks } = one
  return manifest.title ?? module?.title ?? (blocks.length === 0 ? name : blocks.map(({ title }) => title).join(', '))
}

/** What stands for it in a list: the icon of its first screen, or of its first block. */
export const iconOf = ({ module, blocks }: Pick<ComposedPackage, 'module' | 'blocks'>): string =>
  module?.admin.nav?.[0]?.icon ?? blocks[0]?.icon ?? 'package'
