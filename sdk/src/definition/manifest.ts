import Type, { type Static } from 'typebox'

/** A picture of a package in use. */
export const Screenshot = Type.Object(
  {
    /** Below the package's folder: `screenshots/list.png`. PNG, JPEG, WebP or AVIF, 1 MB at most. */
    file: Type.String({
      pattern: '^[A-Za-z0-9_-]+(/[A-Za-z0-9_-][A-Za-z0-9._-]*)*\\.(png|jpg|jpeg|webp|avif)$',
      maxLength: 120,
    }),
    /** What it shows, in a few words: also read to those who do not see it. */
    title: Type.String({ minLength: 1, maxLength: 120 }),
  },
  { additionalProperties: false },
)
export type Screenshot = Static<typeof Screenshot>

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
    /** Pictures that people see before they install it, in their order. */
    screenshots: Type.Optional(Type.Array(Screenshot, { maxItems: 6 })),
  },
  { additionalProperties: false },
)
export type Manifest = Static<typeof Manifest>

/** The fixed entries a package may have, the same for first-party packages and a stranger's. */
export const packageEntries = [
  '.',
  './server',
  './admin',
  './definitions',
  './editor',
  './renderer',
  './client',
  './site',
  './patterns',
] as const
export type PackageEntry = (typeof packageEntries)[number]
