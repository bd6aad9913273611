import type { Block } from '@ashlar/sdk'
import type { BlockRow } from '@ashlar/sdk/platform'
import type { ComposedPackage } from '@ashlar/sdk/surface'

/** Every block type of the installation, with what keeps it from being used here (`modules`: those of the tenant). */
export function blockRows(packages: readonly ComposedPackage[], modules: readonly string[]): BlockRow[] {
  return packages.flatMap((each) => each.blocks.map((block) => blockRow(block, each, modules)))
}

function blockRow(
  block: Block,
  { name, version, browser, module, failure, site }: ComposedPackage,
  modules: readonly string[],
) {
  const isOff = module !== undefined && module.id !== 'core' && !modules.includes(module.id)
  return {
    type: block.type,
    title: block.title,
    icon: block.icon,
    category: block.category,
    keywords: [...block.keywords],
    version: block.version,
    packageName: name,
    packageVersion: version,
    schema: block.schema,
    browser: {
      ...(browser['.'] && { root: browser['.'] }),
      ...(browser['./renderer'] && { renderer: browser['./renderer'] }),
      ...(browser['./editor'] && { editor: browser['./editor'] }),
    },
    loads: site?.loads.some((load) => load.block.type === block.type) ?? false,
    failure: failure ?? (isOff ? `${module.title} is not switched on for this website.` : ''),
  }
}
