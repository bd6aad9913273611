import { type Block, includesPlan } from '@ashlar/sdk'
import type { BlockRow, BlockSchemaRow, PatternPackageRow } from '@ashlar/sdk/platform'
import type { Tenant } from '@ashlar/sdk/server'
import type { ComposedPackage } from '@ashlar/sdk/surface'
import { joinedAddress } from '../../host/joined-blocks/joined-address.ts'

/** Every block type of the installation, with what keeps it from being used on this website. */
export function blockRows(packages: readonly ComposedPackage[], website: Website | null): BlockRow[] {
  const joined = joinedAddress(packages, (each) => failureOf(each, website) === '')
  return packages.flatMap((each) => each.blocks.map((block) => blockRow(block, each, website, joined)))
}

/** What each of them stores, for programs that write content. */
export function blockSchemaRows(packages: readonly ComposedPackage[]): BlockSchemaRow[] {
  return packages.flatMap(({ blocks }) => blocks.map(({ type, version, schema }) => ({ type, version, schema })))
}

/** The packages with patterns; what the patterns are is data that only the editor reads. */
export function patternPackageRows(packages: readonly ComposedPackage[], website: Website | null): PatternPackageRow[] {
  return packages.flatMap((each) => {
    const address = each.browser['./patterns']
    const { name: packageName, version: packageVersion } = each
    return address === undefined ? [] : [{ packageName, packageVersion, address, failure: failureOf(each, website) }]
  })
}

type Website = Pick<Tenant, 'plan' | 'modules'>

/** Why nothing of a package can be used on the website; empty where it can. */
function failureOf({ module, failure }: ComposedPackage, website: Website | null): string {
  const isOff = module !== undefined && module.id !== 'core' && !website?.modules.includes(module.id)
  return failure ?? (isOff ? `${module.title} is not switched on for this website.` : '')
}

function blockRow(block: Block, composed: ComposedPackage, website: Website | null, joined: string) {
  const { name, version, browser, site } = composed
  const isLocked = !includesPlan(website?.plan ?? '', block.plan)
  const failure = failureOf(composed, website)
  return {
    type: block.type,
    title: block.title,
    icon: block.icon,
    category: block.category,
    keywords: [...block.keywords],
    version: block.version,
    packageName: name,
    packageVersion: version,
    browser: {
      ...(browser['./renderer'] && { renderer: browser['./renderer'] }),
      ...(browser['./editor'] && { editor: browser['./editor'] }),
      ...(failure === '' && { joined }),
    },
    loads: site?.loads.some((load) => load.block.type === block.type) ?? false,
    failure: failure || (isLocked ? `The block “${block.title}” requires the plan “${block.plan}”.` : ''),
  }
}
