import { type Block, fillProps, schemaProblems } from '@ashlar/sdk'
import { blockTypeFault, isFirstParty } from '@ashlar/sdk/platform'
import { compiledCheck } from '@ashlar/sdk/server'
import { type CompositionCode, CompositionError } from './composition-error.ts'
import type { Lineup } from './lineup.ts'
import type { LoadedPackage } from './load-package.ts'

/**
 * Refuse blocks that would hurt once content holds them: a type of another vendor, or a block that is not valid as it
 * is inserted. A type that a package has already stays its own, whatever rule came later: content holds it.
 */
export function refuseFaultyBlocks(loaded: readonly LoadedPackage[], serving: Lineup): void {
  const before = new Set(serving.generations.flatMap(({ packages }) => packages.flatMap(typesOf)))
  for (const each of loaded) {
    const { name } = each.source
    for (const block of each.blocks) {
      const fault = before.has(`${name} ${block.type}`) ? undefined : faultOf(each, block)
      if (fault !== undefined) throw new CompositionError(fault.code, name, fault.message)
    }
  }
}

const typesOf = ({ source, blocks }: LoadedPackage) => blocks.map(({ type }) => `${source.name} ${type}`)

interface BlockFault {
  readonly code: CompositionCode
  readonly message: string
}

function faultOf({ source: { name }, manifest }: LoadedPackage, block: Block): BlockFault | undefined {
  const fault = blockTypeFault(name, manifest, block.type)
  if (fault !== undefined) return { code: 'FOREIGN_BLOCK_TYPE', message: `${fault.message} ${fault.fix}` }
  const props = fillProps(block, {})
  if (isFirstParty(name) || compiledCheck(block.schema, props)) return undefined
  const [first] = schemaProblems(block.schema, props)
  const where = first === undefined ? '' : `, the prop “${first.path.slice(1).replaceAll('/', '.')}”: ${first.message}`
  const message = `The block "${block.type}" is not valid without settings${where} Give every prop a default, or make it optional.`
  return { code: 'BAD_DEFAULTS', message }
}
