import { type BlockCatalogue, blockCatalogue } from '@ashlar/sdk'
import type { BlockEditor } from '@ashlar/sdk/editor'
import type { BlockRow } from '@ashlar/sdk/platform'
import type { BlockRenderer } from '@ashlar/sdk/renderer'
import { reportBrowserFault } from '@ashlar/sdk/shell'
import { texts } from '@ashlar/sdk/ui'
import Type from 'typebox'
import { Check } from 'typebox/value'

const t = texts('admin')

/** The block types of this installation, with the code that draws and edits them. */
export interface LoadedBlocks {
  readonly catalogue: BlockCatalogue
  readonly renderers: ReadonlyMap<string, BlockRenderer>
  readonly editors: ReadonlyMap<string, BlockEditor>
  readonly rows: ReadonlyMap<string, BlockRow>
  /** Why a type can't be drawn or edited, as a sentence. */
  readonly failures: ReadonlyMap<string, string>
}

export type ImportModule = (address: string) => Promise<unknown>

/** Milliseconds: one package that does not answer must not keep the editor waiting. */
const patience = 15_000

/** Loads every package's entries side by side through the page's import map. A failing one costs its own blocks only. */
export async function loadBlocks(rows: readonly BlockRow[], importModule: ImportModule): Promise<LoadedBlocks> {
  const packages = new Map<string, BlockRow>(rows.map((row) => [row.packageName, row]))
  const loaded = await Promise.all([...packages.values()].map((row) => loadPackage(row, importModule)))

  const failures = new Map<string, string>()
  const renderers = new Map<string, BlockRenderer>()
  const editors = new Map<string, BlockEditor>()
  for (const one of loaded) {
    for (const renderer of one.renderers) renderers.set(renderer.block.type, renderer)
    for (const editor of one.editors) editors.set(editor.block.type, editor)
    if (one.failure === undefined) continue
    for (const row of rows) if (row.packageName === one.name) failures.set(row.type, one.failure)
  }
  for (const row of rows) if (row.failure !== '') failures.set(row.type, row.failure)
  return {
    catalogue: blockCatalogue(
      rows.flatMap(({ type }) => (failures.has(type) ? [] : (renderers.get(type)?.block ?? []))),
    ),
    renderers,
    editors,
    rows: new Map(rows.map((row) => [row.type, row])),
    failures,
  }
}

interface LoadedPackage {
  readonly name: string
  readonly renderers: readonly BlockRenderer[]
  readonly editors: readonly BlockEditor[]
  readonly failure?: string
}

async function loadPackage(row: BlockRow, importModule: ImportModule): Promise<LoadedPackage> {
  try {
    const values = ((await joinedCode(row, importModule)) ?? (await ownCode(row, importModule)))
      .flatMap(valuesOf)
      .flat()
    return { name: row.packageName, renderers: values.filter(isRenderer), editors: values.filter(isEditor) }
  } catch (error) {
    console.error(`The package ${row.packageName} could not be loaded.`, error)
    reportBrowserFault({
      package: { name: row.packageName, version: row.packageVersion },
      ...{ part: 'block', of: row.type, error },
    })
    const why = error instanceof Error ? error.message : String(error)
    return {
      name: row.packageName,
      renderers: [],
      editors: [],
      failure: t('It could not be loaded: {why}', { why }),
    }
  }
}

/** Both entries of a package, from its own files. */
function ownCode({ browser: { renderer, editor } }: BlockRow, importModule: ImportModule): Promise<unknown[]> {
  const addresses = [renderer, editor].filter((address) => address !== undefined)
  return Promise.all([...new Set(addresses)].map((address) => inTime(importModule(address))))
}

/**
 * The same from the file that holds many packages' blocks, which a browser fetches once for them all; undefined when the
 * package is not in it, or when the file can't be had. Throws what the package threw.
 */
async function joinedCode(
  { browser, packageName }: BlockRow,
  importModule: ImportModule,
): Promise<unknown[] | undefined> {
  if (browser.joined === undefined) return undefined
  const module = await inTime(importModule(browser.joined)).catch(() => undefined)
  const found = Check(JoinedModule, module) ? module.packages[packageName] : undefined
  if (found?.error !== undefined) throw found.error
  return found?.exports
}

const JoinedModule = Type.Object({
  packages: Type.Record(
    Type.String(),
    Type.Object({ exports: Type.Optional(Type.Array(Type.Unknown())), error: Type.Optional(Type.Unknown()) }),
  ),
})

function inTime(loading: Promise<unknown>): Promise<unknown> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new DOMException(t('it did not respond within 15 seconds.'), 'TimeoutError')),
    patience,
  )
  return Promise.race([loading, promise]).finally(() => clearTimeout(timer))
}

function valuesOf(module: unknown): unknown[] {
  return typeof module === 'object' && module !== null ? Object.values(module) : []
}

function isRenderer(value: unknown): value is BlockRenderer {
  return hasKind(value, 'renderer')
}

function isEditor(value: unknown): value is BlockEditor {
  return hasKind(value, 'block-editor')
}

function hasKind(value: unknown, kind: string): boolean {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === kind
}
