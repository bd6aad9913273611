import Type, { type Static } from 'typebox'

/** Rows on a page of what the registry has. */
export const discoveriesPerPage = 20

/** Packages among which is looked; the registry gives no more at once. */
export const mostDiscoveries = 250

const Kind = Type.Enum(['block', 'module'])

/** A row of `GET /api/v1/admin/packages/discover/`: a package that the registry has. */
export const FoundPackage = Type.Object({
  name: Type.String(),
  /** The newest. */
  version: Type.String(),
  title: Type.String(),
  description: Type.String(),
  /** Null where the package does not say. */
  kind: Type.Union([Kind, Type.Null()]),
  /** Name of the account that published it; empty where the registry does not say. */
  publisher: Type.String(),
  publishedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  /** Whether the newest version works with the SDK of this server; `unknown` where the registry gave no manifest. */
  fit: Type.Enum(['fits', 'other', 'unknown']),
  /** Version that is installed here; null without one. */
  installed: Type.Union([Type.String(), Type.Null()]),
})
export type FoundPackage = Static<typeof FoundPackage>

/** `results` of `GET /api/v1/admin/packages/discover/package/?name=`: what can be read of it before it is installed. */
export const PackageListing = Type.Object({
  ...FoundPackage.properties,
  license: Type.String(),
  /** Range of the SDK that the newest version was written for. */
  sdk: Type.String(),
  /** Version of the SDK of this server. */
  serverSdk: Type.String(),
  /** The newest version that works with it; null without one. */
  fitting: Type.Union([Type.String(), Type.Null()]),
  /** Bytes, unpacked; null where the registry does not say. */
  size: Type.Union([Type.Integer(), Type.Null()]),
  /** As its author wrote it, in Markdown; empty without one. */
  readme: Type.String(),
  /** Pictures of `fitting`, or of the newest version; each is given by `getPackageScreenshot`. */
  screenshots: Type.Array(Type.Object({ title: Type.String(), version: Type.String(), number: Type.Integer() })),
})
export type PackageListing = Static<typeof PackageListing>

/** What is looked for. */
export const DiscoveryQuery = Type.Object({
  search: Type.Optional(Type.String({ maxLength: 100 })),
  kind: Type.Optional(Kind),
  /** From 1, each of `discoveriesPerPage`: the list is the registry's, not one of this server. */
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: Math.ceil(mostDiscoveries / discoveriesPerPage) })),
})
export type DiscoveryQuery = Static<typeof DiscoveryQuery>
