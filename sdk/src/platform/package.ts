import Type, { type Static } from 'typebox'

/** `distribution`: comes with the server and its releases. `store`: installed while it runs, from a registry or a file. */
export const PackageOrigin = Type.Enum(['distribution', 'store'])
export type PackageOrigin = Static<typeof PackageOrigin>

/** A row of `GET /api/v1/admin/packages/`. */
export const PackageRow = Type.Object({
  name: Type.String(),
  id: Type.String(),
  kind: Type.Enum(['block', 'module']),
  title: Type.String(),
  /** A Lucide icon name: of its first block or its first screen. */
  icon: Type.String(),
  description: Type.String(),
  version: Type.String(),
  /** Whether it came with the distribution or was installed into the package store. */
  origin: PackageOrigin,
  status: Type.Enum(['active', 'failed']),
  /** Why it failed, in a sentence; empty otherwise. */
  reason: Type.String(),
  /** Faults of this version in the last hour, over all servers that answer this request; see `PackageFault`. */
  faults: Type.Integer(),
  /** A second version that some tenants try, if there is one. */
  trial: Type.Union([Type.Object({ version: Type.String(), tenants: Type.Integer() }), Type.Null()]),
  blocks: Type.Array(Type.String()),
  /** For a module: whether this tenant's plan allows it, and whether it is switched on. */
  allowed: Type.Boolean(),
  enabled: Type.Boolean(),
  /** A module that every website has: no plan holds it back and nobody can switch it off. */
  always: Type.Boolean(),
})
export type PackageRow = Static<typeof PackageRow>

/** A row of `GET /api/v1/admin/blocks/`: everything the editor needs to know of a block type without its code. */
export const BlockRow = Type.Object({
  type: Type.String(),
  title: Type.String(),
  icon: Type.String(),
  category: Type.String(),
  keywords: Type.Array(Type.String()),
  /** Data version. */
  version: Type.Integer(),
  packageName: Type.String(),
  packageVersion: Type.String(),
  /**
   * Addresses of the package's browser entries, loaded by the editor: `definitions` when it opens, so that every block can
   * be offered and placed, the others when one is to be drawn. A renderer names the block that it draws.
   */
  browser: Type.Object({
    definitions: Type.Optional(Type.String()),
    renderer: Type.Optional(Type.String()),
    editor: Type.Optional(Type.String()),
    /**
     * Addresses of one file each with what many packages have in these entries; it exports `packages`, by their names. A
     * package that is not in it has its own files alone.
     */
    joined: Type.Optional(
      Type.Object({
        definitions: Type.Optional(Type.String()),
        /** Renderers and editors of the blocks that are likely to stand together. */
        code: Type.String(),
      }),
    ),
  }),
  /** The server has data for the block: `loadBlockData` gives it for the props that a node has. */
  loads: Type.Boolean(),
  /** Why the block can't be used just now; empty otherwise. */
  failure: Type.String(),
})
export type BlockRow = Static<typeof BlockRow>

/** A row of `GET /api/v1/admin/blocks/patterns/`: a package that brings patterns. */
export const PatternPackageRow = Type.Object({
  packageName: Type.String(),
  packageVersion: Type.String(),
  /** Address of the package's entry `./patterns`, loaded when the pattern library is opened. */
  address: Type.String(),
  /** Why its patterns can't be used just now; empty otherwise. */
  failure: Type.String(),
})
export type PatternPackageRow = Static<typeof PatternPackageRow>

/** A row of `GET /api/v1/admin/blocks/schemas/`. */
export const BlockSchemaRow = Type.Object({
  type: Type.String(),
  /** Data version. */
  version: Type.Integer(),
  /** JSON Schema of the props, own and common together. */
  schema: Type.Unknown(),
})
export type BlockSchemaRow = Static<typeof BlockSchemaRow>
