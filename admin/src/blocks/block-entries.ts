import { type Block, isBlock } from '@ashlar/sdk'
import type { BlockEditor } from '@ashlar/sdk/editor'
import type { BlockRow } from '@ashlar/sdk/platform'
import type { BlockRenderer } from '@ashlar/sdk/renderer'
import { texts } from '@ashlar/sdk/ui'
import Type from 'typebox'
import { Check } from 'typebox/value'

const t = texts('admin')

export type ImportModule = (address: string) => Promise<unknown>

/** Milliseconds: one package that does not answer must not keep the editor waiting. */
const patience = 15_000

/** What the blocks of a row's package are; undefined where it does not say it apart from their code. Throws what it threw. */
export async function definitionsOf(row: BlockRow, importModule: ImportModule): Promise<Block[] | undefined> {
  const { definitions, joined } = row.browser
  if (definitions === undefined) return undefined
  return (await exportsOf(row, [definitions], joined?.definitions, importModule)).filter(isBlock)
}

export interface BlockCode {
  readonly renderers: readonly BlockRenderer[]
  readonly editors: readonly BlockEditor[]
}

/** What draws and edits the blocks of a row's package. Throws what it threw. */
export async function codeOf(row: BlockRow, importModule: ImportModule): Promise<BlockCode> {
  const { renderer, editor, joined } = row.browser
  const addresses = [renderer, editor].filter((address) => address !== undefined)
  const values = await exportsOf(row, addresses, joined?.code, importModule)
  return { renderers: values.filter(isRenderer), editors: values.filter(isEditor) }
}

/** What a package's files export, out of the file that holds those of many packages where it is in there. */
async function exportsOf(
  { packageName }: BlockRow,
  addresses: readonly string[],
  joined: string | undefined,
  importModule: ImportModule,
): Promise<unknown[]> {
  const load = (address: string) => inTime(importModule(address))
  const modules =
    (joined === undefined ? undefined : await joinedExports(packageName, load(joined))) ??
    (await Promise.all([...new Set(addresses)].map(load)))
  return modules.flatMap(valuesOf).flat()
}

/** Undefined when the package is not in the file, or when the file can't be had. Throws what the package threw. */
async function joinedExports(packageName: string, loading: Promise<unknown>): Promise<unknown[] | undefined> {
  const module = await loading.catch(() => undefined)
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
