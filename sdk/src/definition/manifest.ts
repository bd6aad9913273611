import Type, { type Static } from 'typebox'

/** The `ashlar` field of a package's package.json: lets the host know a package without running it. */
export const Manifest = Type.Object(
  {
    kind: Type.Union([Type.Literal('block'), Type.Literal('module')]),
    /** Module id, or the name of a block package; unique in an installation. */
    id: Type.String({ pattern: '^[a-z][a-z0-9_-]*(/[a-z][a-z0-9_-]*)?$', maxLength: 80 }),
    /** What people call it; without one, its module’s title, or those of its blocks. */
    title: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    /** Semver range of the SDK that the package was written against. */
    sdk: Type.String({ maxLength: 80 }),
    /** Ids of packages that must be installed, with a semver range each. */
    requires: Type.Optional(Type.Record(Type.String(), Type.String())),
  },
  { additionalProperties: false },
)
export type Manifest = Static<typeof Manifest>

/** The fixed entries a package may have, the same for first-party packages and a stranger's. */
export const packageEntries = ['.', './server', './admin', './editor', './renderer', './client', './site'] as const
export type PackageEntry = (typeof packageEntries)[number]
