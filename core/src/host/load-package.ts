import { type Block, isBlock, isModule, Manifest, type Module } from '@ashlar/sdk'
import type { BlockRenderer } from '@ashlar/sdk/renderer'
import type { ServerDefinition } from '@ashlar/sdk/server'
import type { SiteDefinition } from '@ashlar/sdk/site'
import { satisfies } from 'semver'
import { Compile } from 'typebox/compile'
import { CompositionError, reasonOf } from './composition-error.ts'
import type { PackageSource } from './package-source.ts'
import { sdkVersion } from './sdk-version.ts'

/** A package whose entries have run. */
export interface LoadedPackage {
  readonly source: PackageSource
  readonly manifest: Manifest
  readonly module: Module | undefined
  readonly blocks: readonly Block[]
  readonly server: ServerDefinition | undefined
  readonly site: SiteDefinition | undefined
  readonly renderers: readonly BlockRenderer[]
  readonly css: string
  /** What an entry threw: nothing of the package is served then, and its blocks are unknown ones. */
  readonly failure: string | undefined
}

/**
 * Run a package's entries and check what they export.
 * Throws a CompositionError for what its author must mend; an entry that throws makes a package with a `failure`.
 */
export async function loadPackage(source: PackageSource): Promise<LoadedPackage> {
  const manifest = manifestOf(source)
  const failed = (blocks: readonly Block[], entry: string, error: unknown): LoadedPackage => ({
    ...{ source, manifest, blocks, ...nothing },
    failure: `Its entry ${entry} could not be loaded: ${reasonOf(error)}`,
  })

  let root: Definitions
  try {
    root = definitionsOf(source, manifest, (await source.load('.')) ?? {})
  } catch (error) {
    if (error instanceof CompositionError) throw error
    return failed([], '"."', error)
  }

  const loaded: Partial<Record<'./server' | './site' | './renderer', unknown>> = {}
  for (const entry of ['./server', './site', './renderer'] as const) {
    try {
      loaded[entry] = (await source.load(entry))?.default
    } catch (error) {
      return failed(root.blocks, `"${entry}"`, error)
    }
  }
  return {
    ...{ source, manifest, ...root, failure: undefined },
    server: serverOf(source, root.module, loaded['./server']),
    site: siteOf(source, loaded['./site']),
    renderers: renderersOf(source, root.blocks, loaded['./renderer']),
    css: await source.css(),
  }
}

/** A package that is not run at all: it stands in the list with the reason, and its blocks are unknown ones. */
export function leftOut(source: PackageSource, reason: string): LoadedPackage {
  const { name, manifest } = source
  const shown: Manifest = manifestCheck.Check(manifest) ? manifest : { kind: 'block', id: name, sdk: '*' }
  return { source, manifest: shown, blocks: [], ...nothing, failure: reason }
}

/** A package that was run, and of which nothing is served. */
export function withFailure(loaded: LoadedPackage, failure: string): LoadedPackage {
  return { ...loaded, ...nothing, failure }
}

/** Every package of every composition is looked at. */
const manifestCheck = Compile(Manifest)

const nothing = { module: undefined, server: undefined, site: undefined, renderers: [], css: '' }

interface Definitions {
  readonly module: Module | undefined
  readonly blocks: readonly Block[]
}

function manifestOf({ name, manifest }: PackageSource): Manifest {
  if (!manifestCheck.Check(manifest)) {
    const [error] = manifestCheck.Errors(manifest)
    const where = error === undefined ? '' : `${error.instancePath} ${error.message}`.trim()
    throw new CompositionError(
      'BAD_MANIFEST',
      name,
      `The field "ashlar" of ${name}'s package.json is invalid: ${where}.`,
    )
  }
  if (!satisfies(sdkVersion, manifest.sdk, { includePrerelease: true })) {
    const message = `${name} requires the SDK ${manifest.sdk}. This installation has ${sdkVersion}.`
    throw new CompositionError('SDK_RANGE', name, message)
  }
  return manifest
}

function definitionsOf(
  { name }: PackageSource,
  manifest: Manifest,
  root: Readonly<Record<string, unknown>>,
): Definitions {
  const values = [...new Set(Object.values(root))]
  const modules = values.filter(isModule)
  const module = modules.find(({ id }) => id === manifest.id)
  const stranger = modules.find(({ id }) => id !== manifest.id)
  if (stranger !== undefined) {
    throw badEntry(name, `exports the module "${stranger.id}", but its manifest calls it "${manifest.id}"`)
  }
  if (manifest.kind === 'module' && module === undefined) {
    throw badEntry(name, `must export the module "${manifest.id}" from its root entry`)
  }
  if (manifest.kind === 'block' && module !== undefined) {
    throw badEntry(name, `exports a module, so its manifest must say "kind": "module"`)
  }
  return { module, blocks: values.filter(isBlock) }
}

function serverOf({ name }: PackageSource, module: Module | undefined, value: unknown): ServerDefinition | undefined {
  if (value === undefined) return undefined
  if (!isServer(value)) throw badEntry(name, 'must export the result of defineServer as the default of "./server"')
  if (value.module.id !== module?.id) throw badEntry(name, `has a "./server" of another module, "${value.module.id}"`)
  const { id } = value.module
  const foreign = value.events.find((event) => !event.id.startsWith(`${id}.`))
  if (foreign !== undefined)
    throw badEntry(name, `declares the event "${foreign.id}"; its own ids must start with "${id}."`)
  return value
}

function siteOf({ name }: PackageSource, value: unknown): SiteDefinition | undefined {
  if (value === undefined) return undefined
  if (!isSite(value)) throw badEntry(name, 'must export the result of defineSite as the default of "./site"')
  return value
}

function renderersOf({ name }: PackageSource, blocks: readonly Block[], value: unknown): readonly BlockRenderer[] {
  const renderers: readonly unknown[] = value === undefined ? [] : Array.isArray(value) ? value : [value]
  if (!renderers.every(isRenderer)) {
    throw badEntry(name, 'must export one renderer, or a list of them, as the default of "./renderer"')
  }
  const own = new Set(blocks.map(({ type }) => type))
  const stray = renderers.find(({ block }) => !own.has(block.type))
  if (stray !== undefined) {
    const message = `${name} has a renderer for "${stray.block.type}", but its root entry does not export this block.`
    throw new CompositionError('RENDERER_WITHOUT_BLOCK', name, message)
  }
  const rendered = new Set(renderers.map(({ block }) => block.type))
  const bare = blocks.find(({ type }) => !rendered.has(type))
  if (bare !== undefined) {
    const message = `${name} exports the block "${bare.type}" without a renderer in "./renderer".`
    throw new CompositionError('BLOCK_WITHOUT_RENDERER', name, message)
  }
  return renderers
}

const badEntry = (name: string, what: string) => new CompositionError('BAD_ENTRY', name, `${name} ${what}.`)

const hasKind = (value: unknown, kind: string) =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === kind
export const isServer = (value: unknown): value is ServerDefinition => hasKind(value, 'server')
const isSite = (value: unknown): value is SiteDefinition => hasKind(value, 'site')
const isRenderer = (value: unknown): value is BlockRenderer => hasKind(value, 'renderer')
