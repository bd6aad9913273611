import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import type { Block } from '@ashlar/sdk'
import type { StoredFixture } from '@ashlar/sdk/testing'
import { isObject } from '../pack/author-package.ts'

/** Stored content of a block by a name that says where it stands: `v1.json default`. */
export type Fixtures = Readonly<Record<string, StoredFixture>>

/**
 * Fixtures of a block: of every `fixtures/*.json` below `src/`. In a package of several blocks their files begin with
 * the name of the block, `quote-v1.json`: those of a block `quote-image` are others. Undefined where the sources do not lie beside the built package.
 */
export async function fixturesOf(folder: string, block: Block, isOnly: boolean): Promise<Fixtures | undefined> {
  const source = join(folder, 'src')
  const paths = await readdir(source, { recursive: true }).catch(() => undefined)
  if (paths === undefined) return undefined
  const name = block.type.replace(/^.*\//, '')
  const found: Record<string, StoredFixture> = {}
  for (const path of paths.sort()) {
    if (!path.endsWith('.json') || !dirname(path).split(sep).includes('fixtures')) continue
    if (!isOnly && basename(path).replace(/-v\d+\.json$/, '') !== name) continue
    const file: unknown = JSON.parse(await readFile(join(source, path), 'utf8'))
    for (const [key, fixture] of Object.entries(isObject(file) ? file : {})) {
      if (isFixture(fixture)) found[`${basename(path)} ${key}`] = fixture
    }
  }
  return found
}

const isFixture = (value: unknown): value is StoredFixture =>
  isObject(value) && typeof value['version'] === 'number' && isObject(value['props'])
