import { type Block, includesPlan } from '@ashlar/sdk'
import type { BlockRow, BlockSchemaRow, PatternPackageRow } from '@ashlar/sdk/platform'
import type { Tenant } from '@ashlar/sdk/server'
import type { ComposedPackage } from '@ashlar/sdk/surface'
import { joinedAddress } from '../../host/joined-blocks/joined-address.ts'

/** Every block type of the installation, with what keeps it from being used on this website. */
export function blockRows(packages: readonly ComposedPackage[], website: Website | null): BlockRow[] {
  const joined = joinedFiles(packages, website)
  return packages.flatMap((each) => each.blocks.map((block) => blockRow(block, each, website, joined(each))))
}

type Joined = BlockRow['browser']['joined']

/**
 * The files in which each package's blocks lie with others: the definitions of all in one, and the code by category, as
 * who uses one block of a shop or a form uses others, too. What has no definitions apart is loaded at once, so it lies by
 * itself.
 */
function joinedFiles(packages: readonly ComposedPackage[], website: Website | null): (each: ComposedPackage) => Joined {
  const usable = new Set(packages.filter((each) => failureOf(each, website) === ''))
  const groupOf = ({ browser, blocks: [first] }: ComposedPackage) =>
    browser['./definitions'] === undefined ? '' : (first?.category ?? '')
  const definitions = joinedAddress(packages, 'definitions', (each) => usable.has(each) && groupOf(each) !== '')
  const groups = Map.groupBy(usable, groupOf)
  const code = new Map(
    Array.from(groups, ([group, inGroup]) => [
      group,
      joinedAddress(packages, 'code', (each) => inGroup.includes(each)),
    ]),
  )
  return (each) => {
    const group = groupOf(each)
    const address = usable.has(each) ? code.get(group) : undefined
    return address === undefined ? undefined : { ...(group !== '' && { definitions }), code: address }
  }
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

function blockRow(block: Block, composed: ComposedPackage, website: Website | null, joined: Joined) {
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
      ...(browser['./definitions'] && { definitions: browser['./definitions'] }),
      ...(browser['./renderer'] && { renderer: browser['./renderer'] }),
      ...(browser['./editor'] && { editor: browser['./editor'] }),
      ...(joined && { joined }),
    },
    loads: site?.loads.some((load) => load.block.type === block.type) ?? false,
    failure: failure || (isLocked ? `The block “${block.title}” requires the plan “${block.plan}”.` : ''),
  }
}
