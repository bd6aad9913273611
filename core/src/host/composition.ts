import type { Token } from '@ashlar/sdk'
import { blockCatalogue } from '@ashlar/sdk'
import type { Injectable } from '@ashlar/sdk/server'
import type { ComposedPackage, Composition } from '@ashlar/sdk/surface'
import { browserAddresses } from './browser-files.ts'
import type { LoadedPackage } from './load-package.ts'
import type { Services } from './services.ts'

/** The packages in order, as surfaces and services see them. What a failed package brings is left out. */
export function compositionOf(generation: number, packages: readonly LoadedPackage[], services: Services): Composition {
  const working = packages.filter(({ failure }) => failure === undefined)
  return Object.freeze({
    generation,
    packages: packages.map(composed),
    modules: working.flatMap(({ module }) => module ?? []),
    blocks: blockCatalogue(working.flatMap(({ blocks }) => blocks)),
    renderers: new Map(working.flatMap(({ renderers }) => renderers.map((each) => [each.block.type, each] as const))),
    // A token's id says which type stands behind it; the container can't.
    resolve: <T>(wanted: Token<T>): T => services.resolve(wanted) as T,
    resolveAll: (wanted: readonly Injectable[]): never[] => services.resolveAll(wanted),
  })
}

function composed({
  source,
  manifest,
  module,
  blocks,
  server,
  site,
  renderers,
  css,
  failure,
}: LoadedPackage): ComposedPackage {
  const { name, version, origin, description } = source
  const parts = { module, blocks, server, site, renderers, css, failure }
  return Object.freeze({ name, version, origin, description, manifest, ...parts, browser: browserAddresses(source) })
}
