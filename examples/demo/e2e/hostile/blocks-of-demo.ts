import { type Block, type BlockCatalogue, blockCatalogue } from '@ashlar/sdk'
import { packages } from '../../src/composition.ts'

/** Definitions of every block that the demo has. */
export async function blocksOfDemo(): Promise<BlockCatalogue> {
  const entries = await Promise.all((await packages).map(({ load }) => load('.')))
  return blockCatalogue(entries.flatMap((entry) => Object.values(entry ?? {}).filter(isBlock)))
}

const isBlock = (value: unknown): value is Block =>
  typeof value === 'object' && value !== null && 'schema' in value && 'nesting' in value && 'regions' in value
