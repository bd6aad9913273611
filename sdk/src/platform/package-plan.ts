import Type, { type Static } from 'typebox'

/**
 * Ways to change the set of packages. `upgrade` also goes to an older version that is named; `rollback` goes to the
 * version that was active before. `try` gives chosen tenants another version of a block package beside the one that
 * all have; `promote` makes it everybody's, `withdraw` ends it.
 */
export const PackageAction = Type.Enum(['install', 'upgrade', 'rollback', 'remove', 'try', 'promote', 'withdraw'])
export type PackageAction = Static<typeof PackageAction>

const Name = Type.String({ pattern: '^(@[a-z0-9][a-z0-9._-]*/)?[a-z0-9][a-z0-9._-]*$', maxLength: 214 })
const Version = Type.String({ minLength: 1, maxLength: 100 })

/** Body of `POST /api/v1/admin/packages/plans/`. */
export const PackagePlanRequest = Type.Object(
  {
    action: PackageAction,
    /** npm name. */
    name: Name,
    /** Version, range or tag; the newest that the registry has without it. Not for rollback, remove, withdraw. */
    version: Type.Optional(Version),
    /** For `remove`: drop its tables and their rows too. */
    withData: Type.Optional(Type.Boolean()),
    /** For `remove`: also while content holds its blocks; it stays as it is and comes back with the package. */
    keepContent: Type.Optional(Type.Boolean()),
    /** For `try`: ids of the tenants. */
    tenants: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1, maxItems: 100 })),
  },
  { additionalProperties: false },
)
export type PackagePlanRequest = Static<typeof PackagePlanRequest>

const Change = Type.Enum(['added', 'changed', 'removed', 'kept'])

/** A document that could not be brought forward, or that holds a block which would be missed. */
export const PlannedDocument = Type.Object({
  /** `page`, `page-draft`, `page-revision`, `template`; see `DocumentKind`. */
  kind: Type.String(),
  kindTitle: Type.String(),
  tenant: Type.String(),
  title: Type.String(),
  /** Where staff of its tenant open it, or the empty string. */
  address: Type.String(),
  /** Id of the node, or the empty string. */
  node: Type.String(),
  reason: Type.String(),
})
export type PlannedDocument = Static<typeof PlannedDocument>

/** A page that people built at an address at which a package has one of its own. */
export const PlannedPage = Type.Object({
  /** Name of the website. */
  tenant: Type.String(),
  title: Type.String(),
  path: Type.String(),
})
export type PlannedPage = Static<typeof PlannedPage>

/** What a change of the set of packages will do, worked out before anything is done. */
export const PackagePlan = Type.Object({
  id: Type.String(),
  action: PackageAction,
  name: Type.String(),
  title: Type.String(),
  description: Type.String(),
  kind: Type.Enum(['block', 'module']),
  from: Type.Union([Type.String(), Type.Null()]),
  to: Type.Union([Type.String(), Type.Null()]),
  /** `sha512-…` of the tarball; empty when nothing is fetched. */
  integrity: Type.String(),
  license: Type.String(),
  /** Bytes, unpacked. */
  size: Type.Integer(),
  permissions: Type.Array(Type.Object({ area: Type.String(), title: Type.String(), change: Change })),
  routes: Type.Array(Type.Object({ method: Type.String(), url: Type.String(), access: Type.String(), change: Change })),
  screens: Type.Array(Type.Object({ path: Type.String(), title: Type.String(), change: Change })),
  /** Pages for visitors that it makes by itself. */
  pages: Type.Array(
    Type.Object({
      /** With its parameters: `/bookings/:day`. */
      path: Type.String(),
      change: Change,
      /** People's pages at these addresses, the first twenty: they go first, and nobody sees the package's there. */
      inFront: Type.Array(PlannedPage),
    }),
  ),
  /** Background work that it does. */
  jobs: Type.Array(Type.Object({ id: Type.String(), change: Change })),
  /** When it does some of that by the clock: cron expressions, UTC. */
  schedules: Type.Array(Type.Object({ job: Type.String(), cron: Type.String(), change: Change })),
  /** Events that it hears. */
  events: Type.Array(Type.Object({ id: Type.String(), change: Change })),
  /** `sitemap.xml`, where it adds addresses to it. */
  sitemap: Type.Array(Type.Object({ id: Type.String(), change: Change })),
  /** Tables of the module with their rows; `rows` is null for a table that is not there yet. */
  tables: Type.Array(
    Type.Object({ name: Type.String(), rows: Type.Union([Type.Integer(), Type.Null()]), change: Change }),
  ),
  /** Names of the database migrations that will run. */
  migrations: Type.Array(Type.String()),
  blocks: Type.Array(
    Type.Object({
      type: Type.String(),
      title: Type.String(),
      change: Change,
      /** Data versions; null where the block is not there. */
      from: Type.Union([Type.Integer(), Type.Null()]),
      to: Type.Union([Type.Integer(), Type.Null()]),
      /** Documents that hold it. */
      documents: Type.Integer(),
    }),
  ),
  /** Result of bringing every stored document forward without storing it. */
  content: Type.Object({
    checked: Type.Integer(),
    changed: Type.Integer(),
    failed: Type.Integer(),
    /** The first twenty that failed, or that would miss a block. */
    documents: Type.Array(PlannedDocument),
  }),
  /** Packages that need this one. */
  requiredBy: Type.Array(Type.Object({ name: Type.String(), title: Type.String() })),
  /** Bytes gzip of what browsers load: `visitor` the client modules and style sheet, `staff` all entries. */
  clientSize: Type.Object({
    visitor: Type.Object({ from: Type.Integer(), to: Type.Integer() }),
    staff: Type.Object({ from: Type.Integer(), to: Type.Integer() }),
  }),
  /** For `try`: the tenants. */
  tenants: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
  /** Why the change can't be made; empty when it can. */
  obstacles: Type.Array(Type.Object({ code: Type.String(), message: Type.String() })),
  /** What should be known before it is made. */
  warnings: Type.Array(Type.String()),
  createdAt: Type.String({ format: 'date-time' }),
})
export type PackagePlan = Static<typeof PackagePlan>
