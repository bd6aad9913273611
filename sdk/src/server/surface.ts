import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { BlockCatalogue } from '../content/catalogue.ts'
import type { Block } from '../definition/block.ts'
import type { Manifest, PackageEntry } from '../definition/manifest.ts'
import type { Module } from '../definition/module.ts'
import type { Token } from '../definition/token.ts'
import type { PackageOrigin } from '../platform/package.ts'
import type { BlockRenderer } from '../renderer/define.ts'
import type { SiteDefinition } from '../site/define.ts'
import type { ServerDefinition } from './define.ts'
import type { Tenant } from './request.ts'
import type { Injectable } from './service.ts'

/** A package as one composition holds it. */
export interface ComposedPackage {
  /** npm name. */
  readonly name: string
  readonly version: string
  readonly origin: PackageOrigin
  /** One sentence for whoever decides about it; may be empty. */
  readonly description: string
  readonly manifest: Manifest
  readonly module: Module | undefined
  readonly blocks: readonly Block[]
  readonly server: ServerDefinition | undefined
  readonly site: SiteDefinition | undefined
  readonly renderers: readonly BlockRenderer[]
  /** Addresses from which a browser loads the package's entries; immutable, the version is in the path. */
  readonly browser: Readonly<
    Partial<
      Record<
        Extract<
          PackageEntry,
          '.' | './admin' | './definitions' | './editor' | './renderer' | './client' | './patterns'
        >,
        string
      >
    >
  >
  /** The package's style sheet, or the empty string. */
  readonly css: string
  /** Why the package's blocks or routes are not served, when they are not. */
  readonly failure: string | undefined
}

/** What the host made of a set of packages: the one thing surfaces are built from. */
export interface Composition {
  /** Counts up with every change of the set. */
  readonly generation: number
  readonly packages: readonly ComposedPackage[]
  readonly modules: readonly Module[]
  readonly blocks: BlockCatalogue
  readonly renderers: ReadonlyMap<string, BlockRenderer>
  /** The instance behind a token or class; throws with its id when nothing provides it. */
  resolve<T>(wanted: Token<T>): T
  /**
   * The same for a list, in order, to hand on to the function that was declared with it. Only that function's types say
   * what each is, so here they are `never`: they fit it, and nobody else can do anything with them.
   */
  resolveAll(wanted: readonly Injectable[]): never[]
}

/**
 * Answers a GET or HEAD request of a visitor of whom nothing is known, wholly and at once, from memory; false when the
 * request has to go the whole way. Asked before the application is, so that such an answer costs next to nothing.
 */
export type MemoryAnswer = (tenant: Tenant, request: IncomingMessage, response: ServerResponse) => boolean

/** A face of the product besides the API: the site for visitors, the admin for staff. */
export interface Surface {
  readonly kind: 'surface'
  readonly id: string
  /** Register routes and hooks in a Fastify scope of its own; gives what it answers from memory, if anything. */
  readonly register: (
    app: FastifyInstance,
    composition: Composition,
  ) => MemoryAnswer | undefined | void | Promise<MemoryAnswer | undefined | void>
}

/*#__NO_SIDE_EFFECTS__*/
export function defineSurface(id: string, register: Surface['register']): Surface {
  return Object.freeze({ kind: 'surface', id, register })
}
