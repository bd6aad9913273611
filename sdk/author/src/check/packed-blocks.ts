import { type Block, isBlock } from '@ashlar/sdk'
import { blockTypeFault, type Problem } from '@ashlar/sdk/check'
import type { BlockRenderer } from '@ashlar/sdk/renderer'
import type { BuiltPackage } from './built-package.ts'
import { type Fixtures, fixturesOf } from './fixtures.ts'
import type { LoadedEntries } from './load-entries.ts'

/** A block with what the package brings for it. */
export interface PackedBlock {
  readonly block: Block
  readonly renderer: BlockRenderer
  /** Undefined where the sources do not lie beside the built package. */
  readonly fixtures: Fixtures | undefined
}

/** The blocks of a loaded package; the problems, where a block's name or its renderer is not as it has to be. */
export async function packedBlocks(
  { folder, name, id }: BuiltPackage,
  loaded: LoadedEntries,
): Promise<{ blocks: PackedBlock[]; problems: Problem[] }> {
  const found = blocksIn(loaded['.'])
  const given = loaded['./renderer']?.['default']
  const renderers: readonly unknown[] = Array.isArray(given) ? given : [given]
  const blocks: PackedBlock[] = []
  const problems = definitionProblems(found, loaded['./definitions'])
  for (const block of found) {
    const where = `block ${block.type}`
    const fault = blockTypeFault(name, { id }, block.type)
    if (fault !== undefined) problems.push({ rule: 'manifest', where, ...fault })
    const renderer = renderers.find((each) => isRendererOf(block, each))
    if (isRendererOf(block, renderer)) {
      blocks.push({ block, renderer, fixtures: await fixturesOf(folder, block, found.length === 1) })
    } else {
      const message = 'The default export of "./renderer" has no renderer for it.'
      problems.push({
        rule: 'renderer',
        where,
        message,
        fix: 'Export the result of defineBlockRenderer, or a list of results.',
      })
    }
  }
  return { blocks, problems }
}

const blocksIn = (entry: LoadedEntries[string] = {}) => [...new Set(Object.values(entry))].filter(isBlock)

/** The editor offers what the definitions say: without a block there it would have to load the code of all. */
function definitionProblems(blocks: readonly Block[], entry: LoadedEntries[string] | undefined): Problem[] {
  if (entry === undefined) return []
  const defined = blocksIn(entry)
  const missing = blocks.find((block) => !defined.includes(block))
  const stray = defined.find((block) => !blocks.includes(block))
  const type = (missing ?? stray)?.type
  if (type === undefined) return []
  const message =
    missing === undefined
      ? `The entry "./definitions" exports the block "${type}", but the entry "." does not.`
      : `The entry "./definitions" does not export the block "${type}".`
  const fix = 'Export every block of the package from both, or remove the entry "./definitions".'
  return [{ rule: 'entries', where: 'entry "./definitions"', message, fix }]
}

const isRendererOf = (block: Block, value: unknown): value is BlockRenderer =>
  typeof value === 'object' && value !== null && 'block' in value && value.block === block
