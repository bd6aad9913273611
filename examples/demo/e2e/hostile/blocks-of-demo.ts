import { type Block, type BlockCatalogue, blockCatalogue, isPatterns, type Patterns } from '@ashlar/sdk'
import type { BlockRenderer } from '@ashlar/sdk/renderer'
import { packages } from '../../src/composition.ts'

/** Definitions of every block that the demo has. */
export async function blocksOfDemo(): Promise<BlockCatalogue> {
  const entries = await Promise.all((await packages).map(({ load }) => load('.')))
  return blockCatalogue(entries.flatMap((entry) => Object.values(entry ?? {}).filter(isBlock)))
}

const isBlock = (value: unknown): value is Block =>
  typeof value === 'object' && value !== null && 'schema' in value && 'nesting' in value && 'regions' in value

/** Their renderers, by the type of the block. */
export async function renderersOfDemo(): Promise<ReadonlyMap<string, BlockRenderer>> {
  const entries = await Promise.all((await packages).map(({ load }) => load('./renderer')))
  const renderers = entries.flatMap((entry) => entry?.['default'] ?? []).filter(isRenderer)
  return new Map(renderers.map((renderer) => [renderer.block.type, renderer]))
}

const isRenderer = (value: unknown): value is BlockRenderer =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'renderer'

/** What each package of the demo offers to begin from. */
export async function patternsOfDemo(): Promise<readonly Patterns[]> {
  const entries = await Promise.all((await packages).map(({ load }) => load('./patterns')))
  return entries.flatMap((entry) => entry?.['default'] ?? []).filter(isPatterns)
}
