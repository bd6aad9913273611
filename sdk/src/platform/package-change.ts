import Type, { type Static } from 'typebox'
import { PackageAction, PackagePlan, PackagePlanRequest } from './package-plan.ts'

/** Steps of a change in their order; a change has those that it needs. */
const packageSteps = ['store', 'load', 'compose', 'migrate', 'check', 'activate', 'drain'] as const
export const PackageStep = Type.Enum([...packageSteps])
export type PackageStep = Static<typeof PackageStep>

/** A change of the set of packages while it is made, and afterwards as history. */
export const PackageChange = Type.Object({
  id: Type.String(),
  plan: Type.String(),
  action: PackageAction,
  name: Type.String(),
  title: Type.String(),
  from: Type.Union([Type.String(), Type.Null()]),
  to: Type.Union([Type.String(), Type.Null()]),
  /** `withdrawn`: undone by the server itself because the package failed too often. */
  state: Type.Enum(['running', 'done', 'failed', 'withdrawn']),
  steps: Type.Array(
    Type.Object({
      step: PackageStep,
      state: Type.Enum(['waiting', 'running', 'done', 'failed']),
      /** Milliseconds it took; null until it is over. */
      took: Type.Union([Type.Integer(), Type.Null()]),
    }),
  ),
  /** Why it failed, in a sentence for the person who can act; empty otherwise. */
  reason: Type.String(),
  /** Code of the failure, such as `MIGRATION_FAILED`; empty otherwise. */
  code: Type.String(),
  /** Who asked for it; `Ashlar` for what the server did itself. */
  by: Type.String(),
  startedAt: Type.String({ format: 'date-time' }),
  finishedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
})
export type PackageChange = Static<typeof PackageChange>

/** One server process of the installation. */
export const ServerProcess = Type.Object({
  id: Type.String(),
  pid: Type.Integer(),
  /** Set of packages it serves. */
  generation: Type.Integer(),
  /** Why it could not follow the newest set; empty otherwise. */
  failure: Type.String(),
  startedAt: Type.String({ format: 'date-time' }),
  seenAt: Type.String({ format: 'date-time' }),
  /** Bytes. */
  memory: Type.Integer(),
  /** Versions of store packages in its memory: modules can't be unloaded, so they add up until it is recycled. */
  loadedVersions: Type.Integer(),
  /** Versions at which it hands over to a fresh process. */
  mostVersions: Type.Integer(),
})
export type ServerProcess = Static<typeof ServerProcess>

/** `results` of `GET /api/v1/admin/packages/installation/`. */
export const InstallationState = Type.Object({
  /** Counts up with every change of the set. */
  generation: Type.Integer(),
  isSafeMode: Type.Boolean(),
  database: Type.Enum(['embedded', 'postgres']),
  /** Address of the registry from which packages are fetched. */
  registry: Type.String(),
  processes: Type.Array(ServerProcess),
  /** The change that is being made, if one is. */
  change: Type.Union([PackageChange, Type.Null()]),
})
export type InstallationState = Static<typeof InstallationState>

/** A row of `GET /api/v1/admin/packages/versions/?name=`: what was active, newest first, and what may be again. */
export const PackageVersion = Type.Object({
  version: Type.String(),
  integrity: Type.String(),
  isActive: Type.Boolean(),
  /** Where it came from: the registry's address, `upload`, or `distribution`. */
  source: Type.String(),
  /** When it was last made active; null for one that never was. */
  activatedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
})
export type PackageVersion = Static<typeof PackageVersion>

/** `results` of `GET /api/v1/admin/packages/contents/?name=`: what the active version brings; each `change` is `kept`. */
export const PackageContents = Type.Pick(PackagePlan, ['permissions', 'screens', 'routes'])
export type PackageContents = Static<typeof PackageContents>

/** A row of `GET /api/v1/admin/packages/updates/`. */
export const PackageUpdate = Type.Object({
  name: Type.String(),
  title: Type.String(),
  version: Type.String(),
  latest: Type.String(),
})
export type PackageUpdate = Static<typeof PackageUpdate>

/** A row of `GET /api/v1/admin/packages/usage/?name=`: a document that holds a block of the package. */
export const PackageUsage = Type.Object({
  kind: Type.String(),
  kindTitle: Type.String(),
  tenant: Type.String(),
  title: Type.String(),
  address: Type.String(),
  blocks: Type.Array(Type.String()),
})
export type PackageUsage = Static<typeof PackageUsage>

/** A row of `GET /api/v1/admin/packages/faults/?name=`, newest first. */
export const PackageFault = Type.Object({
  at: Type.String({ format: 'date-time' }),
  version: Type.String(),
  /** `block`, `route`, `job`, `subscription`, `load`, `browser`. */
  where: Type.String(),
  /** What exactly: a block type on a page, a route, a job. */
  place: Type.String(),
  message: Type.String(),
  /** The website on whose word it stands, for what happened in a browser; null for what the server saw itself. */
  website: Type.Union([Type.String(), Type.Null()]),
})
export type PackageFault = Static<typeof PackageFault>

/** Body of `POST /api/v1/admin/packages/faults/`: a part of a package threw in the browser of somebody on the staff. */
export const BrowserFault = Type.Object(
  {
    /** npm name and version of the code that threw: a tab may be older than what is installed by now. */
    name: PackagePlanRequest.properties.name,
    version: Type.String({ minLength: 1, maxLength: 100 }),
    /** A block on the canvas, a setting of one, or a part of the admin. */
    part: Type.Enum([
      'block',
      'setting',
      'screens',
      'widgets',
      'fills',
      'commands',
      'searches',
      'panels',
      'dialogs',
      'sections',
      'controls',
    ]),
    /** Type of the block, or id of the part. */
    of: Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9_./:-]*$', maxLength: 120 }),
    message: Type.String({ maxLength: 1000 }),
  },
  { additionalProperties: false },
)
export type BrowserFault = Static<typeof BrowserFault>

/** Server-sent event: how far a change is, to the account that asked for it. */
export interface PackageProgressEvent {
  readonly event: 'package-change'
  readonly change: PackageChange
}

/** Server-sent event: the first of every stream, so that a browser notices that the set of packages has changed. */
export interface GenerationEvent {
  readonly event: 'generation'
  readonly generation: number
}
