import { type Block, type BlockCatalogue, blockCatalogue } from '@ashlar/sdk'
import type { BlockEditor } from '@ashlar/sdk/editor'
import type { BlockRow } from '@ashlar/sdk/platform'
import type { BlockRenderer } from '@ashlar/sdk/renderer'
import { reportBrowserFault } from '@ashlar/sdk/shell'
import { texts } from '@ashlar/sdk/ui'
import { codeOf, definitionsOf, type ImportModule } from './block-entries.ts'

const t = texts('admin')

/**
 * The block types of this installation. What each of them is, is known from the beginning; the code that draws and edits
 * it is there once somebody has asked for it.
 */
export interface LoadedBlocks {
  readonly catalogue: BlockCatalogue
  readonly rows: ReadonlyMap<string, BlockRow>
  /** Those whose code is there. */
  readonly renderers: ReadonlyMap<string, BlockRenderer>
  readonly editors: ReadonlyMap<string, BlockEditor>
  /** Why a type can't be drawn or edited, as a sentence. */
  readonly failures: ReadonlyMap<string, string>
  /**
   * Has the code of these types, or of all. Resolves when each of them is there or in `failures`; what failed is tried
   * once more when it is asked for again.
   */
  fetchCode(types?: Iterable<string>): Promise<void>
  /** Calls back whenever code has come, or could not be had. */
  subscribe(listener: () => void): () => void
}

/**
 * Loads through the page's import map what the blocks of every package are, and the code of those types that are asked for
 * at once. A package with a fault costs its own blocks only.
 */
export async function loadBlocks(
  rows: readonly BlockRow[],
  importModule: ImportModule,
  isWantedAtOnce: (row: BlockRow) => boolean = () => false,
): Promise<LoadedBlocks> {
  const blocks = new Blocks(rows, importModule)
  const atOnce = rows.filter(isWantedAtOnce).map(({ type }) => type)
  await Promise.all([blocks.define(), blocks.fetchCode(atOnce)])
  return blocks
}

class Blocks implements LoadedBlocks {
  readonly rows: ReadonlyMap<string, BlockRow>
  readonly renderers = new Map<string, BlockRenderer>()
  readonly editors = new Map<string, BlockEditor>()
  readonly failures = new Map<string, string>()
  readonly #definitions = new Map<string, Block>()
  readonly #importModule: ImportModule
  /** By the package's name; one that has failed is not in it. */
  readonly #fetched = new Map<string, Promise<void>>()
  readonly #listeners = new Set<() => void>()
  catalogue = blockCatalogue([])

  constructor(rows: readonly BlockRow[], importModule: ImportModule) {
    this.rows = new Map(rows.map((row) => [row.type, row]))
    this.#importModule = importModule
    for (const { type, failure } of rows) if (failure !== '') this.failures.set(type, failure)
  }

  /** What all of them are: of a package that does not say it apart, its code does. */
  async define(): Promise<void> {
    const all = [...this.rows.values()]
    const packages = new Map(all.map((row) => [row.packageName, row]))
    await Promise.all(Array.from(packages.values(), (row) => this.#definePackage(row)))
    this.catalogue = blockCatalogue(
      all.flatMap(({ type, failure }) =>
        failure === '' ? (this.#definitions.get(type) ?? this.renderers.get(type)?.block ?? []) : [],
      ),
    )
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async fetchCode(types: Iterable<string> = this.rows.keys()): Promise<void> {
    const wanted = new Map<string, BlockRow>()
    for (const type of types) {
      const row = this.rows.get(type)
      if (row?.failure === '') wanted.set(row.packageName, row)
    }
    await Promise.all(Array.from(wanted.values(), (row) => this.#fetchPackage(row)))
  }

  async #definePackage(row: BlockRow): Promise<void> {
    const types = this.#typesOf(row)
    if (types.length === 0) return
    const definitions = await definitionsOf(row, this.#importModule).catch((error: unknown) => {
      // The code says the same, and why it can't be had if it can't.
      console.warn(`The definitions of ${row.packageName} could not be loaded.`, error)
      return undefined
    })
    for (const block of definitions ?? []) this.#definitions.set(block.type, block)
    if (!types.every((type) => this.#definitions.has(type))) await this.#fetchPackage(row)
  }

  #fetchPackage(row: BlockRow): Promise<void> {
    const known = this.#fetched.get(row.packageName)
    if (known) return known
    const fetching = this.#takePackage(row)
    this.#fetched.set(row.packageName, fetching)
    return fetching
  }

  async #takePackage(row: BlockRow): Promise<void> {
    const types = this.#typesOf(row)
    try {
      const { renderers, editors } = await codeOf(row, this.#importModule)
      for (const renderer of renderers) this.renderers.set(renderer.block.type, renderer)
      for (const editor of editors) this.editors.set(editor.block.type, editor)
      for (const type of types) {
        if (this.renderers.has(type)) this.failures.delete(type)
        else this.failures.set(type, t('No installed package provides the block "{type}".', { type }))
      }
    } catch (error) {
      this.#fetched.delete(row.packageName)
      console.error(`The package ${row.packageName} could not be loaded.`, error)
      reportBrowserFault({
        package: { name: row.packageName, version: row.packageVersion },
        ...{ part: 'block', of: row.type, error },
      })
      const why = error instanceof Error ? error.message : String(error)
      for (const type of types) this.failures.set(type, t('It could not be loaded: {why}', { why }))
    }
    for (const listener of this.#listeners) listener()
  }

  /** Types of the row's package that nothing keeps from being used. */
  #typesOf({ packageName }: BlockRow): string[] {
    return [...this.rows.values()].flatMap((row) =>
      row.packageName === packageName && row.failure === '' ? [row.type] : [],
    )
  }
}
