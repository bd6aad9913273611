import { type BlockCatalogue, blockCatalogue } from '@ashlar/sdk'
import type { BlockEditor } from '@ashlar/sdk/editor'
import type { BlockRow } from '@ashlar/sdk/platform'
import type { BlockRenderer } from '@ashlar/sdk/renderer'
import { reportBrowserFault } from '@ashlar/sdk/shell'
import { texts } from '@ashlar/sdk/ui'

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
  const { renderer, editor } = row.browser
  const load = (address: string | undefined) => (address === undefined ? {} : inTime(importModule(address)))
  try {
    const [drawn, edited] = await Promise.all([load(renderer), load(editor)])
    return {
      name: row.packageName,
      renderers: valuesOf(drawn).flat().filter(isRenderer),
      editors: valuesOf(edited).flat().filter(isEditor),
    }
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
